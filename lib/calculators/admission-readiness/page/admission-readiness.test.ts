import { describe, expect, it } from 'vitest';
import { readerOf } from '@/tests/support/calculator-page';
import { exampleData } from '@/tests/support/data';
import { parameters } from '../parameters';
import { admissionReadinessPage } from './';

const data = exampleData();

const { answerTo } = readerOf(admissionReadinessPage);

const example = 'gpa=3.4&entrance_exam_score=78&program_type=BSN&experience=cna';

describe('the sentence', () => {
  it('says what was entered, the score and what it means', () => {
    expect(answerTo(example).sentence).toBe(
      'With a GPA of 3.4 and an entrance exam score of 78 you score 75 of 100 for a BSN program: Competitive, about what admitted applicants bring. What would help most: raise your GPA from 3.4 to 3.7 (+7 points).',
    );
    expect(answerTo(example).sentence).toBe(answerTo(example).result.summary);
  });

  it('leaves out an exam that is not used', () => {
    const { sentence } = answerTo('gpa=3.4&entrance_exam_score=78&program_type=RN_TO_BSN&experience=rn');
    expect(sentence).toMatch(/^With a GPA of 3\.4 you score /);
  });
});

describe('an exam that is not used', () => {
  const read = (query: string) => admissionReadinessPage.read(new URLSearchParams(query), data);

  it('need not be given for the answer to be the reader’s own', () => {
    const { status, form } = read('gpa=3.0&program_type=RN_TO_BSN&experience=rn');
    expect([status, form.chosen]).toEqual(['answered', 'GPA 3.0, RN-to-BSN, Current RN']);
    expect(read('gpa=3.0&program_type=MSN&experience=rn').status).toBe('answered');
  });

  it('leaves an example where other values are not given', () => {
    expect(read('program_type=RN_TO_BSN&experience=rn').status).toBe('example');
  });
});

describe('the figures', () => {
  it('are the score, the largest gain and the way to the next band', () => {
    const { figures, result } = answerTo(example);
    expect(figures.map(({ value }) => value)).toEqual([
      String(result.readiness_score),
      `+${result.next_steps[0]?.points_gained} points`,
      '10 points',
    ]);
  });

  it('show the cap of the score while a condition is open', () => {
    const { figures, cautions } = answerTo('gpa=3.4&entrance_exam_score=60&program_type=BSN&experience=cna');
    expect(figures[2]).toEqual({
      label: 'is the most you can score now',
      value: '59',
      note: 'Entrance exam below the usual floor',
    });
    expect(cautions).toHaveLength(1);
  });

  it('say where nothing is left to gain', () => {
    const { figures } = answerTo('gpa=4&entrance_exam_score=100&program_type=BSN&experience=rn');
    expect(figures[1]?.value).toBeNull();
    expect(figures[2]?.note).toBe('the highest band');
  });
});

describe('every kind of program', () => {
  const { comparison } = answerTo(example);

  it('is shown side by side', () => {
    expect(comparison.rows.map(({ id }) => id)).toEqual(parameters.program_type.allowedValues);
  });

  it('links to the page with the score shown', () => {
    for (const { href, cells } of comparison.rows) {
      const { result } = answerTo(href?.split('?')[1] ?? example);
      expect(cells[0]).toBe(String(result.readiness_score));
    }
  });
});

describe('the formula', () => {
  it('adds up to the score', () => {
    const { formula, result } = answerTo(example);
    expect(formula.at(-1)).toMatchObject({
      expression: '75.132 rounded',
      value: String(result.readiness_score),
    });
  });

  it('shows the cap that holds it', () => {
    const { formula } = answerTo(`${example}&science_prereqs_complete=false`);
    expect(formula.at(-1)?.expression).toMatch(/rounded, capped at 74$/);
  });
});

describe('the next step', () => {
  it('is a list of programs, and another program type', () => {
    expect(answerTo(example).next).toMatchObject({
      programs: { label: 'Find BSN programs near you', href: '/programs?credential=BSN' },
      other: { label: 'See an ADN instead' },
    });
  });

  it('of a registered nurse is the RN-to-BSN, and of others who have none is only the list', () => {
    expect(answerTo('gpa=3.4&program_type=BSN&experience=rn').next.other?.label).toBe(
      'See an RN-to-BSN instead',
    );
    expect(answerTo('gpa=3.4&program_type=RN_TO_BSN&experience=rn').next.other).toBeNull();
  });
});

describe('what helps most', () => {
  it('is one change of each kind, the smaller ones apart', () => {
    const { gains } = answerTo(example);
    expect(new Set(gains.largest.map(({ kind }) => kind)).size).toBe(gains.largest.length);
    expect(gains.largest.length + gains.smaller.length).toBe(
      answerTo(example).result.next_steps.filter(({ points_gained }) => points_gained > 0).length,
    );
  });
});
