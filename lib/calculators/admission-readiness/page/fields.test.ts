import { describe, expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { admissionReadinessPage } from './';

const data = exampleData();

describe('a first visit', () => {
  const { status, form, answer } = admissionReadinessPage.read(new URLSearchParams(), data);

  it('shows an example, and a form in which nothing is filled in', () => {
    expect([status, form.chosen]).toEqual(['example', 'GPA 3.4, exam 78, BSN, CNA, EMT or similar']);
    expect(answer?.outlook).toBeNull();
    const asked = form.fields.filter(({ required }) => required);
    expect(asked.map(({ name, value }) => [name, value])).toEqual([
      ['program_type', ''],
      ['gpa', ''],
      ['experience', ''],
    ]);
    for (const { control } of asked)
      if (control.kind === 'select') expect(control.placeholder).toMatch(/^Choose /);
  });

  it('from the page of a school keeps its program type', () => {
    const asked = admissionReadinessPage.read(new URLSearchParams('program_type=ADN'), data);
    expect([asked.status, asked.form.chosen]).toEqual([
      'example',
      'GPA 3.4, exam 78, ADN, CNA, EMT or similar',
    ]);
    expect(asked.form.fields.map(({ value }) => value).slice(0, 3)).toEqual(['ADN', 'transfer', '']);
  });
});

describe('a number on another scale', () => {
  const asked = (query: string) =>
    admissionReadinessPage.read(new URLSearchParams(`program_type=BSN&experience=cna&${query}`), data);

  it.each([
    ['gpa=34&entrance_exam_score=78', 'Enter your GPA on the 4.0 scale: did you mean 3.4?', 'gpa', '3.4'],
    ['gpa=0.34', 'Enter your GPA on the 4.0 scale: did you mean 3.4?', 'gpa', '3.4'],
    ['gpa=.3', 'Enter your GPA on the 4.0 scale: did you mean 3.0?', 'gpa', '3.0'],
    ['gpa=340', 'Enter your GPA on the 4.0 scale: did you mean 3.4?', 'gpa', '3.4'],
    [
      'gpa=3.4&entrance_exam_score=0.78',
      'Enter your exam score as a number from 0 to 100: did you mean 78?',
      'entrance_exam_score',
      '78',
    ],
    [
      'gpa=3.4&teas_score=.787',
      'Enter your exam score as a number from 0 to 100: did you mean 78.7?',
      'entrance_exam_score',
      '78.7',
    ],
    [
      'gpa=3.4&entrance_exam_score=787',
      'Enter your exam score as a number from 0 to 100: did you mean 78.7?',
      'entrance_exam_score',
      '78.7',
    ],
  ])('is asked back with what it may mean: %s', (query, message, name, value) => {
    const { status, answer, problems } = asked(query);
    expect([status, answer]).toEqual(['refused', null]);
    expect(problems.map(({ message }) => message)).toEqual([message]);
    const [meant] = problems[0]?.answers ?? [];
    expect(meant?.label).toMatch(new RegExp(`^Answer with an? .* of ${value}$`));
    const { pathname, searchParams } = new URL(meant?.href ?? '', 'https://example.org');
    expect([pathname, searchParams.get(name)]).toEqual(['/calculators/admission-readiness', value]);
    expect(admissionReadinessPage.read(searchParams, data).status).toBe('answered');
  });

  it.each([
    [
      'gpa=4.6',
      /^Enter the unweighted GPA on the 4\.0 scale, for example 3\.4\. To convert .* count an A as 4/,
    ],
    ['gpa=85', /^Enter the unweighted GPA/],
    ['gpa=-1', /^Enter your GPA as a number from 0 to 4, for example 3\.4\.$/],
    [
      'gpa=0.9',
      /^Enter your GPA as a number from 0 to 4, .* If it is under 1, enter 1: the score is the same$/,
    ],
    ['gpa=0.0000001', /If it is under 1, enter 1: the score is the same$/],
    ['gpa=3.4&entrance_exam_score=0.1', /^Enter your TEAS total as a number from 0 to 100/],
    ['gpa=3.4&entrance_exam_score=120', /^Enter your TEAS total/],
    ['gpa=3.4&entrance_exam_score=-5', /^Enter your TEAS total/],
  ])('is refused where nothing likely was meant: %s', (query, message) => {
    const { status, problems } = asked(query);
    expect(status).toBe('refused');
    expect(problems).toEqual([{ fieldId: expect.any(String), message: expect.stringMatching(message) }]);
  });

  it('is no matter where the exam is not used', () => {
    expect(asked('gpa=3.4&entrance_exam_score=780&entry_type=first_year').status).toBe('answered');
  });

  it.each([
    'gpa=0',
    'gpa=4',
    'gpa=3.4&entrance_exam_score=0',
    'gpa=3.4&entrance_exam_score=1',
    'gpa=3.4&entrance_exam_score=100',
  ])('answers at the ends of the scale, which are no other scale: %s', (query) =>
    expect(asked(query).status).toBe('answered'),
  );

  it('that may be a share is not asked for by the browser module', () => {
    const fields = Object.fromEntries(asked('gpa=3').form.fields.map((field) => [field.name, field.control]));
    const exam = fields.entrance_exam_score;
    if (exam?.kind !== 'number') throw new Error('The exam is no number');
    const matches = (text: string) => new RegExp(`^(?:${exam.pattern})$`, 'v').test(text);
    expect(['78', '78.5', '78%', '0', ' 100 ', '7.8'].filter(matches)).toHaveLength(6);
    expect(['0.78', '.78', '00.5', '0.05%'].filter(matches)).toEqual([]);
  });
});

describe('which GPA to enter', () => {
  const hint = (query: string) => {
    const { form } = admissionReadinessPage.read(new URLSearchParams(query), data);
    return form.fields.find(({ name }) => name === 'gpa')?.hint;
  };

  it.each([
    ['program_type=BSN', 'Bachelor'],
    ['program_type=RN_TO_BSN', 'RN-to-BSN'],
    ['program_type=MSN', 'Direct-entry'],
    ['program_type=MSN&experience=rn', 'Master'],
    ['program_type=ADN&entry_type=first_year', 'Colleges rank first-year'],
  ])('is said beside its field: %s', (query, start) => {
    expect(hint(query)).toMatch(new RegExp(`^${start}.* 0 to 4\\.$`));
  });

  it('is said in general while no program type is chosen', () => {
    expect(hint('')).toMatch(/^Which one depends on the program type/);
  });
});

describe('someone who enters straight from high school', () => {
  const query = 'gpa=3.6&program_type=BSN&experience=none&entry_type=first_year';
  const read = (changes: string) => admissionReadinessPage.read(new URLSearchParams(query + changes), data);

  it('is answered without an exam, and fields that do not apply say so', () => {
    const { status, form, answer, notes } = read('');
    expect(status).toBe('answered');
    expect(answer?.outlook).toBeNull();
    expect(answer?.subject).toMatch(/^Readiness for a BSN program straight from high school: \d+ of 100$/);
    expect(form.chosen).toBe('GPA 3.6, BSN, No healthcare experience, straight from high school');
    const hints = Object.fromEntries(form.fields.map(({ name, hint }) => [name, hint]));
    expect(hints.entrance_exam_score).toBe('Not used straight from high school: leave it empty.');
    expect(hints.science_prereqs_complete).toBe('Does not count straight from high school.');
    expect(hints.has_retakes).toBe('Does not count straight from high school.');
    expect(notes.join(' ')).toMatch(/prerequisites, repeats of them and the entrance exam do not count/);
  });

  it('gets the same answer whatever is entered in them', () => {
    const others = '&entrance_exam_score=12&science_prereqs_complete=false&has_retakes=true';
    expect(read(others).answer?.figures).toEqual(read('').answer?.figures);
    expect(read(others).form.chosen).toBe(read('').form.chosen);
  });

  it.each(['ABSN', 'RN_TO_BSN', 'MSN'])('is asked in plain words for another program than %s', (program) => {
    const { problems } = admissionReadinessPage.read(
      new URLSearchParams(query.replace('BSN', program)),
      data,
    );
    expect(problems.map(({ fieldId }) => fieldId)).toEqual(['entry_type']);
    const [{ message, answers = [] } = { message: '' }] = problems;
    expect(message).toMatch(
      /^Choose another way to enter: straight from high school you can enter an ADN or a BSN, not /,
    );
    expect(message).not.toMatch(/entry_type|first_year|program_type/);
    for (const { href } of answers) {
      const answered = admissionReadinessPage.read(new URLSearchParams(href.split('?')[1]), data);
      expect(answered.status).toBe('answered');
    }
  });
});
