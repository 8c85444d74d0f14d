import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/parameters/parse';
import { HERE, type MadeUp, madeUpCatalogue } from '@/tests/support/catalogue';
import { finderInputs, search } from '@/tests/support/finder-search';
import { finderIndex } from './finder';
import { finderParameters } from './parameters';

describe('a search that finds nothing', () => {
  const programs: MadeUp[] = [
    { state: 'ohio', control: 'public', tuition: 10_000, city: 'Lima' },
    { state: 'iowa', control: 'private nonprofit', tuition: 20_000 },
    { state: 'iowa', accreditors: [], credential: 'MSN' },
    { state: 'iowa', credential: 'MSN' },
  ];
  const loosened = (query: string) =>
    search(programs, query).loosen.map(({ filters, change, query: looser, total }) => {
      expect(search(programs, looser).total, looser).toBe(total);
      return [filters.join(), change];
    });

  it('says which one condition to leave out', () => {
    expect(loosened('state=ohio&control=public&max_tuition=100')).toEqual([
      ['max_tuition', 'Leave out max_tuition.'],
    ]);
    expect(loosened('state=iowa&query=Lima')).toEqual([
      ['state', 'Leave out state.'],
      ['query', 'Leave out query.'],
    ]);
  });

  it('says which two, where no single one is enough', () => {
    expect(loosened('state=texas&delivery=online')).toEqual([
      ['state,delivery', 'Leave out state and leave out delivery.'],
    ]);
  });

  it('says to include programs that no list has', () => {
    const hidden: MadeUp[] = [{ accreditors: [] }];
    expect(search(hidden).loosen).toEqual([
      {
        filters: ['include_without_accreditation'],
        change: 'Set include_without_accreditation to true.',
        query: 'include_without_accreditation=true',
        total: 1,
      },
    ]);
  });

  it('offers the nearest names in the place of one that no school has', () => {
    const found: MadeUp[] = [
      { institution: 'Boston College', city: 'Boston' },
      { institution: 'Lima College' },
    ];
    const answer = search(found, 'query=Boston University');
    expect(answer).toMatchObject({ total: 0, nearest: ['Boston College'], read_as: null });
    expect(answer.loosen).toEqual([
      { filters: ['query'], change: 'Ask for Boston College.', query: 'query=Boston+College', total: 1 },
    ]);
    expect(search(found, 'query=Zzz')).toMatchObject({ nearest: [], loosen: [] });
  });

  it('for RN-to-MSN points to MSN', () => {
    const answer = search(programs, 'credential=RN_TO_MSN&state=iowa');
    expect(answer.notes[0]).toContain('credential=MSN');
    expect(answer.loosen).toEqual([
      {
        filters: ['credential'],
        change: 'Ask for credential=MSN.',
        query: 'state=iowa&credential=MSN',
        total: 1,
      },
    ]);
    expect(loosened('credential=RN_TO_MSN&state=ohio')).not.toEqual([]);
  });

  it('has nothing to say of a catalogue without programs', () => {
    expect(search([], 'query=anything')).toMatchObject({ total: 0, loosen: [], next_cursor: null });
  });
});

describe('what an answer says', () => {
  it('warns of scores of several credentials', () => {
    const both: MadeUp[] = [{ credential: 'BSN' }, { credential: 'ADN' }];
    const compares = 'Scores compare programs of one credential: ask for one before you compare.';
    expect(search(both).notes).toEqual([
      `By program type: ADN first, then BSN; within each by student outcomes. ${compares}`,
    ]);
    // The types of all that match, not of the first page alone.
    expect(search(both, 'limit=1').notes).toEqual(search(both).notes);
    expect(search(both, 'sort=name').notes).toEqual([compares]);
    expect(search(both, 'credential=ADN').notes).toEqual([]);
  });

  it.each(['debt', 'earnings'])('by %s says that what is not of own graduates follows by name', (sort) => {
    const programs: MadeUp[] = [
      { institution: 'Own', earnings: 70_000, debt: 20_000 },
      { institution: 'Zeta', earnings: 90_000, debt: 1_000, hasOwnPay: false },
      { institution: 'Alpha', earnings: 60_000, debt: 9_000, hasOwnPay: false },
    ];
    const answer = search(programs, `credential=BSN&sort=${sort}`);
    expect(answer.results.map(({ institution }) => institution)).toEqual(['Own', 'Alpha', 'Zeta']);
    const said = answer.notes.filter((note) => note.startsWith('The order counts only'));
    expect(said).toEqual([
      `The order counts only ${sort === 'debt' ? 'debt' : 'pay'} that is known, is that of the program’s own graduates and can be compared. Other programs follow by name, even where a figure is shown; those without graduates for two years come last.`,
    ]);
    expect(search(programs, 'credential=BSN&sort=tuition').notes.join()).not.toContain('The order counts');
    expect(search(programs.slice(1, 2), `sort=${sort}`).notes.join()).not.toContain('The order counts');
  });

  it('says that an exact name comes first whatever the order, where others follow', () => {
    const programs: MadeUp[] = [
      { institution: 'Saint Agnes', tuition: 90_000 },
      { institution: 'Saint Agnes of Lima', tuition: 10_000 },
    ];
    const answer = search(programs, 'query=Saint Agnes&sort=tuition');
    expect(answer.results.map(({ institution }) => institution)).toEqual([
      'Saint Agnes',
      'Saint Agnes of Lima',
    ]);
    expect(answer.notes).toContain(
      '“Saint Agnes” names Saint Agnes: its programs come first, then the others, each in the order asked for.',
    );
    expect(search(programs.slice(0, 1), 'query=Saint Agnes').notes.join()).not.toContain('come first');
    expect(search(programs, 'query=Saint').notes.join()).not.toContain('come first');
  });

  it('has the caveats of the programs that it shows, in their order, after the general ones', () => {
    const programs: MadeUp[] = [
      { score: 2, caveats: ['second', 'first'] },
      { score: 1, caveats: ['second'] },
    ];
    const ids = (query: string) => search(programs, query).caveats.map(({ id }) => id);
    expect(ids('limit=2').slice(-2)).toEqual(['first', 'second']);
    expect(search(programs, 'limit=1').caveats.at(-1)?.text).toBe('The second caveat.');
    expect(search([{}]).caveats.every(({ text }) => /^[A-Z].*[.]$/.test(text))).toBe(true);
  });

  it.each([
    ['Ohio', '“Ohio” was read as nursing programs in Ohio.'],
    ['lima OH', '“lima OH” was read as nursing programs at schools or in cities called “lima” in Ohio.'],
    ['Limma', 'No school or city is called “limma”: it was taken for lima.'],
    ['Nowhere', 'No school or city is called “Nowhere”.'],
    ['dc', '“dc” was read as nursing programs in the District of Columbia.'],
    ['evening BSN', 'This is not in our tables: evening classes.'],
    ['cheapest BSN', '“cheapest” was left out: ask with sort=tuition.'],
  ])('tells how %j was read', (question, note) => {
    const programs: MadeUp[] = [
      { institution: 'Ohio College', city: 'Lima', credential: 'BSN' },
      { institution: 'Capital', state: 'district-of-columbia' },
    ];
    const { notes } = search(programs, `query=${question}`);
    expect(notes.some((one) => one.startsWith(note))).toBe(true);
  });
});

describe('a query', () => {
  const programs: MadeUp[] = [
    { institution: 'Penn State', credential: 'BSN', score: 90, tuition: 1, point: HERE },
    {
      institution: 'Penn',
      credential: 'BSN',
      score: 50,
      tuition: 3,
      accreditors: [],
      aliases: [{ alias: 'UPenn', kind: 'nickname' }],
    },
    { institution: 'Penn', credential: 'MSN', score: 40, tuition: 4 },
    { institution: 'Penn Tech', credential: 'LPN', score: 70, tuition: 2, state: 'iowa', accreditors: [] },
  ];
  const rows = (query: string) =>
    search(programs, query).results.map(({ institution, credential }) => `${institution} ${credential}`);

  it.each(['outcomes', 'tuition', 'name'])(
    'that is a name has its school first by %s, page by page',
    (sort) => {
      const all = rows(`query=Penn&sort=${sort}`);
      expect(all.slice(0, 2)).toEqual(['Penn BSN', 'Penn MSN']);
      expect(all).toHaveLength(4);
      const pages: string[] = [];
      const ranks: number[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const answer = search(programs, `query=Penn&sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`);
        pages.push(...answer.results.map(({ institution, credential }) => `${institution} ${credential}`));
        ranks.push(...answer.results.map(({ rank }) => rank));
        cursor = answer.next_cursor;
      }
      expect(pages).toEqual(all);
      expect(ranks).toEqual([1, 2, 3, 4]);
    },
  );

  it('that is another name of a school says by which it was found', () => {
    expect(search(programs, 'query=UPenn').results.map(({ matched_alias }) => matched_alias)).toEqual([
      'UPenn',
      'UPenn',
    ]);
    expect(search(programs, 'query=Penn').results[0]?.matched_alias).toBeNull();
  });

  it('with the name of a school shows what is on no list', () => {
    expect(rows('query=UPenn BSN')).toEqual(['Penn BSN']);
    expect(rows('credential=LPN')).toEqual([]);
  });

  it('with program types, states and places is answered as one with parameters', () => {
    const plain = search(programs, 'query=BSN programs in Ohio');
    expect(plain.results).toEqual(search(programs, 'credential=BSN&state=ohio').results);
    expect(plain).toMatchObject({ read_as: 'BSN programs in Ohio', place: null });
    const near = search(programs, 'query=BSN Here');
    expect(near).toMatchObject({ read_as: 'BSN programs near Here, Ohio', total: 1 });
    expect(near.place?.understood).toBe('Here, Ohio');
    expect(near.results[0]?.distance_miles).toBe(0);
  });

  it('gives way to parameters, but for another state', () => {
    expect(rows('query=BSN programs&credential=MSN')).toEqual(['Penn MSN']);
    const contradiction = search(programs, 'query=programs in Iowa&state=ohio');
    expect(contradiction.total).toBe(0);
    expect(contradiction.loosen.map(({ filters }) => filters)).toContainEqual(['query']);
  });

  it('that says parameters alone is loosened as they are, where nothing matches', () => {
    expect(search(programs, 'query=DNP in Ohio').loosen).toEqual([
      {
        filters: ['credential'],
        change: 'In place of query ask with state=ohio.',
        query: 'state=ohio',
        total: 2,
      },
    ]);
    expect(search(programs, 'query=DNP').loosen).toMatchObject([{ change: 'Leave out query.', query: '' }]);
  });

  it('for what is near a place is loosened by wider radii too', () => {
    const far: MadeUp[] = [{ credential: 'LPN', point: { latitude: 42, longitude: -83 } }];
    const { loosen } = search(far, 'query=LPN Here');
    expect(loosen.map(({ filters, total, query }) => [filters, total, query])).toEqual([
      [['near'], 1, 'credential=LPN&near=Here&radius_miles=250&sort=outcomes'],
    ]);
    const penn: MadeUp[] = [{ institution: 'Penn', ...far[0] }, {}];
    const named = search(penn, 'query=Penn Here').loosen;
    expect(named).toMatchObject([{ filters: ['query'] }, { filters: ['near'], total: 1 }]);
    for (const { query, total } of named) expect(search(penn, query).total).toBe(total);
  });

  it('is not sent to a filter on what is known of none', () => {
    const online = (programs: readonly MadeUp[]) =>
      search(programs, 'query=online BSN').notes.filter((note) => note.startsWith('“online”'));
    expect(online([{}, {}])).toEqual([
      '“online” was left out: we don’t know how they are taught for these 2 programs.',
    ]);
    expect(online([{}, { delivery: 'hybrid' }])).toEqual([
      '“online” was left out: ask with delivery=online.',
    ]);
  });

  it('for a place that only the reader knows is refused', () => {
    const found = finderIndex(madeUpCatalogue(programs)).find(finderInputs('query=nursing schools near me'));
    expect(found).toMatchObject({ ok: false, problem: { parameter: 'query', allowedValues: ['Here'] } });
    expect(rows('query=schools near me&state=ohio')).not.toEqual([]);
  });
});

describe('a cursor that does not belong', () => {
  const finder = finderIndex(madeUpCatalogue([{ institution: 'One', score: 2 }, { institution: 'Two' }]));
  const find = (query: string) => {
    const parsed = parseQuery(finderParameters, new URLSearchParams(query));
    return parsed.ok ? finder.find(parsed.inputs) : parsed;
  };
  const first = find('limit=1');
  const cursor = first.ok && 'answer' in first ? first.answer.next_cursor : null;

  it.each([
    ['of another search', `cursor=${cursor}&sort=name`],
    ['that is malformed', 'cursor=abc'],
    ['that is no token', 'cursor=a/b'],
    [
      'after a program that is gone',
      `cursor=${btoa(`${atob(cursor ?? '').replace('one', 'gone')}`).replaceAll('=', '')}`,
    ],
  ])('%s is refused: start again', (_, query) => {
    expect(find(query)).toMatchObject({ ok: false, problem: { parameter: 'cursor' } });
    const refused = find(query);
    if (!refused.ok) expect(refused.problem.message).toContain('left out to start again');
  });

  it('continues otherwise', () => {
    expect(find(`limit=1&cursor=${cursor}`)).toMatchObject({ ok: true });
  });
});
