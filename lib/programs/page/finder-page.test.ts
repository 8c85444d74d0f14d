import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/parameters/parse';
import { states } from '@/lib/places/states';
import { list } from '@/lib/text/words';
import { finderParameters } from '../finder/parameters';
import { type FinderPageView, finderPage } from './finder-page';
import type { FactFilter } from './known-facts';
import { finderMetadata } from './metadata';
import { finderSource } from './source';
import { areasIn } from './ways-in';

const source = finderSource();
const page = (query: string) => finderPage(new URLSearchParams(query), source);

/** Results of a query that can be read. @throws Error where it cannot. */
function results(query: string): NonNullable<FinderPageView['results']> {
  const { results: found, problems } = page(query);
  if (!found) throw new Error(problems.map(({ message }) => message).join(' '));
  return found;
}

const queryOf = (href: string | null | undefined) => new URLSearchParams(href?.split('?')[1]);

describe('the answer', () => {
  it('says how many programs there are, what they are compared by and which do best, as equals', () => {
    const { sentence, programs, total } = results('state=ohio&credential=BSN');
    const best = programs.filter(({ sameAsFirst }) => sameAsFirst).map(({ institution }) => institution);
    expect(best.length).toBeGreaterThan(1);
    expect(sentence).toBe(
      `In Ohio ${total} BSN programs are on an accreditor’s list. Compared by pay, debt, price, and the college’s graduation rate. We don’t have Ohio’s pass rates. Doing best, and about the same as each other: ${list(best)}.`,
    );
  });

  it('says of no program that it does best where the first is in no upper group', () => {
    const { sentence, programs } = results('state=alaska&credential=ADN');
    expect(programs[0]?.score).toMatchObject({ value: { group: 'Bottom group' } });
    expect(sentence).not.toContain('Doing best');
  });

  it('names no first ones across degrees, whose scores do not compare', () => {
    const { sentence, total } = results('state=ohio');
    expect(sentence).toMatch(new RegExp(`^In Ohio ${total} nursing programs are shown: [^.]+[.]$`));
  });

  it.each([
    ['sort=tuition', /Lowest tuition first: /],
    ['sort=debt', /Lowest debt of graduates first: /],
    ['sort=earnings', /First by graduates’ earnings: /],
    ['sort=name', /By name: /],
  ])('says what comes first with %s', (query, words) => {
    expect(results(`state=ohio&credential=ADN&${query}`).sentence).toMatch(words);
  });

  it('says where state approval is the rule, and where the list was narrowed', () => {
    expect(results('state=california&credential=ADN').sentence).toContain('where state approval is the rule');
    expect(results('state=ohio&credential=BSN&control=public').sentence).toContain('match what you ask');
  });

  it('names whom it leaves out and leads to the list with them', () => {
    const { leftOut, total } = results('state=ohio&credential=BSN');
    const unlisted = leftOut.filter(({ href }) => href?.includes('include_without_accreditation'));
    for (const { text } of unlisted) expect(text).toMatch(/^\d+ programs? left out\. /);
    const more = results(queryOf(unlisted[0]?.href ?? '').toString());
    const counted = unlisted.reduce((sum, { text }) => sum + Number(text.split(' ')[0]), 0);
    expect(more.total).toBe(total + counted);
    const closed = leftOut.find(({ text }) => text.includes('has closed'));
    expect(closed?.href).toBeNull();
  });
});

describe('near a place', () => {
  const near = 'near=45402&credential=ADN&family_income=30000';

  it('says how the place was understood, how many programs are near and how close the closest is', () => {
    const { sentence, total, programs } = results(near);
    expect(sentence).toBe(
      `${total} ADN programs within 50 miles of ZIP code 45402 (Dayton, Ohio), the closest under 1 mile away.`,
    );
    expect(programs[0]?.distance).toContain('under 1 mile away');
    expect(programs.at(-1)?.distance).toMatch(/^\d+ miles away/);
    expect(page(near).subject).toBe('ADN programs near 45402 (Dayton, Ohio)');
  });

  it('shows the price for the family’s income, and the published one beside it', () => {
    const { programs, figures } = results(near);
    expect(figures.map(({ id }) => id)).toEqual(expect.arrayContaining(['tuition', 'net_price']));
    const prices = programs.flatMap(({ facts: { net_price: price } }) =>
      'value' in price ? price.value : [],
    );
    expect(prices[0]?.short).toMatch(/^families with incomes of \$0 to \$30,000, /);
    const average = results('near=45402&credential=ADN').programs;
    const of = average.flatMap(({ facts: { net_price: price } }) => ('value' in price ? price.value : []));
    expect(of[0]?.short).toMatch(/^average of all incomes, /);
  });

  it('leads to fewer programs closer by and to more farther away, with their numbers', () => {
    const { radii, total } = results(near);
    const found = radii.map(({ label, href }) => {
      const [, miles, programs] = /^Within (\d+) miles: (\d+) programs?$/.exec(label) ?? [];
      expect(results(queryOf(href).toString()).total).toBe(Number(programs));
      return { miles: Number(miles), programs: Number(programs) };
    });
    const [fewer, more] = found;
    expect([fewer?.miles, more?.miles]).toEqual([25, 100]);
    expect(fewer?.programs).toBeLessThan(total);
    expect(more?.programs).toBeGreaterThan(total);
    expect(results('state=ohio').radii).toEqual([]);
  });

  it('says of schools with several campuses that the distance is to one', () => {
    const { programs, caveats } = results('near=Indianapolis, Indiana&credential=LPN&limit=25');
    const one = programs.find(({ distance }) => distance?.includes('one of its campuses'));
    const text = 'This school has several campuses; the distance is to one of them.';
    expect(one?.caveats).toContain(text);
    expect(caveats.map((caveat) => caveat.text)).toContain(text);
  });

  it('sorts by distance only there', () => {
    const labels = (query: string) => results(query).sortTabs.map(({ label }) => label);
    expect(labels(near)[0]).toBe('Distance');
    expect(labels('state=ohio')).not.toContain('Distance');
    const { sortTabs, currentSort } = results(`${near}&sort=tuition`);
    expect(sortTabs.find(({ label }) => label === 'Tuition')?.href).toBe(currentSort);
  });
});

describe('a place that we don’t know', () => {
  const refusalOf = (query: string) => {
    const { form, problems, meant, results: none } = page(query);
    expect(none).toBeNull();
    const field = form.fields.find(({ name }) => name === 'near');
    expect(problems).toContainEqual({ fieldId: 'near', message: field?.error });
    return { ...field, meant };
  };

  it('is named in words of the form, kept to be corrected, with what may be meant', () => {
    const { value, error, meant } = refusalOf('near=Springfield&credential=ADN');
    expect(value).toBe('Springfield');
    expect(error).toMatch(/^“Near” needs a state: Springfield is in Illinois, /);
    expect(meant[0]?.label).toBe('Near Springfield, Illinois');
    expect(results(queryOf(meant[0]?.href).toString()).sentence).toContain('of Springfield, Illinois');
  });

  it('is the whole state where its name is given', () => {
    const { error, meant } = refusalOf('near=Ohio&credential=ADN');
    expect(error).toContain('“State: Ohio”');
    expect(meant).toEqual([{ label: 'All of Ohio', href: '/programs?state=ohio&credential=ADN' }]);
  });

  it('is asked for where someone means where they are', () => {
    expect(refusalOf('near=near+me').error).toMatch(/^“Near” needs a place: /);
    expect(refusalOf('near=4540').value).toBe('4540');
  });

  it('is named beside other mistakes', () => {
    expect(refusalOf('near=zzzz&max_tuition=cheap').error).toMatch(/^“Near” has no place called “zzzz”/);
    expect(page('near=45402&max_tuition=cheap').problems).toHaveLength(1);
  });

  it('is not needed by a distance, which then changes nothing', () => {
    expect(page('radius_miles=25').problems).toEqual([]);
    expect(page('sort=distance').problems[0]?.message).toContain('needs a place');
  });
});

describe('an empty answer', () => {
  it('says so and leads to searches that find something', () => {
    const { sentence, loosen, shown } = results('state=ohio&credential=BSN&max_tuition=100');
    expect([sentence, shown]).toEqual(['No BSN program in Ohio matches what you ask.', '']);
    expect(loosen.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^Without “Tuition up to”: \d+ programs$/),
    ]);
    for (const { href } of loosen) expect(results(queryOf(href).toString()).total).toBeGreaterThan(0);
  });

  it('speaks of RN-to-MSN in words that the form has', () => {
    const { notes, loosen } = results('credential=RN_TO_MSN');
    expect(notes.join(' ')).toContain('“Program type: MSN, master’s degree”');
    expect(loosen[0]?.label).toMatch(/^With “Program type”: MSN, master’s degree: \d+/);
  });
});

describe('paging', () => {
  it('goes on by a link until every program was shown once', () => {
    const seen: string[] = [];
    let query: string | null = 'state=ohio&credential=BSN&limit=25';
    while (query !== null) {
      const { programs, next, total } = results(query);
      seen.push(...programs.map(({ id }) => id));
      query = next === null ? null : queryOf(next).toString();
      if (query === null) expect(seen).toHaveLength(total);
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('has a way back to the first page, and says which programs are shown', () => {
    const { next, first, shown } = results('state=ohio&credential=BSN');
    expect([first, shown.split(' of ')[0]]).toEqual([null, '1 to 10']);
    const second = results(queryOf(next).toString());
    expect([second.first, second.shown.split(' of ')[0]]).toEqual([
      '/programs?state=ohio&credential=BSN',
      '11 to 20',
    ]);
  });

  it('begins again where the place is not one of this list', () => {
    const { programs, notes } = results('state=ohio&credential=BSN&cursor=nowhere');
    expect(programs[0]?.rank).toBe(1);
    expect(notes[0]).toContain('begins again');
    expect(results(`state=ohio&cursor=${'x'.repeat(400)}`).programs[0]?.rank).toBe(1);
  });
});

describe('the form', () => {
  const fieldsOf = (query: string) => {
    const { form } = page(query);
    return [...form.fields, ...form.more];
  };
  const namesIn = (query: string) => fieldsOf(query).map(({ name }) => name);

  it('has a field for everything that can be asked, but for the place to go on from', () => {
    const asked = 'delivery=online&kind=entry&min_pass_rate=80&control=public';
    expect([...namesIn(asked), 'cursor'].sort()).toEqual(Object.keys(finderParameters).sort());
  });

  it('begins with program type, place, distance, state, income and order', () => {
    expect(page('').form.fields.map(({ name }) => name)).toEqual([
      'credential',
      'near',
      'radius_miles',
      'state',
      'family_income',
      'sort',
    ]);
  });

  it.each([
    ['state=ohio&credential=BSN', ['max_tuition', 'control'], ['min_pass_rate', 'delivery', 'kind']],
    ['state=georgia&credential=ADN', ['min_pass_rate'], ['delivery', 'kind']],
    ['credential=MSN', ['kind'], ['min_pass_rate', 'max_net_price']],
  ])('offers a filter only on a fact known of half of the programs: %s', (query, offered, hidden) => {
    for (const name of offered) expect(namesIn(query)).toContain(name);
    for (const name of hidden) expect(namesIn(query)).not.toContain(name);
  });

  it('counts what is known as the finder does', () => {
    const asked = {
      control: 'control=public',
      delivery: 'delivery=online',
      max_tuition: 'max_tuition=1',
      max_net_price: 'max_net_price=1',
      kind: 'kind=entry',
      min_pass_rate: 'min_pass_rate=1',
      min_evidence: 'min_evidence=full',
    } as const satisfies Record<FactFilter, string>;
    const parameterOf: Readonly<Record<string, FactFilter>> = {
      tuition: 'max_tuition',
      net_price: 'max_net_price',
      msn_kind: 'kind',
      pass_rate: 'min_pass_rate',
      evidence: 'min_evidence',
    };
    for (const [state, credential] of [
      ['georgia', 'ADN'],
      ['ohio', 'BSN'],
      ['texas', 'MSN'],
    ] as const) {
      const [area] = areasIn(source.listed, { state: [state], credential: [credential] });
      for (const query of Object.values(asked)) {
        const parsed = parseQuery(
          finderParameters,
          new URLSearchParams(`state=${state}&credential=${credential}&${query}`),
        );
        const found = parsed.ok ? source.find(parsed.inputs) : parsed;
        if (!found.ok) throw new Error(found.problem.message);
        for (const { fact, known, of } of found.answer.coverage) {
          const name = parameterOf[fact] ?? (fact as FactFilter);
          expect([state, name, area?.known[name], area?.programs]).toEqual([state, name, known, of]);
        }
      }
    }
  });

  it('leaves the order open where none is chosen: a place that is added then puts the closest first', () => {
    const sortIn = (query: string) => fieldsOf(query).find(({ name }) => name === 'sort');
    expect(sortIn('state=ohio')?.value).toBe('');
    expect(sortIn('near=45402')?.value).toBe('');
    expect(sortIn('near=45402&sort=outcomes')?.value).toBe('outcomes');
    expect(sortIn('')?.control).toMatchObject({ placeholder: 'Closest, or best results' });
    const sent = new URLSearchParams(fieldsOf('state=ohio').map(({ name, value }) => [name, value]));
    sent.set('near', '45402');
    expect(results(sent.toString()).sentence).toContain('the closest');
  });

  it('shows several values as chosen, each to be dropped, and offers to add another', () => {
    const state = fieldsOf('state=ohio&state=kentucky').find(({ name }) => name === 'state');
    expect(state?.chosen.map(({ label }) => label)).toEqual(['Kentucky', 'Ohio']);
    expect(state).toMatchObject({ value: '', control: { placeholder: 'Add another' } });
    const schools = page('schools=Emory%20University&schools=UCLA').form.more;
    expect(schools.find(({ name }) => name === 'schools')?.chosen).toHaveLength(2);
  });

  it('keeps what was given, and says in one line what was chosen', () => {
    const { form } = page('state=ohio&credential=BSN&query=cleveland&max_tuition=40000&accreditor=CCNE');
    expect(form.chosen).toBe('Ohio, BSN, “cleveland”, more filters');
    const values = Object.fromEntries([...form.fields, ...form.more].map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({
      state: 'ohio',
      credential: 'BSN',
      query: 'cleveland',
      max_tuition: '40000',
      sort: '',
    });
  });

  it('names each value that cannot be read, and keeps it to be corrected', () => {
    const { problems, form, results: none } = page('state=atlantis&max_tuition=cheap&min_pass_rate=120');
    expect(problems.map(({ fieldId }) => fieldId)).toEqual(['state', 'max_tuition', 'min_pass_rate']);
    expect(form.more.find(({ name }) => name === 'max_tuition')).toMatchObject({
      value: 'cheap',
      error: 'Enter the highest tuition in dollars, for example $40,000. Received "cheap".',
    });
    expect(problems[0]?.message).toBe('Choose a state from the list. Received "atlantis".');
    expect(none).toBeNull();
  });

  it('keeps the view and what was chosen for a comparison', () => {
    const [program] = results('state=ohio&credential=BSN').programs;
    const { kept, tray } = page(`view=table&program=${program?.id}&program=nothing:BSN`);
    expect(kept).toEqual([
      ['view', 'table'],
      ['program', program?.id],
    ]);
    expect(tray.chosen.map(({ label }) => label)).toEqual([`${program?.institution}, BSN`]);
  });
});

describe('ways in', () => {
  it('count what each state’s list has', () => {
    const { states: ways, total } = results('credential=DNP');
    expect(ways).toHaveLength(states.length);
    expect(ways.reduce((sum, { programs }) => sum + programs, 0)).toBe(total);
    const texas = ways.find(({ code }) => code === 'TX');
    expect(results(queryOf(texas?.href).toString()).total).toBe(texas?.programs);
  });

  it('are by degree too, and gone where the list is narrowed', () => {
    const { credentials, total } = results('state=ohio');
    expect(credentials.reduce((sum, { programs }) => sum + programs, 0)).toBe(total);
    expect(results('query=ohio').credentials).toEqual([]);
    expect(results('state=ohio&credential=BSN').states).toEqual([]);
  });
});

describe('addresses', () => {
  it('of the other view keep everything', () => {
    const { views, currentView } = results('credential=BSN&state=ohio&view=table');
    expect(views.map(({ href }) => href)).toEqual([
      '/programs?state=ohio&credential=BSN',
      '/programs?state=ohio&credential=BSN&view=table',
    ]);
    expect(currentView).toBe(views[1]?.href);
  });

  it('of another order begin at the first page', () => {
    const { next } = results('state=ohio&credential=BSN');
    const { sorts } = results(queryOf(next).toString());
    expect(sorts.tuition).toEqual({ href: '/programs?state=ohio&credential=BSN&sort=tuition' });
    expect(sorts.outcomes.direction).toBe('descending');
  });

  it('of the API ask the same', () => {
    expect(results('credential=BSN&state=ohio&x=1').apiPath).toBe(
      '/api/agent/v1/programs?state=ohio&credential=BSN',
    );
  });
});

describe('search engines', () => {
  const robots = (query: string) => finderMetadata(page(query)).robots ?? 'listed';
  const canonical = (query: string) => String(finderMetadata(page(query)).alternates?.canonical);

  it('are led to lists by state and degree, each at one address', () => {
    expect(robots('')).toBe('listed');
    expect(robots('credential=BSN&state=ohio')).toBe('listed');
    expect(canonical('credential=BSN&state=ohio&view=table&y=')).toMatch(
      /\/programs\?state=ohio&credential=BSN$/,
    );
    expect(finderMetadata(page('credential=BSN&state=ohio')).title).toMatch(/^BSN programs in Ohio/);
  });

  it.each([
    'state=ohio&query=x',
    'state=ohio&sort=tuition',
    'state=ohio&limit=5',
    'near=45402',
    'state=ohio&family_income=30000',
    'state=wyoming&credential=PHD',
    'state=atlantis',
  ])('leave %s alone', (query) => {
    expect(robots(query)).toEqual({ index: false });
  });

  it('and readers hear first that something has to be corrected', () => {
    expect(finderMetadata(page('state=atlantis')).title).toMatch(/^Error: /);
  });
});
