import { describe, expect, it } from 'vitest';
import type { Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { describeParameters } from '@/lib/parameters/describe';
import { parseQuery } from '@/lib/parameters/parse';
import type { StateSlug } from '@/lib/places/states';
import { exampleData, withConstants, withEarnings } from '@/tests/support/data';
import { nursingRoi } from '.';

const data = exampleData();
const answer = (state: StateSlug, degree: Degree, current_income = 0, from: Data = data) =>
  nursingRoi.answer({ state, degree, current_income }, from);
const resultOf = (...question: Parameters<typeof answer>) => answer(...question).result;
const said = (...question: Parameters<typeof answer>) => answer(...question).assumptions.join('\n');

describe('the salary', () => {
  it('is the state mean × the multiplier, with the range by its low and high', () => {
    // Ohio RN mean 87,730 (May 2025) × 1.01; high × 1.05 = 92,116.5, a half that rounds up
    expect(resultOf('ohio', 'BSN')).toMatchObject({
      expected_salary: 88_607,
      expected_salary_high: 92_117,
      wage_basis: { amount: 87_730, statistic: 'mean annual wage', edition: 'May 2025' },
      credential_multiplier: { value: 1.01, low: 0.96, high: 1.05, kind: 'judged' },
    });
  });

  it('widens the range down to what graduates are measured to earn, and says so', () => {
    expect(resultOf('california', 'MSN')).toMatchObject({
      expected_salary: 196_867,
      expected_salary_low: 145_373,
    });
    expect(said('california', 'MSN')).toContain('widened to contain the $145,373');
  });

  it('leaves the range as it is where the measured median lies inside it', () => {
    const { expected_salary_low: low, graduate_earnings: measured } = resultOf('ohio', 'MSN');
    expect(low).toBe(103_521);
    expect(measured?.median).toBeGreaterThan(low);
    expect(said('ohio', 'MSN')).not.toContain('widened');
  });

  it('widens the range up as well', () => {
    const generous = withEarnings({ median_of_program_medians: 99_999 });
    expect(resultOf('ohio', 'BSN', 0, generous).expected_salary_high).toBe(99_999);
    expect(said('ohio', 'BSN', 0, generous)).toContain('widened to contain the $99,999');
  });

  it('starts an LPN from the LPN wage', () => {
    expect(resultOf('ohio', 'LPN').wage_basis.occupation).toBe(
      'Licensed Practical and Licensed Vocational Nurses',
    );
  });

  it('is an error, not a guess, where BLS released no mean', () => {
    const without: Data = { ...data, wage: (area, soc) => ({ ...data.wage(area, soc), mean_annual: null }) };
    expect(() => answer('ohio', 'BSN', 0, without)).toThrow(
      'BLS released no mean_annual of Registered Nurses for ohio',
    );
  });

  it.each(['low', 'high'])('is an error where a multiplier has no %s end', (end) => {
    const without = withConstants('credential-multipliers', { 'credential_multiplier BSN': { [end]: null } });
    expect(() => answer('ohio', 'BSN', 0, without)).toThrow('The multiplier of BSN has no range');
  });
});

describe('the cost', () => {
  it('is the public median of the state plus the other costs', () => {
    // other costs of a BSN: 3,000 + 2,965 + 475
    expect(resultOf('ohio', 'BSN')).toMatchObject({
      tuition_total: 51_384,
      tuition_years: 4,
      tuition_per_year: 12_846,
      tuition_basis: { control: 'public', area: 'state', institutions: 19, year: '2023-24' },
      other_costs: 6440,
      total_cost: 57_824,
      tuition_by_control: [
        { control: 'public', total: 51_384, per_year: 12_846, institutions: 19 },
        { control: 'private', total: 115_640, per_year: 28_910, institutions: 36 },
      ],
    });
    expect(said('ohio', 'BSN')).not.toContain('Caution');
    expect(said('ohio', 'BSN')).toContain(
      'books and supplies $3,000; kit, health checks and testing $2,965; license and exam $475',
    );
  });

  it('leaves costs that are zero out of the sentence', () => {
    expect(said('ohio', 'RN_TO_BSN')).toContain('judged: books and supplies $600.');
  });

  it('falls back to private institutions, with a caution', () => {
    const { tuition_basis: basis, tuition_by_control: byControl } = resultOf('district-of-columbia', 'BSN');
    expect(basis).toMatchObject({ control: 'private', area: 'state' });
    expect(byControl.map(({ control }) => control)).toEqual(['private']);
    expect(said('district-of-columbia', 'BSN')).toContain(
      'no public institution in the District of Columbia',
    );
  });

  it('falls back to the nation where the state has no price at all, with a caution', () => {
    const { tuition_basis: basis, tuition_by_control: byControl } = resultOf('alaska', 'LPN');
    expect(basis).toMatchObject({ control: 'public', area: 'national' });
    expect(byControl.map(({ control }) => control)).toEqual(['public', 'private']);
    expect(said('alaska', 'LPN')).toContain('no institution in Alaska has a known price');
  });

  it('cautions where fewer than three institutions are behind the price', () => {
    const { tuition_basis: basis } = resultOf('wyoming', 'BSN');
    expect(basis.institutions).toBeLessThan(3);
    expect(said('wyoming', 'BSN')).toContain(`rests on ${basis.institutions} institution`);
    expect(said('california', 'PHD')).not.toContain('price rests on'); // three exactly
  });

  it('is an error where not even the nation has a price', () => {
    const without: Data = { ...data, price: () => undefined };
    expect(() => answer('ohio', 'BSN', 0, without)).toThrow(
      'No institution in the nation has a price for BSN',
    );
  });

  it('shows a PhD with tuition paid, and no other degree', () => {
    expect(resultOf('ohio', 'PHD').if_funded).toEqual({
      total_cost: 2000,
      break_even_months: 1,
      break_even_reason: null,
    });
    expect(said('ohio', 'PHD')).toContain('often funded');
    expect(resultOf('ohio', 'DNP')).not.toHaveProperty('if_funded');
    expect(said('ohio', 'DNP')).not.toContain('often funded');
  });
});

describe('payback', () => {
  it('counts months of work, sooner at the high salary and later at the low one', () => {
    // 57,876 / (88,607.3 / 12) = 7.8; at 92,116.5: 7.5; at 78,896: 8.8; 48 months of study before
    expect(resultOf('ohio', 'BSN')).toMatchObject({
      break_even_months: 8,
      break_even_months_low: 8,
      break_even_months_high: 9,
      break_even_months_from_start: 56,
      break_even_reason: null,
      break_even_low_reason: null,
      break_even_high_reason: null,
    });
  });

  it('says why it is missing without a raise', () => {
    const { expected_salary: salary } = resultOf('ohio', 'BSN');
    const none = resultOf('ohio', 'BSN', 120_000);
    expect(none).toMatchObject({
      salary_increase: salary - 120_000,
      break_even_months: null,
      break_even_months_low: null,
      break_even_months_high: null,
      break_even_months_from_start: null,
    });
    expect(none.break_even_reason).toBe('No raise: a salary of $88,607 is not above an income of $120,000.');
  });

  it('can be known at the middle and not at the low salary', () => {
    const some = resultOf('ohio', 'BSN', 80_000);
    expect(some.break_even_months).not.toBeNull();
    expect(some.break_even_months_high).toBeNull();
    expect(some.break_even_high_reason).toContain('$78,035');
  });

  it('cautions where it takes longer than the longest horizon', () => {
    expect(said('ohio', 'BSN', 88_000)).toContain('more than 20 years of work');
    expect(said('ohio', 'BSN', 30_000)).not.toContain('years of work to repay');
  });

  it('spans 0 to 20 years and ends at the 20-year figure', () => {
    const { timeline, net_earnings_20_year: net, net_gain_20_year: gain } = resultOf('ohio', 'BSN', 30_000);
    expect(timeline.map(({ year }) => year)).toEqual(Array.from({ length: 21 }, (_, year) => year));
    expect(timeline.at(-1)).toEqual({ year: 20, cumulative_if_enrolled: net, cumulative_if_not: 600_000 });
    expect(gain).toBe(net - 600_000);
  });

  it('is set beside someone who earns what entrants usually earn', () => {
    // RN-to-BSN: an ADN nurse, 87,730 × 0.96 = 84,220.8; raise 4,386.5; 13,459 / 365.54 = 36.8
    const { typical_entrant: typical, total_cost: cost } = resultOf('ohio', 'RN_TO_BSN');
    expect(typical).toMatchObject({
      baseline_income: 84_221,
      salary_increase: 4387,
      break_even_reason: null,
    });
    expect(typical.break_even_months).toBe(Math.ceil(cost / (4386.5 / 12)));
    expect(said('ohio', 'RN_TO_BSN')).toContain('current_income is 0');
    expect(said('ohio', 'RN_TO_BSN', 1)).not.toContain('current_income is 0');
  });
});

describe("graduates' measured earnings", () => {
  it('are beside the salary with their difference to it', () => {
    // (78,035 - 88,607.3) / 88,607.3 = -11.93 %
    expect(resultOf('ohio', 'BSN').graduate_earnings).toMatchObject({
      area: 'state',
      median: 78_035,
      difference_percent: -11.9,
      difference_percent_reason: null,
    });
  });

  it('caution where they are more than 15 % from it', () => {
    expect(said('california', 'MSN')).toContain(
      'Caution: graduates in California are measured to earn $145,373, 26.2% less',
    );
    expect(said('ohio', 'BSN')).not.toContain('Caution: graduates');
  });

  it('are the nation’s, without a difference, where fewer than three institutions tell them', () => {
    const { graduate_earnings: measured } = resultOf('wyoming', 'CERTIFICATE');
    expect(measured).toMatchObject({ area: 'national', difference_percent: null });
    expect(measured?.difference_percent_reason).toContain('Wyoming');
    expect(said('wyoming', 'CERTIFICATE')).toContain("measured earnings are the nation's");
    expect(said('wyoming', 'CERTIFICATE')).not.toContain('Caution: graduates');
  });

  it.each([
    [3, 'state'],
    [2, 'national'],
  ])('from %i institutions are those of the %s', (distinct_values, area) => {
    const few = withEarnings({ distinct_values }, 'ohio');
    expect(resultOf('ohio', 'BSN', 0, few).graduate_earnings?.area).toBe(area);
  });

  it('are null with a reason for a PhD', () => {
    expect(resultOf('ohio', 'PHD')).toMatchObject({ graduate_earnings: null });
    expect(resultOf('ohio', 'PHD').graduate_earnings_reason).toContain('PhD');
    expect(said('ohio', 'PHD')).toContain('No measured earnings are known for PhD graduates');
  });

  it('never move the calculated salary', () => {
    const without: Data = { ...data, graduateEarnings: () => undefined };
    expect(resultOf('ohio', 'BSN', 0, without).expected_salary).toBe(resultOf('ohio', 'BSN').expected_salary);
  });
});

describe('sources', () => {
  it('name the rows that were used', () => {
    const titles = answer('ohio', 'BSN').sources.map(({ title }) => title);
    expect(titles).toHaveLength(5);
    expect(titles[0]).toBe(
      'BLS Occupational Employment and Wage Statistics (OEWS), May 2025: mean annual wage, Registered Nurses, Ohio',
    );
    expect(titles[1]).toContain('19 public institutions in Ohio');
    expect(titles[2]).toContain('34 programs in Ohio');
    expect(titles[4]).toContain('all occupations, state 25th percentile');
  });

  it('leave out the College Scorecard for a PhD, which it cannot tell', () => {
    expect(answer('ohio', 'PHD').sources.some(({ title }) => title.includes('College Scorecard'))).toBe(
      false,
    );
  });
});

describe('the calculator', () => {
  it('says what it is and when to use it', () => {
    const { id, version, title, summary, whenToUse } = nursingRoi;
    expect({ id, version, title }).toEqual({
      id: 'nursing-roi',
      version: '1.0.0',
      title: 'Nursing degree return on investment',
    });
    expect(summary).toMatch(/^What a nursing credential pays and costs in one state: .+\.$/);
    expect(whenToUse).toHaveLength(3);
    for (const when of whenToUse) expect(when).toMatch(/^Someone .+\.$/);
  });

  it('names the tables that it reads', () => {
    expect(nursingRoi.sources.map(({ title }) => title.split(',')[0])).toEqual([
      'U.S. Bureau of Labor Statistics',
      'U.S. Department of Education',
      'U.S. Department of Education',
    ]);
  });
});

describe('parameters', () => {
  it('say what is asked', () => {
    expect(
      describeParameters(nursingRoi.parameters).map(({ name, description, example }) => [
        name,
        description,
        example,
      ]),
    ).toEqual([
      [
        'state',
        'State (or the District of Columbia) to study and work in, as a lowercase hyphenated slug.',
        'ohio',
      ],
      ['degree', 'Nursing credential to earn.', 'BSN'],
      [
        'current_income',
        'What you earn now, before tax, in US dollars a year; 0 if you are not employed.',
        30_000,
      ],
    ]);
  });

  const parse = (query: string) => parseQuery(nursingRoi.parameters, new URLSearchParams(query));

  it('take the default income when none is given', () => {
    expect(parse('state=ohio&degree=BSN')).toEqual({
      ok: true,
      inputs: { state: 'ohio', degree: 'BSN', current_income: 0 },
    });
  });

  it('refuse an income outside 0 to 10,000,000 instead of clamping it', () => {
    for (const income of ['-1', '10000001']) {
      expect(parse(`state=ohio&degree=BSN&current_income=${income}`)).toMatchObject({
        ok: false,
        problem: { parameter: 'current_income', allowedValues: ['a number from 0 to 10000000'] },
      });
    }
  });

  it('describe 51 states and 9 degrees', () => {
    const [state, degree] = describeParameters(nursingRoi.parameters);
    expect(state?.enum).toHaveLength(51);
    expect(degree?.enum).toEqual([
      'LPN',
      'ADN',
      'RN_TO_BSN',
      'BSN',
      'RN_TO_MSN',
      'MSN',
      'DNP',
      'PHD',
      'CERTIFICATE',
    ]);
  });

  it('have one canonical query', () => {
    expect(canonicalQuery(nursingRoi.parameters, { state: 'ohio', degree: 'BSN', current_income: 0 })).toBe(
      'state=ohio&degree=BSN',
    );
  });
});
