import { describe, expect, it } from 'vitest';
import { options } from '@/lib/calculators/lpn-pathway/parameters';
import { loadData } from '@/lib/data/data';
import { lpnPathwayPage } from '.';

const data = loadData();

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

describe('the sentence', () => {
  it.each([
    [queryOf('none', 'nurse_now', 'speed', 'asap', 'tight'), 'Become an LPN: your LPN license in about '],
    [
      queryOf('none', 'become_rn', 'speed', 'asap', 'tight'),
      'Become an LPN, then bridge to RN: your RN license in about 3 years 6 months, for about $26,000',
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

describe('all 324 answers', () => {
  it('have four routes side by side and words without holes', () => {
    expect(everyQuery).toHaveLength(324);
    for (const query of everyQuery) {
      const answer = answerTo(query);
      expect(answer.comparison.columns).toHaveLength(4);
      expect(answer.routes.map(({ id }) => id).sort()).toEqual(
        answer.comparison.columns.map(({ id }) => id).sort(),
      );
      expect(answer.routes[0]).toMatchObject({ id: answer.result.recommended_route, recommended: true });
      const words = [
        answer.sentence,
        ...answer.facts,
        ...answer.figures.map(({ label, value, note }) => `${label} ${value ?? 'missing'} ${note}`),
        ...answer.formula.map(({ label, expression, value }) => `${label} ${expression} ${value}`),
        ...answer.changes.map(({ label }) => label),
      ];
      for (const text of words) expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  it('lead, where one answer would change the route, to a page with that route', () => {
    for (const query of everyQuery) {
      const { changes, result } = answerTo(query);
      const promised = result.runner_up.what_would_change_the_answer.map(
        ({ recommended_route }) => recommended_route,
      );
      const found = changes.map(({ href }) => answerTo(href.split('?')[1] ?? '').result.recommended_route);
      expect(found).toEqual(promised);
    }
  });
});

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
  expect(close.facts[0]).toContain('a close call with straight to RN');
  const clear = answerTo(queryOf('healthcare', 'become_rn', 'pay', 'year', 'moderate'));
  expect(clear.facts.join(' ')).not.toContain('close call');
});

it('shows how the score adds up', () => {
  const { formula, result } = answerTo(queryOf('degree_holder', 'become_rn', 'speed', 'asap', 'flexible'));
  expect(formula.at(-1)?.value).toBe(`${result.scores[0]?.score} points`);
});
