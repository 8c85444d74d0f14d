import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { type ProgramsAnswer, tablesOf } from '@/lib/site/api/programs';
import { shortTitles } from '@/lib/site/short-sources';
import { madeUpAnswer, madeUpProgram, unknownProgram } from '@/tests/support/programs';
import { findNursingPrograms } from './find-nursing-programs';
import { answerText } from './program-text';
import { MAX_CHARACTERS } from './shorten';
import type { ToolAnswer } from './tool';

const validator = () => addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
const ranked = (count: number, over: Parameters<typeof madeUpProgram>[0] = {}) =>
  Array.from({ length: count }, (_, index) =>
    madeUpProgram({ rank: index + 1, institution: `College ${index + 1}`, ...over }),
  );

/** A tool over these programs, as long as the search asks for no fewer. */
const toolOver = (answer: ProgramsAnswer) =>
  findNursingPrograms(({ limit }) => ({
    ok: true,
    answer: {
      ...answer,
      results: answer.results.slice(0, limit),
      next_cursor: limit < answer.total ? 'more' : null,
    },
    tables: tablesOf(answer.results.slice(0, limit)),
  }));

/** The text of an answer with the tables behind its programs. */
const textOf = (answer: ProgramsAnswer) => answerText({ answer, tables: tablesOf(answer.results) });

function answered(answer: ToolAnswer) {
  if ('problem' in answer) throw new Error(answer.problem);
  return answer;
}

describe('find_nursing_programs', () => {
  const tool = toolOver(
    madeUpAnswer([madeUpProgram(), unknownProgram({ rank: 2, slug: 'b', institution: 'B College' })]),
  );

  it('declares what it takes, closed, from the one declaration', () => {
    const { properties, additionalProperties, required } = tool.inputSchema;
    expect(additionalProperties).toBe(false);
    expect(required).toBeUndefined();
    expect(properties).toMatchObject({
      state: {
        anyOf: [
          { type: 'array', items: { enum: expect.arrayContaining(['ohio', 'wyoming']) }, maxItems: 51 },
          { type: 'string' },
        ],
      },
      limit: { type: 'integer', minimum: 1, maximum: 25, default: 10 },
      include_without_accreditation: { type: 'boolean', default: false },
      min_evidence: { description: expect.stringContaining('partial = at least half of the score known') },
    });
  });

  it('answers as it declares', () => {
    const { structured } = answered(tool.call({}));
    const validate = validator().compile(tool.outputSchema);
    validate(JSON.parse(JSON.stringify(structured)));
    expect(validate.errors).toBeNull();
    expect(structured).toMatchObject({
      results: [{ score_parts: { nclex: 30.1, debt: 4 } }, { score_parts: {} }],
    });
  });

  it('says what is wrong with an argument', () => {
    expect(tool.call({ state: 'atlantis' })).toEqual({
      problem: expect.stringContaining('state must be one of'),
    });
    expect(tool.call({ nope: 1 })).toEqual({ problem: expect.stringContaining('no argument "nope"') });
  });

  it('says what the search refuses', () => {
    const refusing = findNursingPrograms(() => ({
      ok: false,
      problem: { parameter: 'cursor', message: 'cursor does not belong.', allowedValues: ['a cursor'] },
    }));
    expect(refusing.call({ cursor: 'x' })).toEqual({ problem: 'cursor does not belong; allowed: a cursor.' });
  });
});

describe('an answer that is too long', () => {
  it('has all programs that fit, and its text says which it has no room for', () => {
    const long = ranked(10).map((one) => ({
      ...one,
      tuition: null,
      tuition_reason: `${one.rank}: ${'x'.repeat(520)}`,
      graduate_earnings: null,
      net_price: null,
      pass_rate: null,
      pass_rate_reason: `${one.rank}. ${'y'.repeat(150)}`,
    }));
    const { structured, text } = answered(toolOver(madeUpAnswer(long, { total: 30 })).call({}));
    const { results, notes } = structured as { results: unknown[]; notes: unknown[] };
    expect([results.length, notes]).toEqual([10, []]);
    const rows = text.match(/^\d+\. /gm)?.length ?? 0;
    expect(rows).toBeGreaterThan(2);
    expect(rows).toBeLessThan(10);
    expect(text).toMatch(new RegExp(`^# 30 nursing programs found: 1 to ${rows}\n`));
    expect(text).toContain(
      `structuredContent has ${10 - rows} more programs: ${rows + 1} to 10. To read them in words, ask with limit=${rows} and go on from there.`,
    );
    expect(text).toContain('20 more programs can be had with the same arguments and cursor=more');
  });

  it('has fewer programs, says so, and leads to the others', () => {
    const long = ranked(10, { tuition_reason: 'x'.repeat(900), tuition: null });
    const { structured, text } = answered(
      toolOver(
        madeUpAnswer(long.map((one) => ({ ...one, tuition_reason: `${one.rank}${one.tuition_reason}` }))),
      ).call({}),
    );
    expect(JSON.stringify(structured).length).toBeLessThan(MAX_CHARACTERS.structured);
    expect(text.length).toBeLessThan(MAX_CHARACTERS.text);
    const { results } = structured as { results: unknown[] };
    expect(results.length).toBeGreaterThan(2);
    expect(results.length).toBeLessThan(10);
    const note = `Shortened to ${results.length} of the 10 programs, so that the answer does not get too long.`;
    expect(structured).toMatchObject({ notes: [note], next_cursor: 'more', query: { limit: 10 } });
    expect(text).toContain(note);
    expect(text).toContain('cursor=more');
  });

  it('has fewer searches that would match', () => {
    const loosen = Array.from({ length: 250 }, (_, index) => ({
      filters: ['state' as const],
      change: `Leave out state ${index}.`,
      query: 'credential=BSN',
      total: 5,
    }));
    const { structured, text } = answered(toolOver(madeUpAnswer([], { loosen })).call({}));
    expect(text.length).toBeLessThan(MAX_CHARACTERS.text);
    const { loosen: kept } = structured as { loosen: unknown[] };
    const told = text.match(/ would match\.$/gm)?.length ?? 0;
    expect(kept.length).toBeGreaterThanOrEqual(told);
    expect(text).toContain(`structuredContent has ${kept.length - told} more searches.`);
  });
});

describe('the text', () => {
  it('carries every fact of a program, in words that stand alone', () => {
    const compared_by = 'Compared by pass rates and debt.';
    const behind = shortTitles(tablesOf([madeUpProgram()])).join('; ');
    const sources = `Sources: ${behind}. Their documents: http://localhost:3000/sources. Data version 2026.11.1.`;
    expect(behind).toContain(
      'College Scorecard, release of 2026-06-10, by way of Truewise (CC BY 4.0); BLS wages',
    );
    expect(textOf(madeUpAnswer([madeUpProgram()], { compared_by }))).toBe(`# 1 nursing program found
Asked for: state=ohio, credential=BSN. In the order of student outcomes, best first.
Compared by pass rates and debt.

1. **A College**, Columbus, Ohio: BSN, upper to top group nationwide (public). Score 76.1 ± 6.2; not measured: debt. NCLEX-RN in 2024: 96.3% of 187 first-time candidates passed (likely 92.4% to 98.2%). Graduates earn $87,308, now $90,000 (100 earners). That is 2% more than like programs. They owe $21,500. Tuition $46,700 for state residents, 2024-25. Price after grants $15,400 a year, 2023-24. 241 graduates in 2023-24. Graduation rate 88.1% (2024). On CCNE’s list. https://nurses.example/programs/a-college-1

No others match.

## Say with it
- Score: of 100 points, by licensing exam, debt. Group: a fifth of all such programs nationwide.
- Not measured, debt: not published.
- Pass rate read on the board’s own page: https://board.example/rates
- The average RN in Ohio earns $87,730 a year.
- Earnings: median a year, 4 years after finishing, earned in 2022 and 2023, in 2024 dollars, of graduates of 2017-18 and 2018-19, bachelor's degrees in nursing, with federal aid and in work; now: at May 2025 wages. College Scorecard, release of June 10, 2026.
- Like programs: programs where nurses earn the same.
- Debt: median federal debt of graduates who borrowed; College Scorecard, release of June 10, 2026.
- Tuition for the whole program: 4 academic years at the yearly rate of the institution.
- Price after grants, average of all incomes: price after grants.
- CCNE’s list: read on October 3, 2026, https://ccne.example/list
- Few people complete this program.
- These are planning estimates.

${sources}`);
  });

  it('says that several program types come one after the other', () => {
    const order = (query: object, compared_by: string | null) =>
      textOf(madeUpAnswer([madeUpProgram()], { query: { sort: 'outcomes', ...query }, compared_by })).match(
        /In the order of .+/,
      )?.[0];
    expect(order({ state: 'ohio' }, null)).toBe(
      'In the order of program type, then student outcomes, best first.',
    );
    expect(order({ credential: ['ADN', 'BSN'] }, null)).toContain('program type, then');
    expect(order({ credential: 'BSN' }, null)).toBe('In the order of student outcomes, best first.');
    // One type in the words of a query.
    expect(order({ query: 'BSN Ohio' }, 'Compared by pay.')).toBe(
      'In the order of student outcomes, best first.',
    );
    expect(order({ sort: 'name' }, null)).toBe('In the order of name of the school.');
  });

  it('says what is the same of each program once, above them', () => {
    const text = textOf(madeUpAnswer(ranked(3, { completions: { count: 7, year: '2023-24' } })));
    expect(text).toContain('\n\nOf each: Score 76.1 ± 6.2; not measured: debt. NCLEX-RN');
    expect(text.match(/7 graduates in 2023-24/g)).toHaveLength(1);
    expect(text.match(/On CCNE’s list\./g)).toHaveLength(1);
    expect(text).toMatch(
      /^2\. \*\*College 2\*\*, Columbus, Ohio: BSN, upper to top group nationwide \(public\)\. https:\S+$/m,
    );
  });

  it('names a list once, however many tracks of a program are on it', () => {
    const [listing] = madeUpProgram().accreditation;
    if (!listing) throw new Error('The program is on a list');
    const candidate = { ...listing, agency: 'ACEN' as const, status: 'Candidate', accredited: false };
    const tracks = [listing, { ...listing, level: 'Evening' }, candidate, { ...listing, level: 'Weekend' }];
    const text = textOf(madeUpAnswer([madeUpProgram({ accreditation: tracks })]));
    expect(text).toContain('On CCNE’s list (3 entries). Candidate on ACEN’s list, not accredited. http');
    expect(text.match(/CCNE’s list: read on October 3, 2026/g)).toHaveLength(1);
  });

  it('has no caveats where it has no program', () => {
    expect(textOf(madeUpAnswer([]))).not.toContain('planning estimates');
    expect(textOf(madeUpAnswer([]))).toMatch(/\n\nData version 2026\.11\.1\.$/);
  });

  it('says of a program of which too little is measured what is known and what is not', () => {
    const thin = madeUpProgram({ band: null, band_range: null, band_label: null, evidence: 'thin' });
    const text = textOf(madeUpAnswer([thin]));
    expect(text).toContain('Too little is measured to compare it; not measured: debt.');
    expect(text).not.toContain('76.1');
  });

  it('names the schools beside a list of RN-to-BSN programs', () => {
    const text = textOf(
      madeUpAnswer([], {
        national_online: [
          {
            slug: 'far-1',
            institution: 'Far University',
            state: 'utah',
            degrees_a_year: 9000,
            offered_evidence: 'yes',
            band_label: null,
          },
        ],
        also_award_bsn: { count: 12, names: ['A', 'B'] },
      }),
    );
    expect(text).toContain('- Far University, Utah: online in most states, 9,000 BSN degrees a year');
    expect(text).toContain(
      '- 12 more colleges that fit this search award a BSN, and many of them teach RNs too: A and B.',
    );
  });

  it('says why a figure is missing, and never that a program is accredited', () => {
    const text = textOf(
      madeUpAnswer([madeUpProgram(), unknownProgram({ rank: 2, institution: 'B College' })]),
    );
    for (const reason of [
      'It has no score.',
      'No rate is published.',
      'No price is known.',
      'No list has it.',
    ]) {
      expect(text).toContain(reason);
    }
    expect(text).toMatch(/2\. \*\*B College\*\*.+No outcomes score \[\d+\]\. No NCLEX pass rate \[\d+\]\./);
    expect(text).not.toMatch(/is accredited/);
  });

  it('tells how to go on, what was left out, and what would match instead', () => {
    const page = madeUpAnswer([madeUpProgram()], {
      total: 48,
      next_cursor: 'abc',
      left_out: [
        { filter: 'min_pass_rate', reason: 'No rate is published.', count: 12 },
        { filter: null, reason: 'Their school has closed.', count: 2 },
      ],
      notes: ['A note.'],
    });
    const text = textOf(page);
    expect(text).toContain('47 more programs can be had with the same arguments and cursor=abc');
    expect(text).toContain(
      '- 12 programs: No rate is published. The search without min_pass_rate lists them.',
    );
    expect(text).toContain('- 2 programs: Their school has closed.');
    expect(text).toContain('## Not in this list\n');
    expect(text).not.toMatch(/^## .*not known/m);
    expect(text).toContain('A note.');
    const none = textOf(
      madeUpAnswer([], { loosen: [{ filters: ['state'], change: 'Leave out state.', query: '', total: 7 }] }),
    );
    expect(none).toContain('# 0 nursing programs found\n');
    expect(none).toContain('- Leave out state. Then 7 programs would match.');
  });

  it('marks a sponsored program', () => {
    expect(textOf(madeUpAnswer([madeUpProgram({ sponsored: true })]))).toContain(
      'BSN, upper to top group nationwide (public, sponsored).',
    );
  });
});
