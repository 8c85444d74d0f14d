import { describe, expect, it } from 'vitest';
import { readerOf } from '@/tests/support/calculator-page';
import { exampleData } from '@/tests/support/data';
import { parameters } from '../parameters';
import { admissionReadinessPage } from './';

const data = exampleData();

const { answerTo } = readerOf(admissionReadinessPage);

const example = 'gpa=3.4&entrance_exam_score=78&program_type=BSN&experience=cna';

describe('the answer', () => {
  it('says what was met, what would help most, and the score', () => {
    const answer = answerTo(example);
    expect(answer.heading).toBe('Are you ready for a BSN?');
    expect(answer.verdict).toBe('You meet what most BSN programs ask. A GPA of 3.7 would help most');
    expect(answer.sentence).toBe(
      'With a GPA of 3.4 and an exam score of 78 you score 75 of 100 for a BSN program. This is not your chance of getting in.',
    );
    expect([answer.facts, answer.cautions]).toEqual([[], []]);
  });

  it.each([
    [
      'gpa=4&entrance_exam_score=100&program_type=BSN&experience=rn',
      'You have more than most BSN programs ask',
    ],
    [
      'gpa=3.2&entrance_exam_score=76&program_type=BSN&experience=none',
      /^You meet what some BSN programs ask\. /,
    ],
    ['gpa=2&entrance_exam_score=80&program_type=BSN&experience=cna', /^Your GPA is below what most BSN /],
    [
      'gpa=3.4&entrance_exam_score=60&program_type=BSN&experience=cna',
      /^Your exam score is below what most /,
    ],
    ['gpa=2&entrance_exam_score=50&program_type=ADN&experience=cna', /^Your GPA and exam score are below /],
    ['gpa=3&program_type=RN_TO_BSN&experience=cna', /^RN-to-BSN programs are for registered nurses only\. /],
    [
      `${example}&science_prereqs_complete=false`,
      'Most BSN programs ask for the science prerequisites first. Finishing or starting the science prerequisites would help most',
    ],
  ])('begins with what is missing, if anything: %s', (query, verdict) => {
    const said = answerTo(query).verdict;
    if (typeof verdict === 'string') expect(said).toBe(verdict);
    else expect(said).toMatch(verdict);
  });

  it('says what limits the score', () => {
    const limited = answerTo(`${example}&science_prereqs_complete=false`);
    expect(limited.sentence).toMatch(
      / It stops at 74 while you have not started the science prerequisites\.$/,
    );
    expect(limited.limits).toHaveLength(1);
    expect(answerTo(example).limits).toEqual([]);
  });
});

describe('an exam that is not used', () => {
  it('is not in the sentence', () => {
    const { sentence } = answerTo('gpa=3.4&entrance_exam_score=78&program_type=RN_TO_BSN&experience=rn');
    expect(sentence).toMatch(/^With a GPA of 3\.4 you score \d+ of 100 for an RN-to-BSN program\. /);
  });

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
    expect(figures).toEqual([
      {
        label: 'Your score',
        value: `${result.readiness_score} of 100`,
        note: 'Competitive: about what admitted students have',
      },
      {
        label: 'From one change',
        value: `+${result.next_steps[0]?.points_gained} points`,
        note: 'A GPA of 3.7',
      },
      { label: 'To “strong”', value: '10 points', note: 'More than programs usually ask' },
    ]);
  });

  it('show the cap of the score while a condition is open', () => {
    const { figures } = answerTo('gpa=3.4&entrance_exam_score=60&program_type=BSN&experience=cna');
    expect(figures[2]).toEqual({
      label: 'The most you can score now',
      value: '59',
      note: '1 condition open',
    });
  });

  it('say where nothing is left to gain', () => {
    const { figures } = answerTo('gpa=4&entrance_exam_score=100&program_type=BSN&experience=rn');
    expect(figures[1]?.value).toBeNull();
    expect(figures[2]?.note).toBe('The highest band');
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
      other: { label: 'Compare with an ADN' },
    });
  });

  it('of a registered nurse is the RN-to-BSN, and of others who have none is only the list', () => {
    expect(answerTo('gpa=3.4&program_type=BSN&experience=rn').next.other?.label).toBe(
      'Compare with an RN-to-BSN',
    );
    expect(answerTo('gpa=3.4&program_type=RN_TO_BSN&experience=rn').next.other).toBeNull();
  });
});

describe('straight from high school, below the GPA of admitted students', () => {
  const query = 'gpa=3.1&program_type=ADN&experience=none&entry_type=first_year';

  it('leads with what can still be done, and keeps the score', () => {
    const { verdict, sentence, figures, next, routes, gains } = answerTo(query);
    expect(verdict).toBe('You meet the usual minimum of ADN programs. College classes help most now');
    expect(sentence).toMatch(/^With a GPA of 3\.1 you score 58 of 100 for an ADN program\./);
    expect(figures[0]?.value).toBe('58 of 100');
    expect(gains.largest).toEqual([]);
    expect(gains.smaller[0]?.label).toBe('A GPA of 3.6');
    expect(routes[0]).toContain('science prerequisites at a college');
    expect(routes[2]).toMatch(/^\d+ of \d+ public schools with an ADN take everyone/);
    expect(next.other?.label).toBe('See your score after college courses');
    expect(next.other?.href).not.toContain('first_year');
  });

  it('is as ever with such a GPA', () => {
    expect(answerTo(query.replace('3.1', '3.6')).routes).toEqual([]);
    expect(answerTo(query.replace('3.1', '3.6')).next.other?.label).toBe('Compare with a BSN');
  });
});

describe('what helps most', () => {
  const weak =
    'gpa=2.4&entrance_exam_score=50&program_type=BSN&experience=none&science_prereqs_complete=false';

  it.each([example, weak])('is at most one change of three kinds, the smaller ones apart: %s', (query) => {
    const { gains, result } = answerTo(query);
    expect(new Set(gains.largest.map(({ kind }) => kind)).size).toBe(gains.largest.length);
    expect(gains.largest.length).toBeLessThanOrEqual(3);
    const every = [...gains.largest, ...gains.smaller].map(({ kind, newScore }) => `${kind} ${newScore}`);
    const raising = result.next_steps.filter(({ points_gained }) => points_gained > 0);
    expect(every.toSorted()).toEqual(raising.map(({ kind, new_score }) => `${kind} ${new_score}`).toSorted());
  });

  it('says what each change means to programs, and which limit it lifts', () => {
    const { largest, smaller } = answerTo(weak).gains;
    const said = [...largest, ...smaller].map(({ label, why }) => `${label}: ${why}`);
    expect(said).toEqual(
      expect.arrayContaining([
        'A GPA of 3.7: What admitted students usually have; lifts the limit of 59',
        'An exam score of 84: What admitted students usually have; lifts the limit of 59',
        'Finishing or starting the science prerequisites: Worth 15 points; lifts the limit of 74',
        'Volunteering or shadowing: 1.5 of the 5 points for experience',
      ]),
    );
  });
});

it('tells each band in plain words, the highest first', () => {
  expect(answerTo(example).bands.map(({ label, scores }) => [label, scores])).toEqual([
    ['Strong', '85 to 100'],
    ['Competitive', '75 to 84'],
    ['Borderline', '60 to 74'],
    ['Build first', '0 to 59'],
  ]);
});

it('has no hole in any word of any applicant', () => {
  for (const program of parameters.program_type.allowedValues) {
    for (const experience of parameters.experience.allowedValues) {
      for (const rest of [
        'gpa=2&entrance_exam_score=50&science_prereqs_complete=false',
        'gpa=3.8&entrance_exam_score=90',
        'gpa=3.2',
      ]) {
        const { verdict, sentence, figures, gains, parts, limits } = answerTo(
          `${rest}&program_type=${program}&experience=${experience}`,
        );
        const words = JSON.stringify([
          verdict,
          sentence,
          figures.map(({ label, note }) => label + note),
          gains,
          limits,
        ]);
        expect(words).not.toMatch(/undefined|NaN|null|\[object/);
        for (const { share, reach } of parts) {
          expect((share === null) === (reach === null)).toBe(true);
          expect(share ?? 0).toBeLessThanOrEqual(reach ?? 0);
          expect(reach ?? 0).toBeLessThanOrEqual(100);
        }
      }
    }
  }
});
