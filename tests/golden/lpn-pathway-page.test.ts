import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { lpnPathwayPage } from '@/lib/calculators/lpn-pathway/page';
import { loadData } from '@/lib/data/data';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { everyInput, queryText } from '../support/lpn-pathway';

const data = loadData();
type Row = Readonly<Record<string, string>>;

const rowsOf = (file: string): readonly Row[] =>
  parse(readFileSync(`content/${file}.csv`, 'utf8'), { columns: true });

const wages = rowsOf('data/wages');
const prices = rowsOf('data/price_by_state');
const byState = rowsOf('data/credential_multipliers_by_state');
const multipliers = rowsOf('parameters/credential-multipliers');
const programs = rowsOf('parameters/programs');

/** A figure of the one row that has these values. */
function figure(rows: readonly Row[], where: Row, column: string): number {
  const found = rows.filter((row) => Object.entries(where).every(([name, value]) => row[name] === value));
  expect(found, JSON.stringify(where)).toHaveLength(1);
  return Number(found[0]?.[column]);
}

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

/** Tuition at a point of the state's prices, and what is bought besides. */
function cost(state: string, program: string, point: string): number {
  const pricedAs = program === 'LPN_TO_RN' ? 'ADN' : program;
  const share = program === 'LPN_TO_RN' ? 1.25 / 2 : 1;
  const others = ['books_and_supplies', 'kit_health_checks_testing', 'license_and_exam'].map((parameter) =>
    figure(programs, { parameter, subject: program }, 'value'),
  );
  const tuition = figure(prices, { state_slug: state, credential: pricedAs, control: 'all' }, point) * share;
  return Math.round(tuition) + others.reduce((sum, one) => sum + one, 0);
}

const RN = '29-1141';
const mean = (state: string, soc: string) => figure(wages, { state_slug: state, soc }, 'mean_annual');
const pay = (state: string, credential: string) =>
  mean(state, RN) * figure(multipliers, { parameter: 'credential_multiplier', subject: credential }, 'value');
const payAdvanced = (state: string) =>
  mean(state, RN) * figure(byState, { state_slug: state, credential: 'RN_TO_MSN' }, 'value');

const points = { tight: 'p25', moderate: 'median', flexible: 'p75' };

function answerAt(query: string) {
  const { answer } = lpnPathwayPage.read(new URLSearchParams(query), data);
  if (!answer) throw new Error(`${query} is refused`);
  return answer;
}

const cellsOf = (query: string) => {
  const rows = answerAt(query).routes?.state?.comparison.rows ?? [];
  return rows.map(({ cells }) => cells.map(({ value }) => value));
};

describe('the figures of a state, recomputed from the tables', () => {
  it.each(['ohio', 'california', 'texas', 'mississippi', 'vermont', 'district-of-columbia'])(
    'are right in %s at every budget',
    (state) => {
      for (const [budget, point] of Object.entries(points)) {
        const [inState, nationwide, payHere] = cellsOf(
          `starting_point=none&end_goal=become_rn&priority=cost&timeline=asap&budget=${budget}&state=${state}`,
        );
        const bridge = (place: string) => cost(place, 'LPN', point) + cost(place, 'LPN_TO_RN', point);
        expect(inState?.slice(0, 2)).toEqual([dollars(cost(state, 'ADN', point)), dollars(bridge(state))]);
        expect(nationwide?.slice(0, 2)).toEqual([dollars(cost('us', 'ADN', point)), dollars(bridge('us'))]);
        expect(payHere?.slice(0, 2)).toEqual([dollars(pay(state, 'ADN')), dollars(pay(state, 'ADN'))]);
      }
    },
  );

  it.each(['ohio', 'california', 'new-york'])('are right in %s on the way to advanced practice', (state) => {
    const [inState, , payHere] = cellsOf(
      `starting_point=none&end_goal=advanced&priority=cost&timeline=open&budget=moderate&state=${state}`,
    );
    const ladder = cost(state, 'ADN', 'median') + cost(state, 'RN_TO_MSN', 'median');
    expect(inState?.[0]).toBe(dollars(ladder));
    expect(payHere?.[0]).toBe(dollars(payAdvanced(state)));
  });
});

describe('a question of where from and where to alone', () => {
  const two = (start: string, goal: string, where: string) =>
    answerAt(`starting_point=${start}&end_goal=${goal}&${where}`);

  it('has two routes side by side with the figures of the state, and none wins', () => {
    const { given, figures, figureTable, routes } = two('degree_holder', 'become_rn', 'state=massachusetts');
    expect(given).toContain(
      'Three questions are open: what matters most, when, your budget; so no route wins',
    );
    expect(figures).toEqual([]);
    expect(figureTable?.columns.map(({ id }) => id)).toEqual(['accelerated_bsn', 'straight_to_rn']);
    const costs = figureTable?.rows.find(({ label }) => label === 'Tuition, books and fees')?.cells;
    const inState = cost('massachusetts', 'ADN', 'median');
    expect(costs?.[1]?.value).toBe(formatDollarsRounded(inState));
    expect(routes?.lines.filter(({ recommended }) => recommended)).toEqual([]);
  });

  it('shows an LPN to someone who wants to work as one, at the state’s price', () => {
    const { verdict, figures } = two('healthcare', 'nurse_now', 'state=texas');
    expect(verdict).toBe('Become an LPN');
    expect(figures[1]).toMatchObject({
      label: 'Tuition, books and fees, Texas',
      value: formatDollarsRounded(cost('texas', 'LPN', 'median')),
    });
    expect(figures[1]?.note).toContain('nationwide');
  });

  it('leaves the three questions unanswered in the form', () => {
    const { form } = lpnPathwayPage.read(
      new URLSearchParams('starting_point=healthcare&end_goal=nurse_now'),
      data,
    );
    expect(form.fields.map(({ value }) => value)).toEqual(['healthcare', 'nurse_now', '', '', '']);
    expect(form.chosen).toBe('CNA, MA, EMT or caregiver, work as an LPN');
    const control = form.fields.at(-1)?.control;
    expect(control?.kind === 'select' && control.choices[0]?.label).toMatch(/^Tight: an LPN program for \$/);
  });
});

describe('a place', () => {
  const question = 'starting_point=none&end_goal=become_rn&priority=speed&timeline=asap&budget=tight';
  const near = `${question}&near=45402`;

  it('is in a state, whose figures are shown', () => {
    expect(answerAt(near).routes?.state?.heading).toBe('In Ohio: prices and pay');
  }, 120_000);

  it('leads to the programs around it, the closest that are confirmed named', () => {
    const programsNear = answerAt(near).routes?.choices[0]?.programs;
    expect(programsNear?.link.href).toBe('/programs?credential=ADN&near=45402');
    expect(programsNear?.link.label).toMatch(/^\d+ ADN programs within 50 miles$/);
    expect(programsNear?.rows).toHaveLength(3);
    for (const { href, distance } of programsNear?.rows ?? []) {
      expect(href).toMatch(/^\/programs\/[\w-]+/);
      expect(distance).toMatch(/miles? away/);
    }
  });

  it('without a program of the type within reach says so and leads farther', () => {
    const far = answerAt(
      'starting_point=degree_holder&end_goal=become_rn&priority=speed&timeline=asap&budget=flexible&near=Nome,+Alaska',
    );
    const programsNear = far.routes?.choices[0]?.programs;
    expect(programsNear?.rows).toEqual([]);
    expect(programsNear?.notes[0]).toMatch(
      /^No accelerated BSN program is known within 50 miles of Nome, Alaska/,
    );
  });

  it('of a name that several states have is settled by the state, for the programs too', () => {
    const { routes } = answerAt(`${question}&near=Springfield&state=ohio`);
    const [first] = routes?.choices ?? [];
    expect(new URL(first?.programs.link.href ?? '', 'http://localhost').searchParams.get('near')).toBe(
      'Springfield, Ohio',
    );
  });

  it('in another state than the one chosen is named beside it', () => {
    const { routes } = answerAt(`${question}&state=ohio&near=76801`);
    expect(routes?.placeNotes).toEqual([
      'Prices and pay are Ohio’s; the programs listed are those near ZIP code 76801 (Brownwood, Texas).',
    ]);
    expect(answerAt(near).routes?.placeNotes).toEqual([]);
  });

  it('stays in the address, and in those of other answers', () => {
    const query = `${near}&wait=3`;
    expect(lpnPathwayPage.read(new URLSearchParams(query), data).pageQuery).toBe(query);
    for (const { href } of answerAt(query).routes?.changes ?? []) {
      const asked = new URL(href, 'http://localhost').searchParams;
      expect([asked.get('near'), asked.get('wait')]).toEqual(['45402', '3']);
    }
  });
});

it('keeps the national answer in routes and data where a question names a state, whose figures lead', () => {
  for (const inputs of everyInput.filter((_, at) => at % 5 === 0)) {
    const query = new URLSearchParams({ ...inputs }).toString();
    const [plain, there] = [query, `${query}&state=texas`].map((one) =>
      lpnPathwayPage.read(new URLSearchParams(one), data),
    );
    const told = ({ apiQuery, answer }: NonNullable<typeof plain>) => [
      apiQuery,
      answer?.routes?.result,
      answer?.routes?.lines,
      answer?.figures.map(({ value }) => value).filter((value) => value?.endsWith('months')),
    ];
    expect(there && told(there), queryText(inputs)).toEqual(plain && told(plain));
    expect(there?.answer?.sentence).toContain('Prices and pay are Texas’');
  }
}, 60_000);
