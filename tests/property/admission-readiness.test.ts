import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { admissionReadiness } from '@/lib/calculators/admission-readiness';
import {
  type AdmissionReadinessInputs,
  forProgram,
  rules,
} from '@/lib/calculators/admission-readiness/parameters';
import { loadData } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { parseQuery } from '@/lib/parameters/parse';

// Each property asks for some thousand answers; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

const data = loadData();
const { parameters } = admissionReadiness;

/** Numbers as people type them, and with up to six decimals. */
const numberUpTo = (maximum: number) =>
  fc.oneof(
    fc.integer({ min: 0, max: maximum * 20 }).map((steps) => steps / 20),
    fc.integer({ min: 0, max: maximum * 1e6 }).map((steps) => steps / 1e6),
  );
const gpa = numberUpTo(4);
const exam = numberUpTo(100);
const profile = fc.record({
  gpa,
  entrance_exam_score: exam,
  program_type: fc.constantFrom('ADN', 'BSN', 'ABSN', 'RN_TO_BSN', 'MSN'),
  experience: fc.constantFrom('none', 'volunteer', 'cna', 'lpn', 'rn'),
  science_prereqs_complete: fc.boolean(),
  has_retakes: fc.boolean(),
});
const transfers: fc.Arbitrary<AdmissionReadinessInputs> = profile.map((inputs) => ({
  ...inputs,
  entry_type: 'transfer',
}));
const firstYears: fc.Arbitrary<AdmissionReadinessInputs> = fc
  .tuple(profile, fc.constantFrom('ADN', 'BSN'))
  .map(([inputs, program_type]) => ({ ...inputs, program_type, entry_type: 'first_year' }));
const applicant = fc.oneof({ arbitrary: transfers, weight: 3 }, firstYears);

const answer = (inputs: AdmissionReadinessInputs) => admissionReadiness.answer(inputs, data);
const score = (inputs: AdmissionReadinessInputs) => answer(inputs).result.readiness_score;
const holds = (property: fc.IProperty<[AdmissionReadinessInputs]>) => fc.assert(property, { numRuns: 300 });

describe('the score', () => {
  test('is a whole number from 0 to 100, inside its band', () => {
    holds(
      fc.property(applicant, (inputs) => {
        const { result } = answer(inputs);
        const band = result.bands.find(({ band_id }) => band_id === result.band_id);
        expect(Number.isInteger(result.readiness_score)).toBe(true);
        expect(band?.band_label).toBe(result.band_label);
        expect(result.readiness_score).toBeGreaterThanOrEqual(Math.max(0, band?.from_score ?? 101));
        expect(result.readiness_score).toBeLessThanOrEqual(Math.min(100, band?.to_score ?? -1));
      }),
    );
  });

  test('is the sum of the shown points, but for their rounding and the caps of the open gates', () => {
    holds(
      fc.property(applicant, (inputs) => {
        const { components, gates, readiness_score } = answer(inputs).result;
        const sum = components.reduce((total, { points }) => total + points, 0);
        // Five parts, each within 0.05 of its exact value, and the score within 0.5 of the exact sum.
        if (gates.length === 0)
          expect(Math.abs(Math.max(0, sum) - readiness_score)).toBeLessThanOrEqual(0.751);
        else expect(readiness_score).toBeLessThanOrEqual(Math.max(0, sum) + 0.751);
      }),
    );
  });

  test('of the parts: none is above its most', () => {
    holds(
      fc.property(applicant, (inputs) => {
        for (const { points, max_points } of answer(inputs).result.components)
          expect(points).toBeLessThanOrEqual(max_points);
      }),
    );
  });

  test('never falls with a higher GPA or a higher exam score', () => {
    fc.assert(
      fc.property(applicant, gpa, exam, (inputs, otherGpa, otherExam) => {
        const [lowGpa, highGpa] = [Math.min(inputs.gpa, otherGpa), Math.max(inputs.gpa, otherGpa)];
        expect(score({ ...inputs, gpa: highGpa })).toBeGreaterThanOrEqual(score({ ...inputs, gpa: lowGpa }));
        const exams = [inputs.entrance_exam_score, otherExam];
        expect(score({ ...inputs, entrance_exam_score: Math.max(...exams) })).toBeGreaterThanOrEqual(
          score({ ...inputs, entrance_exam_score: Math.min(...exams) }),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('never falls when prerequisites are done, never rises with repeated courses', () => {
    holds(
      fc.property(applicant, (inputs) => {
        expect(score({ ...inputs, science_prereqs_complete: true })).toBeGreaterThanOrEqual(
          score({ ...inputs, science_prereqs_complete: false }),
        );
        expect(score({ ...inputs, has_retakes: true })).toBeLessThanOrEqual(
          score({ ...inputs, has_retakes: false }),
        );
      }),
    );
  });

  test('never falls with the next level of experience', () => {
    const levels = ['none', 'volunteer', 'cna', 'lpn', 'rn'] as const;
    holds(
      fc.property(applicant, (inputs) => {
        const scores = levels.map((experience) => score({ ...inputs, experience }));
        expect(scores).toEqual([...scores].sort((a, b) => a - b));
      }),
    );
  });

  test('of an RN who asks for an MSN is never below that of the same applicant who is not one', () => {
    holds(
      fc.property(applicant, (inputs) => {
        const asked = forProgram(inputs, 'MSN');
        expect(score({ ...asked, experience: 'rn' })).toBeGreaterThanOrEqual(score(asked));
      }),
    );
  });
});

test('of a first-year entrant neither the exam nor the prerequisites move anything', () => {
  fc.assert(
    fc.property(firstYears, exam, (inputs, otherExam) => {
      const other = {
        ...inputs,
        entrance_exam_score: otherExam,
        science_prereqs_complete: !inputs.science_prereqs_complete,
      };
      const [one, same] = [answer(inputs).result, answer(other).result];
      expect(same.readiness_score).toBe(one.readiness_score);
      expect(same.gates).toEqual(one.gates);
      expect(same.next_steps).toEqual(one.next_steps);
      expect(one.next_steps.filter(({ kind }) => kind === 'exam' || kind === 'prerequisites')).toEqual([]);
      expect(one.notes).toHaveLength(1);
      const most = one.components.reduce((sum, { max_points }) => sum + max_points, 0);
      expect(most).toBe(100);
    }),
    { numRuns: 300 },
  );
});

test('an accelerated BSN without the prerequisites is never above 59', () => {
  holds(
    fc.property(transfers, (inputs) => {
      const open = { ...inputs, program_type: 'ABSN', science_prereqs_complete: false } as const;
      expect(score(open)).toBeLessThanOrEqual(59);
    }),
  );
});

test('every question that can be asked is one that the rules let pass', () => {
  holds(
    fc.property(applicant, (inputs) => {
      const query = new URLSearchParams(canonicalQuery(parameters, inputs));
      expect(parseQuery(parameters, query, rules)).toEqual({ ok: true, inputs });
    }),
  );
});

/** The change that the words of a step ask for. */
function changeOf({ kind, action }: { kind: string; action: string }): Partial<Record<string, string>> {
  const target = / to ([\d.]+)\.$/.exec(action)?.[1];
  if (kind === 'gpa' && target) return { gpa: target };
  if (kind === 'exam' && target) return { entrance_exam_score: target };
  if (kind === 'prerequisites') return { science_prereqs_complete: 'true' };
  if (kind === 'license') return { experience: 'rn' };
  if (kind === 'experience') return { experience: action.startsWith('Volunteer') ? 'volunteer' : 'cna' };
  return {};
}

test('a step gives the score that its words, entered as a query, are answered with', () => {
  holds(
    fc.property(applicant, (inputs) => {
      const { next_steps, readiness_score } = answer(inputs).result;
      for (const step of next_steps) {
        const query = new URLSearchParams(canonicalQuery(parameters, inputs));
        for (const [name, value] of Object.entries(changeOf(step))) query.set(name, value ?? '');
        const parsed = parseQuery(parameters, query);
        expect(parsed.ok).toBe(true);
        if (parsed.ok) expect(score(parsed.inputs)).toBe(step.new_score);
        expect(step.points_gained).toBe(step.new_score - readiness_score);
        expect(step.points_gained > 0).toBe(step.kind !== 'route');
      }
      const gains = next_steps.map(({ points_gained }) => points_gained);
      expect(gains).toEqual([...gains].sort((a, b) => b - a));
      expect(new Set(next_steps.map(({ action }) => action)).size).toBe(next_steps.length);
    }),
  );
});

test('an applicant gets the same bytes, whatever the order of the parameters and whatever was asked before', () => {
  holds(
    fc.property(applicant, (inputs) => {
      const parts = [...new URLSearchParams(canonicalQuery(parameters, inputs))];
      const forward = parseQuery(parameters, new URLSearchParams(parts));
      const backward = parseQuery(parameters, new URLSearchParams(parts.toReversed()));
      expect(forward).toEqual({ ok: true, inputs });
      expect(backward).toEqual({ ok: true, inputs });
      if (!backward.ok) return;
      // A copy of the data has none of the figures that were memoized for the original.
      const reversed = Object.fromEntries(Object.entries(inputs).reverse()) as AdmissionReadinessInputs;
      expect(JSON.stringify(admissionReadiness.answer(backward.inputs, { ...data }))).toBe(
        JSON.stringify(answer(reversed)),
      );
    }),
  );
});

test('clamping twice is clamping once, and values outside are answered like the end of the scale', () => {
  const decimal = fc
    .integer({ min: -100_000, max: 100_000 })
    .map((thousandths) => String(thousandths / 1000));
  fc.assert(
    fc.property(applicant, decimal, decimal, (inputs, gpaText, examText) => {
      const query = new URLSearchParams(canonicalQuery(parameters, inputs));
      query.set('gpa', gpaText);
      query.set('entrance_exam_score', examText);
      const once = parseQuery(parameters, query);
      expect(once).toMatchObject({
        ok: true,
        inputs: {
          gpa: Math.min(4, Math.max(0, Number(gpaText))),
          entrance_exam_score: Math.min(100, Math.max(0, Number(examText))),
        },
      });
      if (!once.ok) return;
      const { inputs: clamped, unclamped = clamped } = once;
      const read = parseQuery(parameters, new URLSearchParams(canonicalQuery(parameters, clamped)));
      expect(read).toEqual({ ok: true, inputs: clamped });
      const { notes, summary, ...figures } = admissionReadiness.answer(clamped, data, unclamped).result;
      const { notes: ofTheEnd, summary: sumOfTheEnd, ...figuresOfTheEnd } = answer(clamped).result;
      expect(figures).toEqual(figuresOfTheEnd);
      const moved = [Number(gpaText) !== clamped.gpa, Number(examText) !== clamped.entrance_exam_score];
      // The exam says nothing where it is not used, and a score under 1 has a note wherever it comes from.
      const usesExam = figures.components.some(
        ({ id, max_points }) => id === 'entrance_exam' && max_points > 0,
      );
      const expected = usesExam ? moved : moved.slice(0, 1);
      expect(summary.match(/ \(read as /g) ?? []).toHaveLength(expected.filter(Boolean).length);
      expect(summary.replace(/-?[\d.]+ \(read as ([\d.]+)\)/g, '$1')).toBe(sumOfTheEnd);
      expect(notes.length).toBeGreaterThanOrEqual(expected.filter(Boolean).length);
      expect(notes.filter((note) => / was read as /.test(note))).toHaveLength(
        expected.filter(Boolean).length,
      );
    }),
    { numRuns: 300 },
  );
});

test('no sentence speaks of a probability, and none is left unfinished', () => {
  holds(
    fc.property(applicant, (inputs) => {
      const { result, assumptions } = answer(inputs);
      const sentences = [
        ...result.components.map(({ explanation }) => explanation),
        ...result.gates.flatMap(({ effect, explanation }) => [effect, explanation]),
        ...result.next_steps.flatMap(({ action, why }) => [action, why]),
        ...result.notes,
        result.summary,
        ...assumptions,
      ];
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^[A-Z].*[.]$/);
        expect(sentence).not.toMatch(/probab|likelihood|odds|undefined|NaN|null|\d{13}/i);
      }
    }),
  );
});
