import { describe, expect, it } from 'vitest';
import type { Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { StateSlug } from '@/lib/places/states';
import { exampleData, withConstants, withEarnings } from '@/tests/support/data';
import { nursingRoi } from '.';
import { inputsOf } from './parameters';

const data = exampleData();
const answer = (state: StateSlug, degree: Degree, current_income = 0, from: Data = data) =>
  nursingRoi.answer(inputsOf({ state, degree, current_income }), from);
const resultOf = (...question: Parameters<typeof answer>) => answer(...question).result;
const said = (...question: Parameters<typeof answer>) => answer(...question).assumptions.join('\n');

describe('the salary', () => {
  it('is the state mean × the multiplier, with the range by its low and high', () => {
    // Ohio RN mean 87,730 (May 2025) × 1.01; high × 1.05 = 92,116.5, a half that rounds up
    expect(resultOf('ohio', 'BSN')).toMatchObject({
      expected_salary: 88_607,
      expected_salary_high: 92_117,
      wage_basis: { amount: 87_730, statistic: 'mean annual wage', edition: 'May 2025' },
      credential_multiplier: { value: 1.01, low: 0.96, high: 1.05, kind: 'judged', area: 'national' },
    });
  });

  it('widens the range down to what graduates earn at May 2025 wages, and says so', () => {
    // 0.96 × 87,730 = 84,220.8 is above the 79,525 that graduates earn
    expect(resultOf('ohio', 'BSN').expected_salary_low).toBe(79_525);
    expect(said('ohio', 'BSN')).toContain('It reaches to the $79,525');
  });

  it('follows the pay of nurse practitioners of the state for an advanced degree', () => {
    // California RN mean 150,280 × 1.08; low × 1.01 = 151,782.8, widened to the 150,112 measured
    const { credential_multiplier: multiplier, ...result } = resultOf('california', 'MSN');
    expect(multiplier).toMatchObject({ value: 1.08, low: 1.01, high: 1.16, kind: 'measured', area: 'state' });
    expect(multiplier.basis).toContain('0.916 of the mean nurse practitioner');
    expect(result).toMatchObject({ expected_salary: 162_302, expected_salary_low: 150_112 });
    expect(said('california', 'MSN')).toContain('nurse practitioners $176,760');
    expect(said('ohio', 'MSN')).not.toContain('earn about what the average RN does');
  });

  it('leaves the range as it is where the measured median lies inside it', () => {
    const { expected_salary_low: low, graduate_earnings: measured } = resultOf('ohio', 'MSN');
    expect(low).toBe(106_153);
    expect(measured?.median_restated).toBeGreaterThan(low);
    expect(said('ohio', 'MSN')).not.toContain('widened');
  });

  it('widens the range up as well', () => {
    const generous = withEarnings({ median_restated: 99_999 });
    expect(resultOf('ohio', 'BSN', 0, generous).expected_salary_high).toBe(99_999);
    expect(said('ohio', 'BSN', 0, generous)).toContain('It reaches to the $99,999');
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
      grants_total: 0,
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
    expect(said('district-of-columbia', 'BSN')).toContain('no public school in the District of Columbia');
  });

  it('falls back to the nation where the state has no price at all, with a caution', () => {
    const { tuition_basis: basis, tuition_by_control: byControl } = resultOf('alaska', 'LPN');
    expect(basis).toMatchObject({ control: 'public', area: 'national' });
    expect(byControl.map(({ control }) => control)).toEqual(['public', 'private']);
    expect(said('alaska', 'LPN')).toContain('no school in Alaska has a known price');
  });

  it('cautions where fewer than three institutions are behind the price', () => {
    const { tuition_basis: basis } = resultOf('wyoming', 'BSN');
    expect(basis.institutions).toBeLessThan(3);
    expect(said('wyoming', 'BSN')).toContain(`the price is from ${basis.institutions} school`);
    expect(said('california', 'PHD')).not.toContain('the price is from'); // three exactly
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
    // 57,824 / (88,607.3 / 12) = 7.8; at 92,116.5: 7.5; at 79,525: 8.7; 48 months of study before
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
    expect(some.break_even_high_reason).toContain('$79,525');
  });

  it('cautions where it takes longer than the longest horizon', () => {
    expect(said('ohio', 'BSN', 88_000)).toContain(
      'Caution: the raise covers the cost and the pay given up, but not within 20 years of the start.',
    );
    expect(said('ohio', 'BSN', 30_000)).not.toContain('not within 20 years');
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
    expect(said('ohio', 'RN_TO_BSN')).toContain('With no income now');
    expect(said('ohio', 'RN_TO_BSN', 1)).not.toContain('With no income now');
  });
});

describe("graduates' measured earnings", () => {
  it('are beside the salary with their difference to it', () => {
    // (79,525 - 88,607.3) / 88,607.3 = -10.25 %
    expect(resultOf('ohio', 'BSN').graduate_earnings).toMatchObject({
      area: 'state',
      median: 78_035,
      median_restated: 79_525,
      dollars: 2024,
      programs: 34,
      left_out: 12,
      earners: 8229,
      cohort: 'graduates of 2017-18 and 2018-19',
      earned_in: '2022 and 2023',
      difference_percent: -10.3,
      difference_percent_reason: null,
    });
  });

  it('caution where they are more than 15 % from it', () => {
    expect(said('california', 'ADN')).toContain('Caution: graduates in California earn $121,216, 16.0% less');
    expect(said('ohio', 'BSN')).not.toContain('Caution: graduates');
  });

  it('are the nation’s, without a difference, where fewer than three institutions tell them', () => {
    const { graduate_earnings: measured } = resultOf('wyoming', 'CERTIFICATE');
    expect(measured).toMatchObject({ area: 'national', difference_percent: null });
    expect(measured?.difference_percent_reason).toContain('Wyoming');
    expect(said('wyoming', 'CERTIFICATE')).toContain("graduates' pay is that of the whole US");
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
    expect(said('ohio', 'PHD')).toContain("Graduates' pay is not known for a PhD");
  });

  it('say beside the two figures why pay at the start can be higher', () => {
    expect(resultOf('ohio', 'BSN').early_career).toMatchObject({
      entry_pay: 79_992,
      four_years_on: 79_525,
      basis: expect.stringMatching(/; measured pay includes people who work part of the year or part time/),
    });
    expect(resultOf('california', 'ADN').early_career.basis).not.toContain('part time');
  });

  it('are said to be of the District of Columbia as of other places', () => {
    const few = withEarnings({ distinct_values: 2 }, 'district-of-columbia');
    const { graduate_earnings: measured } = resultOf('district-of-columbia', 'BSN', 0, few);
    expect(measured?.difference_percent_reason).toContain('in the District of Columbia have');
    expect(resultOf('district-of-columbia', 'BSN').summary).not.toMatch(/(?<!the )District/);
  });

  it('never move the calculated salary', () => {
    const without: Data = { ...data, graduateEarnings: () => undefined };
    expect(resultOf('ohio', 'BSN', 0, without).expected_salary).toBe(resultOf('ohio', 'BSN').expected_salary);
  });
});
