import { describe, expect, it } from 'vitest';
import type { Data } from '@/lib/data/data';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { readerOf } from '@/tests/support/calculator-page';
import { exampleData } from '@/tests/support/data';
import { options } from '../parameters';
import { lpnPathwayPage } from './';
import { MAX_WAIT_MONTHS } from './extras';

const data = exampleData();
const question = 'starting_point=none&end_goal=become_rn&priority=speed&timeline=asap&budget=tight';

const { read, answerTo } = readerOf(lpnPathwayPage);

function routesOf(query: string) {
  const { routes } = answerTo(query);
  if (!routes) throw new Error(`${query} has no routes`);
  return routes;
}

function licensedOf(query: string) {
  const { licensed } = answerTo(query);
  if (!licensed) throw new Error(`${query} is answered as without a license`);
  return licensed;
}

describe('a state', () => {
  it('leads with its figures, the nation’s as their note; the routes stay', () => {
    const [plain, ohio] = [answerTo(question), answerTo(`${question}&state=ohio`)];
    expect(ohio.verdict).toEqual(plain.verdict);
    expect(ohio.figures[0]).toEqual(plain.figures[0]);
    expect(ohio.figures[1]).toEqual({
      label: 'Tuition, books and fees, Ohio',
      value: '$14,300',
      note: 'The middle half of prices: $14,300 to $37,700; $11,400 nationwide',
    });
    expect(ohio.sentence).toMatch(
      /for about \$14,300 .+ Prices and pay are Ohio’s(; US figures lead to the same answer|\. By them, .+)\.$/,
    );
    expect(ohio.dataNote).toBe(
      'The data and the API have the nationwide answer, without Ohio’s prices and pay.',
    );
    expect(plain.routes?.state).toBeNull();
  });

  it('leads to its own programs and to what they pay back', () => {
    const [first] = routesOf(`${question}&state=ohio`).choices;
    expect(first?.programs.link).toEqual({
      label: 'Find ADN programs in Ohio',
      href: '/programs?credential=ADN&state=ohio',
    });
    expect(first?.payOff).toEqual({
      label: 'Does an ADN pay off in Ohio?',
      href: '/calculators/nursing-roi?state=ohio&degree=ADN',
    });
  });

  it('without a price of its own says that the nationwide one is used', () => {
    const lacking: Data = {
      ...data,
      price: (area, credential, control) =>
        area === 'ohio' && credential === 'ADN' ? undefined : data.price(area, credential, control),
    };
    const { answer } = lpnPathwayPage.read(new URLSearchParams(`${question}&state=ohio`), lacking);
    const state = answer?.routes?.state;
    expect(state?.notes[0]).toBe(
      'No school in Ohio reports a price of ADN or LPN-to-RN bridge: the nationwide one is used.',
    );
    expect(state?.comparison.rows[0]?.cells[0]).toEqual(state?.comparison.rows[1]?.cells[0]);
  });

  it('is not asked for by the API: the link to the data has no trace of it', () => {
    const { apiQuery, pageQuery } = read(`${question}&state=OH&wait=12`);
    expect(apiQuery).toBe(question);
    expect(pageQuery).toBe(`${question}&state=ohio&wait=12`);
  });

  it('that is unknown is refused beside its field', () => {
    expect(read(`${question}&state=narnia`).problems).toEqual([
      { fieldId: 'state', message: expect.stringMatching(/^Choose a state from the list/) },
    ]);
  });
});

describe('a place', () => {
  it('that is not known is refused beside its field', () => {
    const { status, problems } = read(`${question}&near=Atlantis`);
    expect(status).toBe('refused');
    expect(problems).toEqual([
      { fieldId: 'near', message: expect.stringMatching(/^“Near” has no place called “Atlantis”/) },
    ]);
  });
});

describe('a waiting list', () => {
  it('is counted in place of the usual wait', () => {
    const routes = routesOf(`${question}&wait=8`);
    // 9 of prerequisites, 8 waiting, 24 in class; the ends keep their own prerequisites and study.
    expect(routes.result.months_to_goal_typical).toBe(41);
    expect(routes.monthNotes).toEqual([
      'Straight to RN takes 41 months: 9 of prerequisites, 8 waiting, 24 in the program.',
      expect.stringMatching(/^LPN, then bridge to RN takes 42 months: /),
      'This counts 8 months on the waiting list of your college for an ADN; 6 are usual.',
      expect.stringMatching(/^If your college's list for an ADN is /),
    ]);
  });

  it('of the tipping length gives the route that the answer without it named', () => {
    const { tipping_wait } = routesOf(question).result.runner_up;
    const at = routesOf(`${question}&wait=${tipping_wait?.months}`).result;
    const below = routesOf(`${question}&wait=${(tipping_wait?.months ?? 0) - 1}`).result;
    expect(at.recommended_route).toBe(tipping_wait?.recommended_route);
    expect(below.recommended_route).toBe('straight_to_rn');
  });

  it('of the usual length gives the national answer', () => {
    const [usual, national] = [routesOf(`${question}&wait=6`).result, routesOf(question).result];
    expect(usual.scores.map(({ route, score }) => [route, score])).toEqual(
      national.scores.map(({ route, score }) => [route, score]),
    );
    expect(usual.summary).toBe(national.summary);
  });

  const saying = (query: string) =>
    routesOf(`${query}&wait=12`).monthNotes.filter((note) => note.startsWith('This counts 12 months '));

  it('is spoken of only where it counts', () => {
    expect(saying(question)).toHaveLength(1);
    expect(saying(question.replace('become_rn', 'nurse_now'))).toEqual([]);
    expect(saying(question.replace('none', 'degree_holder').replace('tight', 'flexible'))).toEqual([]);
  });

  it('that passes the year that the reader has is warned of', () => {
    const late = (query: string) =>
      routesOf(query).result.cautions.filter((caution) =>
        caution.startsWith('You want to start within a year'),
      );
    const inAYear = question.replace('asap', 'year').replace('speed', 'cost');
    expect(late(inAYear)).toEqual([]);
    expect(late(`${inAYear}&wait=12`)).toHaveLength(1);
  });

  it('of three years leaves the ADN the cheaper of two close routes', () => {
    const { verdict, sentence } = answerTo(
      `${question.replace('speed', 'cost').replace('asap', 'year')}&wait=36`,
    );
    expect(verdict).toBe('Two routes are close. Straight to RN costs less; LPN first pays you sooner');
    expect(sentence).toBe('You get your RN license in about 69 or 42 months.');
  });

  it('is at most the longest wait that is tried', () => {
    expect(MAX_WAIT_MONTHS).toBe(data.parameters('lpn-pathway').number('adn_wait_search_months'));
    expect(read(`${question}&wait=${MAX_WAIT_MONTHS}`).status).toBe('answered');
    for (const wait of [MAX_WAIT_MONTHS + 1, -1, 2.5, 'long']) {
      expect(read(`${question}&wait=${wait}`).problems.map(({ fieldId }) => fieldId)).toEqual(['wait']);
    }
  });
});

describe('a license', () => {
  it.each(['have=lpn', 'starting_point=lpn', 'starting_point=none&have=lpn'])('is read from %s', (query) => {
    const { status, form, apiQuery, pageQuery } = read(query);
    expect(status).toBe('answered');
    expect(form.fields[0]?.value).toBe('lpn');
    expect(new URLSearchParams(apiQuery).get('starting_point')).toBe('healthcare');
    expect(new URLSearchParams(pageQuery).get('have')).toBe('lpn');
    expect(licensedOf(query).ladders[0]?.heading).toBe('A bridge to RN');
  });

  it('leaves an LPN 24 months and $9,041 to RN', () => {
    const { sentence, figures } = answerTo('have=lpn');
    expect(sentence).toBe(
      'A bridge to RN takes you from LPN to the RN license in about 2 years, for about $9,040 at the median price nationwide.',
    );
    expect(figures.map(({ value }) => value)).toEqual(['24 months', '$9,040', '$97,600']);
    expect(licensedOf('have=lpn').ladders[0]?.sentences[1]).toMatch(
      /^Nationwide: \$9,041 at the median price, /,
    );
  });

  it('leaves an RN 33 months and $36,450 to a master’s degree, and a BSN before it', () => {
    expect(licensedOf('have=rn').ladders.map(({ heading }) => heading)).toEqual([
      'An RN-to-BSN',
      'If you have a BSN: an MSN',
      'An RN-to-MSN',
      'An RN-to-BSN, then an MSN',
    ]);
    const [first] = licensedOf('have=rn&end_goal=advanced').ladders;
    expect(first?.heading).toBe('An RN-to-MSN');
    expect(first?.sentences.slice(0, 2)).toEqual([
      '33 months: 3 waiting, 30 in the program.',
      expect.stringMatching(/^Nationwide: \$36,450 at the median price, /),
    ]);
  });

  it('of an RN leads to an MSN by a BSN only where the reader has one', () => {
    const { sentence, licensed } = answerTo('have=rn&end_goal=advanced&state=ohio');
    expect(sentence).toMatch(/^An RN-to-MSN takes you from RN /);
    expect(licensed?.lines.map(({ name }) => name)).toContain('If you have a BSN: an MSN');
    const msn = licensed?.ladders.find(({ id }) => id === 'msn');
    expect(msn?.sentences).toEqual([
      '27 months: 3 waiting, 24 in the program.',
      expect.stringMatching(/^In Ohio: \$/),
      expect.stringMatching(/^Nationwide: \$29,563 at the median price, /),
    ]);
    expect(msn?.begin?.programs.link.href).toBe('/programs?credential=MSN&state=ohio');
    expect(msn?.begin?.payOff.href).toBe('/calculators/nursing-roi?state=ohio&degree=MSN');
    expect(licensed?.ladders.filter(({ begin }) => begin !== null)).toHaveLength(1);
  });

  it('is answered with the figures of the state, the nation’s beside', () => {
    const [there, nationwide] = [answerTo('have=lpn&state=ohio'), answerTo('have=lpn')];
    const costs = there.figures[1];
    expect(there.sentence).toMatch(/ at the median price in Ohio\.$/);
    expect(costs?.label).toBe('Tuition, books and fees in Ohio');
    expect(costs?.value).not.toBe(nationwide.figures[1]?.value);
    expect(costs?.note).toMatch(/; \$9,040 nationwide$/);
    const pay = (soc: string) => formatDollarsRounded(data.wage('ohio', soc).median_annual ?? 0);
    expect(there.figures[2]).toEqual({
      label: 'Median pay of RNs, a year, in Ohio',
      value: pay('29-1141'),
      note: `${pay('29-2061')} for LPNs`,
    });
  });

  it('has no other pay to show where the license stays the same, and says whose pay an MSN may lead to', () => {
    expect(answerTo('have=rn&end_goal=become_rn').figures[2]).toEqual({
      label: 'Pay that you keep while you study',
      value: '100%',
      note: 'Your license stays the same',
    });
    const { label, note } = answerTo('have=rn&end_goal=advanced').figures[2] ?? {};
    expect(label).toBe('Median pay of nurse practitioners, a year, nationwide');
    expect(note).toMatch(/ for RNs; not every MSN leads there$/);
  });

  it('says what the cost is where the budget looks', () => {
    const withBudget = (budget: string) =>
      licensedOf(`have=lpn&budget=${budget}`).notes.filter((note) => note.includes('budget'));
    expect(withBudget('tight')).toEqual([
      'The cost is at the median price. At the lower prices (25th percentile), where a tight budget looks, it is about $7,010.',
    ]);
    expect(withBudget('moderate')).toEqual([]);
  });

  it('says no second cost where the higher prices are those at the median, and names the District in prose', () => {
    const asked = 'have=rn&end_goal=advanced&budget=flexible&state';
    const costNotes = (state: string) =>
      licensedOf(`${asked}=${state}`).notes.filter((note) => note.includes('At the higher prices'));
    expect(costNotes('ohio')).toHaveLength(1);
    expect(costNotes('district-of-columbia')).toEqual([]);
    expect(licensedOf(`${asked}=district-of-columbia`).programs.link?.label).toBe(
      'Find MSN programs in the District of Columbia',
    );
  });

  it.each([
    ['have=lpn&end_goal=nurse_now', /^You hold the LPN license already\. What is left: a bridge to RN /],
    ['have=rn&end_goal=become_rn', /^You hold the RN license already\. What is left: an RN-to-BSN /],
    ['have=lpn&end_goal=become_rn', /^A bridge to RN /],
  ])('is not gone for twice: %s', (query, opening) => {
    expect(answerTo(query).sentence).toMatch(opening);
  });

  it('loses no pay in a program that is studied beside the job', () => {
    expect(licensedOf('have=rn').notes[0]).toBe(
      'You can keep your job while you study: these figures take no pay off.',
    );
  });

  it('of an LPN asks whether a whole ADN pays off, not the bridge', () => {
    expect(licensedOf('have=lpn&state=ohio').payOff.label).toBe(
      'Does a whole ADN of 24 months pay off in Ohio?',
    );
    expect(licensedOf('have=rn').payOff.label).toBe('Does an RN-to-BSN pay off? Choose your state');
  });

  it('has the figures of a state beside the national ones', () => {
    const [first] = licensedOf('have=lpn&state=ohio').ladders;
    expect(first?.sentences.map((text) => text.split(':')[0])).toEqual([
      '24 months',
      'In Ohio',
      'Nationwide',
    ]);
  });

  it('says that the data know of none', () => {
    expect(answerTo('have=rn').dataNote).toMatch(/without a license/);
  });

  it('that we do not know is refused where the form asks for it', () => {
    expect(read('have=md').problems).toEqual([
      { fieldId: 'starting_point', message: 'Choose where you start. Received "md".' },
    ]);
  });
});

describe('the form', () => {
  const { fields, more } = read('').form;
  const choices = (index: number) => {
    const control = fields[index]?.control;
    return control?.kind === 'select' ? control.choices : [];
  };

  it('offers every starting point of the API and both licenses in one list', () => {
    const values = choices(0).map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining([...options.starting_point, 'lpn', 'rn']));
    expect(values).toHaveLength(options.starting_point.length + 2);
  });

  it('says budgets in dollars', () => {
    expect(choices(4).map(({ label }) => label)).toEqual([
      'Tight: an ADN for $11,400',
      'Moderate: an ADN for $14,600',
      'Flexible: an ADN for $19,000',
    ]);
  });

  it('asks for state, place and waiting list besides', () => {
    expect(more.map(({ name }) => name)).toEqual(['state', 'near', 'wait']);
  });

  it('asks again where a starting point is unknown', () => {
    const [field] = read('starting_point=moon').form.fields;
    expect(field?.control).toMatchObject({ placeholder: 'Choose where you start' });
  });
});
