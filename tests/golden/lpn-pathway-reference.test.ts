import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { LpnPathwayResult } from '@/lib/calculators/lpn-pathway/result';
import { loadData } from '@/lib/data/data';
import { isEditionOfReference } from '../reference/edition';
import { attributesOf, resultOf } from '../support/lpn-pathway';

const data = loadData();
type Row = Readonly<Record<string, string>>;

const reference: readonly Row[] = parse(
  readFileSync(path.join(import.meta.dirname, '../reference/pathway_routes.csv'), 'utf8'),
  { columns: true },
);

const inputNames = ['starting_point', 'end_goal', 'priority', 'timeline', 'budget'];
const questionOf = (row: Row) => inputNames.map((name) => row[name]).join('/');
const text = (value: string | number | null | undefined) => (value === null ? '' : String(value));
const tenth = (value: number | null | undefined) => value?.toFixed(1) ?? '';

/** The columns of the recommended ladder. */
function recommended(result: LpnPathwayResult): Row {
  const { scores, ladder } = result;
  const attributes = attributesOf(result, result.recommended_route);
  return {
    route: result.recommended_route,
    ladder: ladder.map(({ credential }) => credential).join(' '),
    score: tenth(scores[0]?.score),
    first_license_months: text(attributes.first_license_months),
    goal_months: text(result.months_to_goal_typical),
    study_months: text(result.months_to_goal_split.study_months),
    goal_months_low: text(result.months_to_goal_low),
    goal_months_high: text(result.months_to_goal_high),
    cost_low: text(result.cost_low),
    cost_typical: text(result.cost_typical),
    cost_high: text(result.cost_high),
    cost_for_budget: text(result.cost_for_budget),
    upfront_money: text(attributes.upfront_money),
    net_earnings_20_year: text(attributes.net_earnings_20_year),
  };
}

/** Routes whose ladders have figures and no score, though the goal is theirs. */
const barred = ({ scores }: LpnPathwayResult) =>
  scores.filter(({ score, ladders }) => score === null && ladders.length > 0).map(({ route }) => route);

/** The columns of the runner-up and of what would change the answer. */
function others(result: LpnPathwayResult): Row {
  const { runner_up, close_call } = result;
  const attributes = attributesOf(result, runner_up.route);
  return {
    runner_up: runner_up.route,
    runner_up_ladder: runner_up.ladder.join(' '),
    lead: tenth(runner_up.lead_points),
    close: close_call ? 'yes' : 'no',
    tips_for: text(runner_up.tips_for),
    tips_against: text(runner_up.tips_against),
    barred: barred(result).join(' '),
    runner_up_goal_months: text(attributes.goal_months),
    runner_up_cost_for_budget: text(attributes.total_cost),
    runner_up_net_earnings_20_year: text(attributes.net_earnings_20_year),
    tipping_wait_months: text(runner_up.tipping_wait?.months ?? null),
    tipping_wait_route: text(runner_up.tipping_wait?.recommended_route ?? null),
  };
}

it.runIf(isEditionOfReference)('gives every column of all 324 reference answers', () => {
  expect(reference).toHaveLength(324);
  for (const row of reference) {
    const result = resultOf(questionOf(row), data);
    const inputs = Object.fromEntries(inputNames.map((name) => [name, row[name] ?? '']));
    expect({ ...inputs, ...recommended(result), ...others(result) }).toEqual(row);
  }
});

/** Route letters of the worked examples. */
const letters = { L: 'lpn_first', B: 'lpn_then_bridge', S: 'straight_to_rn', A: 'accelerated_bsn' };
const letterOf = (route: string) => Object.entries(letters).find(([, id]) => id === route)?.[0];

/** "B 84.4, S 75.6; barred: S": routes by score, then those that another one beats. */
function scoresInLetters(result: LpnPathwayResult): string {
  const scored = result.scores.filter(({ score }) => score !== null);
  const scores = scored.map(({ route, score }) => `${letterOf(route)} ${tenth(score)}`).join(', ');
  const beaten = barred(result).map(letterOf);
  return beaten.length > 0 ? `${scores}; barred ${beaten.join(' ')}` : scores;
}

describe.runIf(isEditionOfReference)('the worked examples of the methodology', () => {
  it.each([
    [
      'none/become_rn/speed/asap/tight',
      'S 100.0; barred B',
      '24-39-72, 11394-14646-18980',
      '10 B',
      'nurse_now L, pay B',
    ],
    [
      'none/become_rn/flexibility/asap/tight',
      'B 84.4, S 75.6',
      '27-42-78, 17225-25190-43416',
      '',
      'nurse_now L, speed S, moderate S',
    ],
    [
      'none/become_rn/flexibility/asap/moderate',
      'S 80.0, B 78.8',
      '24-39-72, 11394-14646-18980',
      '14 B',
      'nurse_now L, tight B',
    ],
    [
      'none/become_rn/pay/asap/tight',
      'B 88.6, S 83.9',
      '27-42-78, 17225-25190-43416',
      '',
      'nurse_now L, speed S, year S, moderate S',
    ],
    [
      'degree_holder/become_rn/speed/asap/flexible',
      'A 100.0, S 71.2; barred B',
      '11-24-42, 49440-59352-69420',
      '',
      'none S, nurse_now L, cost S, tight S',
    ],
    [
      'degree_holder/advanced/cost/asap/moderate',
      'S 93.6, A 76.2; barred B',
      '48-72-120, 39479-51096-65395',
      '10 B',
      'nurse_now L, speed A',
    ],
    [
      'none/advanced/pay/open/moderate',
      'S 99.5, B 83.8',
      '48-72-120, 39479-51096-65395',
      '',
      'degree_holder A, nurse_now L',
    ],
  ])('%s: %s; %s; tips at %j; %s', (question, scores, monthsAndCost, tippingWait, changes) => {
    const result = resultOf(question, data);
    const { runner_up } = result;
    const wait = runner_up.tipping_wait;
    expect(scoresInLetters(result)).toBe(scores);
    expect(
      `${[result.months_to_goal_low, result.months_to_goal_typical, result.months_to_goal_high].join('-')}, ` +
        [result.cost_low, result.cost_typical, result.cost_high].join('-'),
    ).toBe(monthsAndCost);
    expect(wait ? `${wait.months} ${letterOf(wait.recommended_route)}` : '').toBe(tippingWait);
    expect(
      runner_up.what_would_change_the_answer
        .map(({ value, recommended_route }) => `${value} ${letterOf(recommended_route)}`)
        .join(', '),
    ).toBe(changes);
  });
});

/** The ladder of a route by its programs. */
function ladderOf(question: string, programs: string) {
  const ladders = resultOf(question, data).scores.flatMap((score) => score.ladders);
  return ladders.find(({ ladder }) => ladder.join(' ') === programs);
}

describe.runIf(isEditionOfReference)('the middle values of the methodology', () => {
  it.each([
    ['none/become_rn', 'ADN', 39, 39, 59_754, 14_646, 0.4, 1_693_244],
    ['none/become_rn', 'LPN LPN_TO_RN', 18, 42, 38_703, 25_190, 0.567, 1_724_087],
    ['healthcare/become_rn', 'ADN', 39, 39, 65_358, 14_646, 0.4, 1_702_817],
    ['degree_holder/become_rn', 'ABSN', 24, 24, 123_077, 59_352, 0, 1_822_695],
  ])('%s, %s: %d and %d months, $%d up front, $%d in all, %d kept, $%d', (question, programs, ...middle) => {
    const [firstLicense, goal, upfront, cost, kept, net] = middle;
    expect(ladderOf(`${question}/speed/year/moderate`, programs)).toMatchObject({
      first_license_months: firstLicense,
      goal_months: goal,
      upfront_money: upfront,
      total_cost: cost,
      pay_kept: kept,
      net_earnings_20_year: net,
    });
  });

  it.each([
    ['none', 'BSN MSN', 54, 81, 99_955, 1_824_577],
    ['none', 'ADN RN_TO_MSN', 39, 72, 51_096, 2_030_025],
    ['none', 'ADN RN_TO_BSN MSN', 39, 87, 59_245, 1_970_912],
    ['none', 'LPN LPN_TO_RN RN_TO_MSN', 18, 75, 61_640, 2_053_769],
    ['degree_holder', 'ABSN MSN', 24, 51, 88_915, 2_109_315],
  ])('%s to advanced practice, %s: %d and %d months, $%d in all, $%d', (start, programs, ...middle) => {
    const [firstLicense, goal, cost, net] = middle;
    expect(ladderOf(`${start}/advanced/speed/year/moderate`, programs)).toMatchObject({
      first_license_months: firstLicense,
      goal_months: goal,
      total_cost: cost,
      net_earnings_20_year: net,
    });
  });

  it.each([
    ['ADN RN_TO_MSN', 0.678],
    ['ADN RN_TO_BSN MSN', 0.691],
    ['LPN LPN_TO_RN RN_TO_MSN', 0.742],
  ])('%s keeps %d of the pay', (programs, kept) => {
    expect(ladderOf('none/advanced/speed/year/moderate', programs)?.pay_kept).toBe(kept);
  });

  it('ABSN MSN keeps 0.462 of the pay', () => {
    expect(ladderOf('degree_holder/advanced/speed/year/moderate', 'ABSN MSN')?.pay_kept).toBe(0.462);
  });
});
