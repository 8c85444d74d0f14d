import { describe, expect, it } from 'vitest';
import { freshModel } from '@/tests/support/lpn-pathway';
import {
  beforeStart,
  byMeasure,
  type Journey,
  ladderCost,
  measure,
  measureFacts,
  measureIds,
  monthsThrough,
  netEarnings,
  payGivenUpFirst,
  percent,
  programCost,
  splitMonths,
  totalOf,
} from './measures';
import type { Program } from './programs';

/** Programs with round figures, and a journey through the first two of them. */
function journeyOfTwo() {
  const { programs } = freshModel();
  /** Half a year of waiting and a year of study at half pay for 1,000 and 200; pays 60,000. */
  const practical: Program = {
    ...programs.LPN,
    prerequisites: { low: 0, typical: 2, high: 4 },
    wait: { low: 0, typical: 4, high: 8 },
    study: { low: 10, typical: 12, high: 14 },
    shareOfPayGivenUp: 0.5,
    price: { p25: 500, median: 1_000, p75: 2_000 },
    otherCosts: 200,
    payAfter: 60_000,
  };
  /** Starts at once, two years at a quarter less pay for 3,000 and 400; pays 90,000. */
  const registered: Program = {
    ...programs.ADN,
    prerequisites: { low: 0, typical: 0, high: 0 },
    wait: { low: 0, typical: 0, high: 6 },
    study: { low: 18, typical: 24, high: 30 },
    shareOfPayGivenUp: 0.25,
    price: { p25: 2_000, median: 3_000, p75: 4_000 },
    otherCosts: 400,
    payAfter: 90_000,
  };
  const master: Program = { ...programs.MSN, shareOfPayGivenUp: 1 };
  const journey: Journey = { ladder: [practical, registered], startingPay: 24_000, pricePoint: 'median' };
  return { practical, registered, master, journey };
}

describe('the measures of a journey', () => {
  it('are added up from its programs', () => {
    const { journey } = journeyOfTwo();
    expect(measure(journey, 5)).toEqual({
      first_license_months: 18,
      goal_months: 42,
      upfront_money: 1_200 + 12_000,
      total_cost: 1_200 + 3_400,
      pay_kept: (12 * 0.5 + 24 * 0.75) / 36,
      // 6 months at 2,000, 12 at 1,000, 24 at 3,750, 18 at 7,500
      net_earnings_20_year: 12_000 + 12_000 + 90_000 + 135_000 - 4_600,
      programs: 2,
    });
  });

  it('count pay kept over the whole ladder', () => {
    const { practical, registered, master, journey } = journeyOfTwo();
    const kept = (ladder: Journey['ladder']) => measure({ ...journey, ladder }, 20).pay_kept;
    expect(kept([practical])).toBe(0.5);
    expect(kept([registered])).toBe(0.75);
    // The master's two years without pay count like the 36 months before them.
    expect(kept([practical, registered, master])).toBe((12 * 0.5 + 24 * 0.75) / 60);
  });

  it('take prices at the point that the budget looks for', () => {
    const { registered, journey } = journeyOfTwo();
    expect(measure({ ...journey, pricePoint: 'p25' }, 20).total_cost).toBe(2_500 + 600);
    expect(measure({ ...journey, pricePoint: 'p75' }, 20).upfront_money).toBe(2_200 + 12_000);
    expect(programCost(registered, 'p75')).toBe(4_400);
    expect(ladderCost(journey.ladder, 'p25')).toBe(3_100);
  });
});

describe('net earnings', () => {
  it('stop where the horizon ends, also inside a program', () => {
    const { journey } = journeyOfTwo();
    expect(netEarnings(journey, 1)).toBe(6 * 2_000 + 6 * 1_000 - 4_600);
    expect(netEarnings(journey, 0)).toBe(-4_600);
  });
});

describe('months', () => {
  it('are waits and study of all steps, at either end or in the middle', () => {
    const { practical, journey } = journeyOfTwo();
    expect(monthsThrough(journey.ladder, 'low')).toBe(28);
    expect(monthsThrough(journey.ladder, 'typical')).toBe(42);
    expect(monthsThrough(journey.ladder, 'high')).toBe(62);
    expect(monthsThrough([practical], 'high')).toBe(26);
  });

  it('before a start are prerequisites and the wait', () => {
    const { practical } = journeyOfTwo();
    expect(beforeStart(practical, 'low')).toBe(0);
    expect(beforeStart(practical, 'typical')).toBe(6);
    expect(beforeStart(practical, 'high')).toBe(12);
  });

  it('are split into prerequisites, waiting and study', () => {
    expect(splitMonths(journeyOfTwo().journey.ladder)).toEqual({
      prerequisite_months: 2,
      wait_months: 4,
      study_months: 36,
    });
  });
});

it('pay given up in the first program is that share of pay today over its months', () => {
  const { practical, registered, master, journey } = journeyOfTwo();
  expect(payGivenUpFirst(journey)).toBe(12_000);
  expect(payGivenUpFirst({ ...journey, ladder: [registered, practical] })).toBe(12_000);
  expect(payGivenUpFirst({ ...journey, ladder: [master] })).toBe(48_000);
});

describe('a record of measures', () => {
  it('has each measure under its own name', () => {
    const record = byMeasure((id) => measureIds.indexOf(id) + 1);
    expect(Object.entries(record)).toEqual(measureIds.map((id, index) => [id, index + 1]));
    expect(totalOf(record)).toBe(28);
  });
});

describe('a measure inside a sentence', () => {
  it.each([
    ['first_license_months', 18, 'the time to the first license', '18 months'],
    ['goal_months', 1, 'the time to the goal', '1 month'],
    ['upfront_money', 39_493.2, 'the cost of the first program with the pay given up in it', '$39,493'],
    ['total_cost', 25_993, 'the cost of all programs', '$25,993'],
    ['pay_kept', 0.5667, 'the share of pay kept while studying', '57%'],
    ['net_earnings_20_year', 1_723_283.75, 'the pay over 20 years less the cost', '$1,723,284'],
    ['programs', 2, 'the number of programs', '2'],
  ] as const)('%s %d is "%s", %s', (id, value, label, written) => {
    expect(measureFacts[id].label).toBe(label);
    expect(measureFacts[id].write(value)).toBe(written);
  });

  it('writes a share in whole percent', () => {
    expect([0, 0.125, 0.6, 1].map(percent)).toEqual(['0%', '13%', '60%', '100%']);
  });
});
