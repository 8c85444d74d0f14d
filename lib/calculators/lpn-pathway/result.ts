import { z } from 'zod';
import { figureSchema } from '@/lib/numbers/figure-schema';
import { measureIds } from './measures';
import { options, parameterNames } from './parameters';
import { licenses, pathwayCredentials, routeIds } from './routes';

const months = (what: string) => z.int().min(0).describe(`${what}, in months.`);
const cost = (what: string) => z.int().min(0).describe(`${what}, in US dollars.`);
const dollarsAYear = (what: string) => z.int().min(0).describe(`${what}, in US dollars a year.`);
const route = (what: string) => z.enum(routeIds).describe(what);
const routeName = z.string().describe('Name of the route that people read.');
const sentences = (what: string) => z.array(z.string()).max(20).describe(what);
const reason = (of: string) => z.string().nullable().describe(`Why ${of} is null; null when it is not.`);

const ladderStep = z
  .strictObject({
    step: z.int().min(1).describe('Place in the ladder, from 1.'),
    credential: z.enum(pathwayCredentials).describe('Program of this step.'),
    name: z.string().describe('Name of the program that people read.'),
    months_low: months('Prerequisites, wait and study of this step, low end'),
    months_typical: months('Prerequisites, wait and study of this step, middle values'),
    months_high: months('Prerequisites, wait and study of this step, high end'),
    prerequisite_months: months('Prerequisites alone, middle value'),
    wait_months: months('Wait for the start alone, middle value'),
    study_months: months('Study alone, middle value'),
    study_months_low: months('Study alone, low end'),
    study_months_high: months('Study alone, high end'),
    cost_low: cost('Tuition at the 25th percentile of prices and other costs'),
    cost_typical: cost('Tuition at the median price and other costs'),
    cost_high: cost('Tuition at the 75th percentile of prices and other costs'),
    license: z.enum(licenses).describe('License that someone has after the step.'),
    median_wage_after: dollarsAYear(
      'National median wage with that license, newest edition; for APRN that of nurse practitioners',
    ),
  })
  .meta({ id: 'LadderStep', description: 'One program of the ladder.' });

/** Programs of the longest ladder. */
const MAX_PROGRAMS = 4;

const ladder = z.array(ladderStep).min(1).max(MAX_PROGRAMS).describe('Programs in the order they are taken.');

const programs = z.array(z.enum(pathwayCredentials)).min(1).max(MAX_PROGRAMS);

const measureId = z.enum(measureIds);

const monthsSplit = z
  .strictObject({
    prerequisite_months: months('Prerequisites before the programs'),
    wait_months: months('Waiting for their starts'),
    study_months: months('In the programs: what nursing-roi counts'),
  })
  .meta({
    id: 'PathwayMonthsSplit',
    description:
      'What the months to the goal are spent on, middle values: they add up to months_to_goal_typical.',
  });

const tippingWait = z
  .strictObject({
    months: months('Wait for the start of an ADN'),
    recommended_route: route('Route recommended with that wait.'),
  })
  .meta({
    id: 'PathwayTippingWait',
    description:
      'The nearest wait for an ADN that gives another route: longer than usual where straight to RN is recommended, else shorter.',
  });

const nationalWages = z
  .strictObject({
    edition: z.string().describe('BLS edition of the medians, by the month that it describes.'),
    lpn_median: dollarsAYear('National median wage of licensed practical nurses'),
    rn_median: dollarsAYear('National median wage of registered nurses'),
    gap: z.int().describe('rn_median minus lpn_median, in US dollars a year.'),
  })
  .meta({ id: 'NationalWages', description: 'National medians of LPNs and RNs in one edition.' });

const change = z
  .strictObject({
    parameter: z.enum(parameterNames).describe('Parameter to change.'),
    value: z.enum(Object.values(options).flat()).describe('Its nearest value that changes the route.'),
    recommended_route: route('Route recommended then.'),
  })
  .meta({ id: 'PathwayChange', description: 'The smallest change of one input that changes the answer.' });

const runnerUp = z
  .strictObject({
    route: route('Second route; where one route is scored alone, the one worth knowing beside it.'),
    route_name: routeName,
    ladder: programs.describe('Its programs, in the order they are taken.'),
    comparison: z.string().describe("The two routes side by side in a sentence with both routes' figures."),
    close_call: z.boolean().describe('Whether lead_points is too small to be sure of the answer.'),
    lead_points: z.number().min(0).nullable().describe('Points of 100 that the recommended route is ahead.'),
    lead_points_reason: reason('lead_points'),
    ...figureSchema(
      'tips_for',
      measureId
        .nullable()
        .describe('Measure on which the recommended route gains most points against this one.'),
    ),
    ...figureSchema(
      'tips_against',
      measureId
        .nullable()
        .describe('Measure on which the recommended route loses most points against this one.'),
    ),
    ...figureSchema(
      'tipping_wait',
      tippingWait.nullable().describe('The wait for an ADN at which another route comes first.'),
    ),
    what_would_change_the_answer: z
      .array(change)
      .max(parameterNames.length)
      .describe('At most one entry for each parameter; a parameter without one changes nothing alone.'),
  })
  .meta({
    id: 'PathwayRunnerUp',
    description: 'The route to compare with, and what would change the answer.',
  });

const measures = {
  first_license_months: months('Time to the first license'),
  goal_months: months('Time to the goal'),
  upfront_money: cost('Price and other costs of the first program and the pay given up in it'),
  total_cost: cost("Price and other costs of all programs at the budget's price point"),
  pay_kept: z.number().min(0).max(1).describe('Share of pay kept over all months of study, 0 to 1.'),
  net_earnings_20_year: z.int().describe('Pay over 20 years from today minus total_cost, in US dollars.'),
  programs: z.int().min(1).describe('Number of programs on the ladder.'),
};

const attributes = z
  .strictObject({
    ...measures,
    net_earnings_10_year: z
      .int()
      .describe('Pay over 10 years from today minus total_cost, in US dollars; shown, not scored.'),
    months_to_goal_low: months('Time from today to the goal, low end'),
    months_to_goal_high: months('Time from today to the goal, high end'),
    cost_low: cost('All programs: tuition at the 25th percentile of prices and other costs'),
    cost_high: cost('All programs: tuition at the 75th percentile of prices and other costs'),
    ladder,
  })
  .meta({
    id: 'PathwayAttributes',
    description: 'The measures of a route at the middle of every range, and its programs with their ranges.',
  });

const ladderOfRoute = z
  .strictObject({
    ladder: programs.describe('Its programs, in the order they are taken.'),
    score: z.number().min(0).max(100).nullable().describe('Points of 100, one decimal.'),
    score_reason: reason('score'),
    ...measures,
    cost_low: cost('All programs: tuition at the 25th percentile of prices and other costs'),
    cost_high: cost('All programs: tuition at the 75th percentile of prices and other costs'),
  })
  .meta({
    id: 'PathwayLadder',
    description: 'One ladder of a route with its measures; one that another ladder beats has no score.',
  });

const routeScore = z
  .strictObject({
    route: route('The route.'),
    route_name: routeName,
    score: z.number().min(0).max(100).nullable().describe('Points of 100, one decimal.'),
    score_reason: reason('score'),
    ...figureSchema(
      'ladder',
      programs.nullable().describe('Programs of the ladder that the route is judged by.'),
    ),
    ladders: z
      .array(ladderOfRoute)
      .describe('Every ladder of the route that reaches the goal; none where the route is not offered.'),
    attributes: attributes.nullable().describe('What the score is made from; null with a reason.'),
    attributes_reason: reason('attributes'),
    reasons: sentences('Why the route has its place.'),
  })
  .meta({ id: 'PathwayScore', description: 'One route with its score and what it rests on.' });

const weight = (id: string) => z.number().min(0).describe(`Weight of ${id}.`);

const weights = z
  .strictObject({
    first_license_months: weight('first_license_months'),
    goal_months: weight('goal_months'),
    upfront_money: weight('upfront_money'),
    total_cost: weight('total_cost'),
    pay_kept: weight('pay_kept'),
    net_earnings_20_year: weight('net_earnings_20_year'),
    programs: weight('programs'),
  } satisfies Record<(typeof measureIds)[number], z.ZodType>)
  .meta({
    id: 'PathwayWeights',
    description: 'What each measure counts for with this priority, timeline and budget.',
  });

/** `result` of lpn-pathway. Money is in whole US dollars, halves up; scores have one decimal. */
export const result = z
  .strictObject({
    summary: z
      .string()
      .describe('The answer in one or two sentences; two routes side by side where it is close.'),
    recommended_route: route('Route that fits these answers best; read close_call with it.'),
    route_name: routeName,
    close_call: z
      .boolean()
      .describe('Whether the runner-up is about as good: show both routes, and no winner.'),
    why: sentences('Why, in plain sentences, the most important first.'),
    ladder,
    months_before_start_low: months('Prerequisites and wait before the first program, low end'),
    months_before_start_high: months('Prerequisites and wait before the first program, high end'),
    months_to_first_license_low: months('Time from today to the first license, low end'),
    months_to_first_license_high: months('Time from today to the first license, high end'),
    months_to_goal_low: months('Time from today to the goal, low end'),
    months_to_goal_typical: months('Time from today to the goal, middle values'),
    months_to_goal_high: months('Time from today to the goal, high end'),
    months_to_goal_split: monthsSplit,
    cost_low: cost('All programs: tuition at the 25th percentile of prices and other costs'),
    cost_typical: cost('All programs: tuition at the median price and other costs'),
    cost_high: cost('All programs: tuition at the 75th percentile of prices and other costs'),
    cost_for_budget: cost("All programs: tuition at the budget's point of prices and other costs"),
    wages: nationalWages.describe('May 2024, the edition that is often quoted.'),
    wages_newest: nationalWages.describe('The newest edition, which ladder and sentences show.'),
    runner_up: runnerUp,
    weights,
    scores: z.array(routeScore).length(routeIds.length).describe('Every route, the best first.'),
    cautions: sentences('What to ask or know before acting on the answer.'),
  })
  .meta({ id: 'LpnPathwayResult', description: 'A route into nursing, its ladder, timing and cost.' });

export type LpnPathwayResult = z.output<typeof result>;
