import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/parameters/parse';
import { exampleData } from '@/tests/support/data';
import { decide } from '../decision';
import { modelOf } from '../model';
import { options, parameters } from '../parameters';
import { lpnPathwayPage } from './';

const data = exampleData();

/** Words that come from a value that is not there. */
const HOLES = /undefined|null|NaN|\[object/;

function answerTo(query: string) {
  const { answer } = lpnPathwayPage.read(new URLSearchParams(query), data);
  if (!answer) throw new Error(`${query} is refused`);
  return answer;
}

const queryOf = (...[start, goal, priority, timeline, budget]: string[]) =>
  `starting_point=${start}&end_goal=${goal}&priority=${priority}&timeline=${timeline}&budget=${budget}`;

const everyQuery = options.starting_point.flatMap((start) =>
  options.end_goal.flatMap((goal) =>
    options.priority.flatMap((priority) =>
      options.timeline.flatMap((timeline) =>
        options.budget.map((budget) => queryOf(start, goal, priority, timeline, budget)),
      ),
    ),
  ),
);

it('leads with the summary of the answer', () => {
  const { sentence, result } = answerTo(queryOf('none', 'become_rn', 'speed', 'asap', 'tight'));
  expect(sentence).toBe(result.summary);
});

describe('the first screen', () => {
  it('splits the months and says what a barred route takes more and which wait tips the answer', () => {
    const { facts, reasons } = answerTo(queryOf('none', 'become_rn', 'speed', 'asap', 'tight'));
    expect(facts).toEqual([
      '39 months: 9 of prerequisites, 6 waiting, 24 in the program; the pay and cost calculator (nursing-roi) counts the 24.',
      'LPN, then bridge to RN is 3 months later and $5,831 dearer than an ADN, so it is not scored.',
      "If your college's list for an ADN is 10 months or more, LPN, then bridge to RN comes first.",
      'Half of all LPNs in the nation earn more than $64,400 a year, half of all RNs more than $97,550 (May 2025): a difference of $33,150.',
    ]);
    expect(reasons.filter((reason) => facts.includes(reason))).toEqual([]);
  });

  it('has time, cost and first license of a clear answer', () => {
    const { figures } = answerTo(queryOf('none', 'become_rn', 'flexibility', 'asap', 'tight'));
    expect(figures.map(({ label, value }) => [label, value])).toEqual([
      ['to your RN license', '42 months'],
      ['for all programs', '$17,200'],
      ['to your first license (LPN/LVN)', '18 months'],
    ]);
  });
});

describe('a close call', () => {
  const close = answerTo(queryOf('none', 'become_rn', 'pay', 'asap', 'tight'));

  it('has the figures of both routes', () => {
    expect(close.figures.map(({ label, value }) => [label, value])).toEqual([
      ['An LPN program, then a bridge to RN: to your goal', '42 months'],
      ['An LPN program, then a bridge to RN: for all programs', '$17,200'],
      ['An ADN: to your goal', '39 months'],
      ['An ADN: for all programs', '$11,400'],
    ]);
  });

  it('splits the months of both', () => {
    expect(close.facts.slice(0, 2)).toEqual([
      'An LPN program, then a bridge to RN takes 42 months: 9 of prerequisites, 6 waiting, 27 in the programs.',
      'An ADN takes 39 months: 9 of prerequisites, 6 waiting, 24 in the program.',
    ]);
  });

  it('compares the two side by side and crowns neither', () => {
    expect(close.closeComparison?.columns.map(({ id }) => id)).toEqual(['lpn_then_bridge', 'straight_to_rn']);
    expect(close.closeComparison?.rows[0]?.cells).toEqual(['An LPN program, then a bridge to RN', 'An ADN']);
    expect(close.routes.filter(({ recommended }) => recommended)).toEqual([]);
    expect(close.subject).toBe('Routes into nursing: LPN, then bridge to RN or straight to RN');
    expect(close.sentence).toMatch(/^It's close: /);
  });

  it('is not what a clear answer is', () => {
    const clear = answerTo(queryOf('healthcare', 'become_rn', 'pay', 'year', 'moderate'));
    expect(clear.closeComparison).toBeNull();
    expect(clear.routes.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual([
      'straight_to_rn',
    ]);
    expect(clear.subject).toBe('Route into nursing: Straight to RN');
  });
});

/** Everything that an answer says in words of its own. */
function wordsOf(answer: ReturnType<typeof answerTo>): string[] {
  return [
    answer.sentence,
    ...answer.facts,
    ...answer.figures.map(({ label, value, note }) => `${label} ${value ?? 'missing'} ${note}`),
    ...answer.formula.map(({ label, expression, value }) => `${label} ${expression} ${value}`),
    ...answer.changes.map(({ label }) => label),
  ];
}

/** The route that a page with this address recommends. */
function routeAt(href: string) {
  const parsed = parseQuery(parameters, new URL(href, 'http://localhost').searchParams);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return decide(parsed.inputs, modelOf(data)).recommended.route;
}

it('has four routes, words without holes and links that keep their promise for all 324 inputs', () => {
  const answers = everyQuery.map(answerTo);
  expect(answers).toHaveLength(324);
  expect(answers.flatMap(wordsOf).filter((text) => HOLES.test(text))).toEqual([]);
  const routes = answers.map(({ routes: lines }) => lines.map(({ id }) => id));
  expect(routes).toEqual(answers.map(({ comparison }) => comparison.columns.map(({ id }) => id)));
  expect(routes.map(([first]) => first)).toEqual(answers.map(({ result }) => result.recommended_route));
  const promised = answers.map(({ result }) =>
    result.runner_up.what_would_change_the_answer.map(({ recommended_route }) => recommended_route),
  );
  expect(answers.map(({ changes }) => changes.map(({ href }) => routeAt(href)))).toEqual(promised);
}, 30_000);

describe('the time lines', () => {
  const { routes, result } = answerTo(queryOf('none', 'become_rn', 'speed', 'asap', 'tight'));

  it('add up to the months of the answer', () => {
    const total = (key: 'months_low' | 'months_typical' | 'months_high') =>
      routes[0]?.steps.reduce((sum, step) => sum + step[key], 0);
    expect(total('months_low')).toBe(result.months_to_goal_low);
    expect(total('months_typical')).toBe(result.months_to_goal_typical);
    expect(total('months_high')).toBe(result.months_to_goal_high);
  });

  it('say why a route is not offered', () => {
    expect(routes.find(({ id }) => id === 'accelerated_bsn')).toMatchObject({
      steps: [],
      reason: "It is open only to holders of a bachelor's degree in another field.",
    });
  });
});

it('shows how the score adds up', () => {
  const { formula, result } = answerTo(queryOf('degree_holder', 'become_rn', 'speed', 'asap', 'flexible'));
  expect(formula.at(-1)?.value).toBe(`${result.scores[0]?.score} points`);
});
