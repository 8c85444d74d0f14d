import { describe, expect, test } from 'vitest';
import { answerTo, applicant } from '@/tests/support/admission-readiness';
import { exampleData } from '@/tests/support/data';
import { calculate } from './calculate';
import { explain } from './explain';
import { admissionReadiness } from './index';

test('the assumptions of an answer', () => {
  expect(answerTo().assumptions).toEqual([
    'This is a directional planning estimate and not admissions advice; the score is not a chance of admission.',
    'Weights, floors, competitive values and bands are judged by this service (2026-11) from the published admission criteria of 6 institutions. Each program sets its own cut-offs, so check those of the programs that you apply to.',
    'Borderline is 60 to 74 and means: admitted at some programs, not at selective ones.',
    answerTo().result.gpa_note,
    'The entrance exam score is read as a TEAS total, 0 to 100; another exam is scored differently.',
    expect.stringContaining('the University of Nevada, Reno'),
    'Prerequisites in progress count like completed ones. Essays, interviews, references, residency and the number of seats are not scored.',
    'Points are shown to one decimal; the score is rounded from the exact sum and then limited to the lowest cap of the conditions that are open. Next steps change one thing at a time.',
    'A GPA outside 0 to 4 or an exam score outside 0 to 100 is moved to the nearest end.',
  ]);
});

test.each([
  ['ADN', 'none', 13, 'draw lots'],
  ['BSN', 'none', 6, 'Admitted averages move from year to year'],
  ['ABSN', 'none', 6, "bachelor's degree in another field"],
  ['RN_TO_BSN', 'rn', 4, 'seldom competitive'],
  ['MSN', 'none', 4, 'Because you are not an RN'],
  ['MSN', 'rn', 3, 'Because you are an RN'],
] as const)(
  '%s, %s: names %i institutions and what holds for such programs',
  (program_type, experience, institutions, note) => {
    const { assumptions, sources } = answerTo({ program_type, experience });
    expect(assumptions.join(' ')).toContain(`criteria of ${institutions} institutions.`);
    expect(assumptions.join(' ')).toContain(note);
    expect(sources).toHaveLength(institutions + 1);
  },
);

test('where the exam is not used, an assumption says so', () => {
  const { assumptions } = answerTo({ program_type: 'MSN', experience: 'rn' });
  expect(assumptions[4]).toBe(
    'The entrance exam is not used: MSN programs do not usually ask registered nurses for one.',
  );
});

test('kinds and dates of the constants are said as they are', () => {
  const calculation = calculate(applicant(), exampleData());
  const [first, ...others] = calculation.rows.constants;
  if (!first) throw new Error('no constants');
  const constants = [{ ...first, kind: 'measured', as_of: '2027' } as const, ...others];
  const { assumptions } = explain(applicant(), { ...calculation, rows: { ...calculation.rows, constants } });
  expect(assumptions[1]).toMatch(/bands are measured and judged by this service \(2027 and 2026-11\)/);
});

test('sources are the pages of the institutions, each once, and then our own constants', () => {
  const { sources } = answerTo({ program_type: 'ABSN' });
  expect(sources[0]).toEqual({
    title: 'Arizona State University: accelerated BSN admission criteria, read at nursingandhealth.asu.edu',
    url: 'https://nursingandhealth.asu.edu/students/clinical-nursing-advancement-application/accelerated',
  });
  expect(new Set(sources.map(({ title }) => title)).size).toBe(sources.length);
  expect(sources.at(-1)).toEqual({
    title:
      'Weights, floors and curves of the readiness score (2026-11). Judged or assumed for this service; each row says from what',
    url: '/methodology',
  });
});

describe('related pages', () => {
  test('for someone without a license: the finder, pay and cost, the pathway', () => {
    expect(answerTo({ program_type: 'ABSN', experience: 'cna' }).related).toEqual({
      program_finder: '/programs?credential=ABSN',
      pay_and_cost: '/calculators/nursing-roi',
      pathway: '/calculators/lpn-pathway',
    });
  });

  test('for an LPN: no pathway to a license the applicant has', () => {
    expect(answerTo({ program_type: 'MSN', experience: 'lpn' }).related).toEqual({
      program_finder: '/programs?credential=MSN',
      pay_and_cost: '/calculators/nursing-roi',
    });
    expect(Object.keys(answerTo({ experience: 'lpn' }).related)).toEqual(['program_finder', 'pay_and_cost']);
  });

  test('for an RN who asks for a first RN program: the same question for RN-to-BSN', () => {
    expect(answerTo({ program_type: 'ADN', experience: 'rn', has_retakes: true }).related).toEqual({
      program_finder: '/programs?credential=ADN',
      pay_and_cost: '/calculators/nursing-roi',
      rn_to_bsn:
        '/calculators/admission-readiness?gpa=3.2&entrance_exam_score=72&program_type=RN_TO_BSN&experience=rn&has_retakes=true',
    });
    expect(answerTo({ program_type: 'MSN', experience: 'rn' }).related).not.toHaveProperty('rn_to_bsn');
    expect(answerTo({ program_type: 'RN_TO_BSN', experience: 'rn' }).related).not.toHaveProperty('rn_to_bsn');
  });
});

test('the calculator names itself', () => {
  expect(admissionReadiness).toMatchObject({ id: 'admission-readiness', version: '1.1.0' });
  expect(admissionReadiness.title).toBe('Nursing school admission readiness');
  expect(admissionReadiness.summary).toMatch(/score from 0 to 100/);
  expect(admissionReadiness.whenToUse).toHaveLength(3);
  for (const when of admissionReadiness.whenToUse) expect(when).toMatch(/^Someone .+\.$/);
  expect(admissionReadiness.sources.map(({ title }) => title)).toEqual([
    'Admission pages of the programs named in each row',
    'Judged or assumed for this service; each row says from what',
  ]);
});
