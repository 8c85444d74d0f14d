import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/parameters/parse';
import { exampleData } from '@/tests/support/data';
import { modelOf } from '../model';
import { options, parameters } from '../parameters';
import { decide } from '../score';
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

it('says where another route does better by what was put first', () => {
  const said = (...question: string[]) => answerTo(queryOf(...question)).facts.join(' ');
  expect(said('degree_holder', 'advanced', 'speed', 'asap', 'tight')).toContain(
    'By speed alone straight to RN is faster: 6 years instead of 6 years 3 months.',
  );
  expect(said('none', 'become_rn', 'cost', 'asap', 'tight')).toMatch(
    /By cost alone straight to RN costs less: \$11,400 instead of \$17,300\./,
  );
  expect(said('none', 'nurse_now', 'speed', 'asap', 'tight')).not.toContain('alone');
});

describe('the sentence', () => {
  it.each([
    [queryOf('none', 'nurse_now', 'speed', 'asap', 'tight'), 'Become an LPN: your LPN license in about '],
    [
      queryOf('none', 'become_rn', 'speed', 'asap', 'tight'),
      'Become an LPN, then bridge to RN: your RN license in about 3 years 6 months, for about $17,300 at the lower prices',
    ],
    [
      queryOf('healthcare', 'become_rn', 'pay', 'year', 'moderate'),
      'Go straight to RN with an ADN: your RN license in about 3 years 3 months',
    ],
    [
      queryOf('degree_holder', 'advanced', 'speed', 'year', 'moderate'),
      "Take an accelerated BSN, then an MSN: your master's degree",
    ],
    [queryOf('none', 'advanced', 'pay', 'open', 'moderate'), 'Go straight to RN with a BSN, then an MSN: '],
  ])('of %s names the whole route, its time and its cost', (query, start) => {
    expect(answerTo(query).sentence.startsWith(start)).toBe(true);
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

it('calls a small lead a close call', () => {
  const close = answerTo(queryOf('none', 'become_rn', 'speed', 'asap', 'tight'));
  expect(close.facts.join(' ')).toContain('a close call with straight to RN');
  const clear = answerTo(queryOf('healthcare', 'become_rn', 'pay', 'year', 'moderate'));
  expect(clear.facts.join(' ')).not.toContain('close call');
});

it('shows how the score adds up', () => {
  const { formula, result } = answerTo(queryOf('degree_holder', 'become_rn', 'speed', 'asap', 'flexible'));
  expect(formula.at(-1)?.value).toBe(`${result.scores[0]?.score} points`);
});
