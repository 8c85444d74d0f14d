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

describe('the answer', () => {
  const clear = answerTo(queryOf('none', 'become_rn', 'speed', 'asap', 'tight'));

  it('says what to take, and what it takes', () => {
    expect(clear.heading).toBe('Your routes to an RN license');
    expect(clear.given).toBe(
      'New to health care. You want to become an RN; speed matters most. Starting within months, tight budget.',
    );
    expect(clear.verdict).toBe('Go straight to RN with an ADN');
    expect(clear.sentence).toBe(
      'You get your RN license in about 3 years 3 months, for about $11,400 in tuition, books and fees.',
    );
  });

  it('has time, cost and first license of a route of several programs', () => {
    const { figures } = answerTo(queryOf('none', 'advanced', 'cost', 'open', 'tight'));
    expect(figures.map(({ label, value }) => [label, value])).toEqual([
      ['To your master’s degree', '72 months'],
      ['Tuition, books and fees', '$39,500'],
      ['To your first license (RN)', '39 months'],
    ]);
  });

  it('says what the money before a license is made of', () => {
    // 0.6 of 37,590 over two years is 45,108.
    expect(clear.figures.at(-1)).toEqual({
      label: 'Needed before the license',
      value: '$56,500',
      note: '$11,400 for the program and $45,100 of pay that you give up',
    });
  });

  it('is alone in its box: what the months are spent on is beside the time lines', () => {
    expect([clear.facts, clear.cautions]).toEqual([[], []]);
    expect(clear.monthNotes).toEqual([
      'Straight to RN takes 39 months: 9 of prerequisites, 6 waiting, 24 in the program.',
      'LPN, then bridge to RN takes 42 months: 9 of prerequisites, 6 waiting, 27 in the programs.',
      "If your college's list for an ADN is 10 months or more, LPN, then bridge to RN comes first.",
    ]);
    expect(clear.terms).toEqual(['adn', 'lpn']);
    expect(clear.reasons.filter((reason) => clear.monthNotes.includes(reason))).toEqual([]);
    expect(clear.reasons).toContain(
      'LPN, then bridge to RN is 3 months later and $5,831 dearer than an ADN, so it is not scored.',
    );
  });
});

describe('two routes without a winner', () => {
  const close = answerTo(queryOf('none', 'become_rn', 'pay', 'asap', 'tight'));

  it('are side by side with the better value of each figure marked, and none is crowned', () => {
    expect(close.figureTable?.columns.map(({ label }) => label)).toEqual(['LPN first', 'Straight to RN']);
    const cells = close.figureTable?.rows.map((row) => [
      row.label,
      ...row.cells.map(({ value, note }) => `${value} ${note}`.trim()),
    ]);
    expect(cells).toEqual([
      ['RN license', '42 months', '39 months ✓ sooner'],
      ['First pay as a nurse', '18 months ✓ sooner', '39 months'],
      ['Pay given up until then', '$22,600 ✓ less', '$45,100'],
      ['Tuition, books and fees', '$17,200', '$11,400 ✓ less'],
      ['20-year pay, less school', '$1.73M ✓ more', '$1.7M'],
      ['Programs to get into', '2', '1 ✓ fewer'],
    ]);
    expect(close.figures).toEqual([]);
    expect(close.lines.filter(({ recommended }) => recommended)).toEqual([]);
    expect(close.subject).toBe('Routes into nursing: LPN, then bridge to RN or straight to RN');
  });

  it('differ by what each does better', () => {
    expect(close.verdict).toBe('Two routes are close. LPN first pays you sooner; straight to RN costs less');
    expect(close.sentence).toBe('You get your RN license in about 42 or 39 months.');
  });

  it('are also a leader that is slower and dearer and the one behind it', () => {
    const open = answerTo(queryOf('none', 'become_rn', 'flexibility', 'asap', 'tight'));
    expect(open.result.close_call).toBe(false);
    expect(open.verdict).toBe('LPN first pays you sooner; straight to RN costs less');
    expect(open.figureTable?.columns).toHaveLength(2);
    expect(open.subject).toMatch(/ or straight to RN$/);
  });

  it('of one license each have no row for the first one', () => {
    const query = queryOf('degree_holder', 'become_rn', 'pay', 'open', 'moderate');
    const { figureTable, lines } = answerTo(query);
    expect(lines.map(({ id }) => id)).toContain('accelerated_bsn');
    const isOneLicense = lines.every(({ steps }) => steps.filter(({ license }) => license).length === 1);
    const labels = figureTable?.rows.map(({ label }) => label) ?? [];
    expect(labels.includes('First pay as a nurse')).toBe(figureTable !== undefined && !isOneLicense);
  });

  it('are not what a clear answer has', () => {
    const clear = answerTo(queryOf('healthcare', 'become_rn', 'pay', 'year', 'moderate'));
    expect(clear.figureTable).toBeUndefined();
    expect(clear.lines.map(({ id, recommended }) => [id, recommended])).toEqual([
      ['straight_to_rn', true],
      ['lpn_then_bridge', false],
    ]);
    expect(clear.subject).toBe('Your route into nursing: Straight to RN');
  });

  it('each have whom they suit, and a way to their first program', () => {
    const [bridge, straight] = close.choices;
    expect(bridge?.name).toBe('LPN, then bridge to RN');
    expect(bridge?.conditions).toEqual([
      'you have less money to start with',
      'you want a nurse’s pay sooner',
      'you need to keep more of your pay while you study',
    ]);
    expect(bridge?.programs.link).toEqual({ label: 'Find LPN programs', href: '/programs?credential=LPN' });
    expect(straight?.conditions).toEqual([
      'you want to pay less for school',
      'you want your RN license sooner',
      'you want to apply to fewer programs',
    ]);
    expect(straight?.payOff.href).toBe('/calculators/nursing-roi?degree=ADN');
  });

  it('are separated by the waiting list where it decides, and by figures where no table has them', () => {
    const { choices } = answerTo(queryOf('none', 'become_rn', 'flexibility', 'asap', 'moderate'));
    expect(choices.map(({ id, conditions: [first] }) => [id, first])).toEqual([
      ['straight_to_rn', 'your wait for an ADN is under 14 months'],
      ['lpn_then_bridge', 'your wait for an ADN is 14 months or more'],
    ]);
    const clear = answerTo(queryOf('healthcare', 'become_rn', 'pay', 'year', 'moderate'));
    expect(clear.choices[0]?.conditions[1]).toMatch(
      /^you want to pay less for school \(\$[\d,]+, not \$[\d,]+\)$/,
    );
  });
});

it('says once why a route is not offered', () => {
  const { comparison, notOffered } = answerTo(queryOf('none', 'become_rn', 'pay', 'asap', 'tight'));
  expect(comparison.columns.map(({ id }) => id)).toEqual(['lpn_then_bridge', 'straight_to_rn']);
  expect(notOffered.map((reason) => reason.split(':')[0])).toEqual(['Accelerated BSN', 'LPN first']);
  expect(comparison.rows.every(({ cells }) => cells.length === 2)).toBe(true);
});

it('goes for a license in words that fit the other route too', () => {
  const { choices } = answerTo(queryOf('none', 'nurse_now', 'speed', 'asap', 'tight'));
  expect(choices[0]?.conditions.filter((condition) => condition.includes('license'))).toEqual([
    expect.stringMatching(/^you want a license sooner/),
  ]);
});

/** Everything that an answer says in words of its own. */
function wordsOf(answer: ReturnType<typeof answerTo>): string[] {
  return [
    answer.verdict,
    answer.sentence,
    ...answer.monthNotes,
    ...(answer.figureTable?.rows ?? []).flatMap(({ label, cells }) =>
      cells.map(({ value, note }) => `${label} ${value ?? 'missing'} ${note}`),
    ),
    ...answer.figures.map(({ label, value, note }) => `${label} ${value ?? 'missing'} ${note}`),
    ...answer.formula.map(({ label, expression, value }) => `${label} ${expression} ${value}`),
    ...answer.changes.map(({ label }) => label),
    ...answer.notOffered,
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
  const routesSaid = answers.map(
    ({ comparison, notOffered }) => comparison.columns.length + notOffered.length,
  );
  expect(new Set(routesSaid)).toEqual(new Set([4]));
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
