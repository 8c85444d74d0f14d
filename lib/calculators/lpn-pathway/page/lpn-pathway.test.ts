import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/parameters/parse';
import { readerOf } from '@/tests/support/calculator-page';
import { exampleData } from '@/tests/support/data';
import { decide } from '../decision';
import { modelOf } from '../model';
import { options, parameters } from '../parameters';
import { lpnPathwayPage } from './';

const data = exampleData();

/** Words that come from a value that is not there. */
const HOLES = /undefined|null|NaN|\[object/;

const { answerTo: pageAnswerTo } = readerOf(lpnPathwayPage);

/** The answer of a page with routes, its routes beside what every answer has. */
function answerTo(query: string) {
  const answer = pageAnswerTo(query);
  if (!answer.routes) throw new Error(`${query} has no routes`);
  return { ...answer, ...answer.routes };
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
  it('splits the months and says which wait tips the answer', () => {
    const { facts, reasons } = answerTo(queryOf('none', 'become_rn', 'speed', 'asap', 'tight'));
    expect(facts).toEqual([
      '39 months: 9 of prerequisites, 6 waiting, 24 in the program; the pay and cost calculator counts the 24.',
      "If your college's list for an ADN is 10 months or more, LPN, then bridge to RN comes first.",
    ]);
    expect(reasons.filter((reason) => facts.includes(reason))).toEqual([]);
    expect(reasons).toContain(
      'LPN, then bridge to RN is 3 months later and $5,831 dearer than an ADN, so it is not scored.',
    );
  });

  it('has time, cost and first license of a route of several programs', () => {
    const { figures } = answerTo(queryOf('none', 'advanced', 'cost', 'open', 'tight'));
    expect(figures.map(({ label, value }) => [label, value])).toEqual([
      ["to your master's degree for advanced practice", '72 months'],
      ['tuition, books and fees', '$39,500'],
      ['to your first license (RN)', '39 months'],
    ]);
  });

  it('says what the money before a license is made of', () => {
    // 0.6 of 37,590 over two years is 45,108.
    const { figures } = answerTo(queryOf('none', 'become_rn', 'speed', 'asap', 'tight'));
    expect(figures.at(-1)).toEqual({
      label: 'needed before the license',
      value: '$56,500',
      note: '$11,400 for the program and $45,100 of pay that you give up while you are in it',
    });
  });
});

describe('two routes without a winner', () => {
  const close = answerTo(queryOf('none', 'become_rn', 'pay', 'asap', 'tight'));

  it('splits the months of both', () => {
    expect(close.choices.map(({ months }) => months)).toEqual([
      '42 months: 9 of prerequisites, 6 waiting, 27 in the programs.',
      '39 months: 9 of prerequisites, 6 waiting, 24 in the program.',
    ]);
  });

  it('puts the figures of a close call side by side, says which is better on each, and crowns neither', () => {
    expect(close.sideBySide?.columns.map(({ label }) => label)).toEqual([
      'LPN, then bridge to RN',
      'Straight to RN',
    ]);
    expect(close.sideBySide?.rows.map(({ label, cells }) => [label, ...cells])).toEqual([
      ['Programs', 'An LPN program, then a bridge to RN', 'An ADN'],
      ['Your RN license', '42 months', '39 months ✓ sooner'],
      ['First pay as a nurse', 'month 18 ✓ sooner', 'month 39'],
      ['Tuition, books and fees', '$17,200', '$11,400 ✓ less'],
      ['Pay you give up before your first license', '$22,600 ✓ less', '$45,100'],
      ['Pay over 20 years, less school costs', '$1.73 million ✓ more', '$1.7 million'],
      ['Programs to get into', '2', '1 ✓ fewer'],
    ]);
    expect(close.figures).toEqual([]);
    expect(close.lines.filter(({ recommended }) => recommended)).toEqual([]);
    expect(close.subject).toBe('Routes into nursing: LPN, then bridge to RN or straight to RN');
    expect(close.sentence).toMatch(/^It's close: /);
  });

  it('are also a leader that is slower and dearer and the one behind it', () => {
    const open = answerTo(queryOf('none', 'become_rn', 'flexibility', 'asap', 'tight'));
    expect(open.result.close_call).toBe(false);
    expect(open.sentence).toBe(
      "It's your call: an LPN program, then a bridge to RN leaves you more of your pay while you study; an ADN takes fewer programs. " +
        'They take 42 and 39 months to your RN license and cost about $17,200 and $11,400 at the lower prices (25th percentile).',
    );
    expect(open.sideBySide?.columns).toHaveLength(2);
    expect(open.subject).toMatch(/ or straight to RN$/);
  });

  it('are not what a clear answer has', () => {
    const clear = answerTo(queryOf('healthcare', 'become_rn', 'pay', 'year', 'moderate'));
    expect(clear.sideBySide).toBeNull();
    expect(clear.lines.map(({ id, recommended }) => [id, recommended])).toEqual([
      ['straight_to_rn', true],
      ['lpn_then_bridge', false],
    ]);
    expect(clear.subject).toBe('Route into nursing: Straight to RN');
  });

  it('each have whom they suit, and a way to their first program', () => {
    const [bridge, straight] = close.choices;
    expect(bridge?.name).toBe('LPN, then bridge to RN');
    expect(bridge?.conditions).toEqual([
      'you want a nurse’s pay sooner: month 18, not month 39',
      'you have less to get by on: the first program and the pay given up in it take $32,800, not $56,500',
      'you need your pay while you study: you keep 57%, not 40%',
      'you count 20 years of pay, less the cost: $1.73 million, not $1.7 million',
    ]);
    expect(bridge?.programs.link).toEqual({ label: 'Find LPN programs', href: '/programs?credential=LPN' });
    expect(straight?.conditions).toEqual([
      'you want your RN license sooner: 39 months, not 42 months',
      'you want to pay less for school: $11,400, not $17,200',
      'you want fewer programs to get into: one, not two',
    ]);
    expect(straight?.payOff.href).toBe('/calculators/nursing-roi?degree=ADN');
  });

  it('are separated by the waiting list where it decides', () => {
    const { choices } = answerTo(queryOf('none', 'become_rn', 'flexibility', 'asap', 'moderate'));
    expect(choices.map(({ id, conditions: [first] }) => [id, first])).toEqual([
      ['straight_to_rn', 'the waiting list for an ADN at your college is under 14 months'],
      ['lpn_then_bridge', 'the waiting list for an ADN at your college is 14 months or more'],
    ]);
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
    ...answer.choices.flatMap(({ name, conditions, programs: { link } }) => [
      name,
      ...conditions,
      link.label,
    ]),
  ];
}

/** The route that a page with this address recommends. */
function routeAt(href: string) {
  const parsed = parseQuery(parameters, new URL(href, 'http://localhost').searchParams);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return decide(parsed.inputs, modelOf(data)).recommended.route;
}

it('has two routes, words without holes and links that keep their promise for all 324 inputs', () => {
  const answers = everyQuery.map(answerTo);
  expect(answers).toHaveLength(324);
  expect(answers.flatMap(wordsOf).filter((text) => HOLES.test(text))).toEqual([]);
  const routes = answers.map(({ lines }) => lines.map(({ id }) => id));
  expect(routes).toEqual(
    answers.map(({ result }) => [result.recommended_route, result.runner_up.route] as string[]),
  );
  expect(answers.filter(({ comparison }) => comparison.columns.length !== 4)).toEqual([]);
  const promised = answers.map(({ result }) =>
    result.runner_up.what_would_change_the_answer.map(({ recommended_route }) => recommended_route),
  );
  expect(answers.map(({ changes }) => changes.map(({ href }) => routeAt(href)))).toEqual(promised);
}, 90_000);

describe('the time lines', () => {
  const { lines, result } = answerTo(queryOf('none', 'become_rn', 'pay', 'asap', 'tight'));

  it('add up to the months of the answer', () => {
    const total = (key: 'months_low' | 'months_typical' | 'months_high') =>
      lines[0]?.steps.reduce((sum, step) => sum + step[key], 0);
    expect(total('months_low')).toBe(result.months_to_goal_low);
    expect(total('months_typical')).toBe(result.months_to_goal_typical);
    expect(total('months_high')).toBe(result.months_to_goal_high);
  });

  it('tell the months before and between programs from those in class', () => {
    expect(lines[0]?.steps.map(({ short, kind, months_typical }) => [short, kind, months_typical])).toEqual([
      ['Before', 'before', 6],
      ['LPN', 'classes', 12],
      ['Work', 'work', 9],
      ['Bridge', 'classes', 15],
    ]);
  });
});

it('shows how the score adds up', () => {
  const { formula, result } = answerTo(queryOf('degree_holder', 'become_rn', 'speed', 'asap', 'flexible'));
  expect(formula.at(-1)?.value).toBe(`${result.scores[0]?.score} points`);
});
