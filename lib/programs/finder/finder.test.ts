import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/parameters/parse';
import { HERE, type MadeUp, madeUpCatalogue } from '@/tests/support/catalogue';
import { finderAnswerSchema } from './answer';
import { finderIndex } from './finder';
import { finderParameters } from './parameters';

function inputsOf(query: string) {
  const parsed = parseQuery(finderParameters, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.inputs;
}

/** Searches a catalogue of these programs; the answer is of its schema. */
function search(programs: readonly MadeUp[], query = '') {
  const found = finderIndex(madeUpCatalogue(programs)).find(inputsOf(query));
  if (!found.ok) throw new Error(found.problem.message);
  expect(finderAnswerSchema.safeParse(JSON.parse(JSON.stringify(found.answer))).error).toBeUndefined();
  return found.answer;
}
const names = (programs: readonly MadeUp[], query = '') =>
  search(programs, query).results.map(({ institution }) => institution);

describe('the order', () => {
  const programs: MadeUp[] = [
    { institution: 'Best but thin', score: 99, evidence: 'thin', earnings: 50_000, debt: 9000 },
    { institution: 'Good', score: 80, earnings: 70_000, tuition: 30_000 },
    { institution: 'Also good', score: 80, debt: 8000, tuition: 30_000 },
    { institution: 'Unscored', earnings: 90_000, tuition: 20_000 },
    { institution: 'A little better', score: 80.04, debt: 8000 },
    { institution: 'Also unscored' },
  ];

  it('is by score as computed, thin ones after the others, unscored ones last, ties by name', () => {
    expect(names(programs)).toEqual([
      'A little better',
      'Also good',
      'Good',
      'Best but thin',
      'Also unscored',
      'Unscored',
    ]);
  });

  it.each([
    ['earnings', ['Unscored', 'Good', 'Best but thin']],
    ['debt', ['A little better', 'Also good', 'Best but thin']],
    ['tuition', ['Unscored', 'Also good', 'Good']],
    ['name', ['A little better', 'Also good', 'Also unscored']],
  ])('by %s has programs without a value last, by name', (sort, first) => {
    const all = names(programs, `sort=${sort}`);
    expect(all.slice(0, first.length)).toEqual(first);
    if (sort !== 'name') expect(all.slice(3)).toEqual(all.slice(3).toSorted((a, b) => a.localeCompare(b)));
  });

  it('has programs on a list first, then by their scores; those without graduates come last', () => {
    const mixed: MadeUp[] = [
      { institution: 'Unlisted but best', score: 95, accreditors: [] },
      { institution: 'No graduates', listPlace: 'without graduates', score: null },
      { institution: 'Thin', score: 99, evidence: 'thin' },
      { institution: 'Listed', score: 40 },
      { institution: 'Unscored' },
    ];
    expect(names(mixed, 'include_without_accreditation=true')).toEqual([
      'Listed',
      'Unlisted but best',
      'Thin',
      'Unscored',
      'No graduates',
    ]);
    expect(names(mixed, 'sort=tuition').at(-1)).toBe('No graduates');
  });

  it('orders thin scores by name: they compare nothing', () => {
    const thin = (institution: string, score: number): MadeUp => ({ institution, score, evidence: 'thin' });
    expect(names([thin('B', 99), thin('A', 1), thin('C', 50)])).toEqual(['A', 'B', 'C']);
  });

  it('of several program types has each type by itself, in declared order', () => {
    const several: MadeUp[] = [
      { institution: 'Best master', credential: 'MSN', score: 99 },
      { institution: 'Bachelor', credential: 'BSN', score: 50 },
      { institution: 'Better bachelor', credential: 'BSN', score: 60 },
      { institution: 'Certificate', credential: 'LPN', score: 1 },
    ];
    expect(names(several)).toEqual(['Certificate', 'Better bachelor', 'Bachelor', 'Best master']);
  });

  it('never begins with pay or debt that are not those of the program’s own graduates', () => {
    const flagged: MadeUp[] = [
      { institution: 'Mostly RNs', earnings: 120_000, debt: 1_000, hasOwnPay: false },
      { institution: 'Own', earnings: 70_000, debt: 20_000 },
    ];
    expect(names(flagged, 'sort=earnings')).toEqual(['Own', 'Mostly RNs']);
    expect(names(flagged, 'sort=debt')).toEqual(['Own', 'Mostly RNs']);
  });

  it('says which programs are about the same as the first of the answer', () => {
    const near: MadeUp[] = [
      { score: 80, standardError: 3 },
      { score: 75, standardError: 4 },
      { score: 60, standardError: 3 },
      { score: 79, standardError: 3, evidence: 'thin' },
    ];
    expect(search(near).results.map(({ same_as_first: same }) => same)).toEqual([true, true, false, null]);
    const types: MadeUp[] = [{ score: 80, credential: 'ADN' }, { score: 80 }];
    expect(search(types).results.map(({ same_as_first: same }) => same)).toEqual([true, null]);
  });

  it('counts ranks on from page to page', () => {
    const many = Array.from({ length: 30 }, (_, index): MadeUp => ({ score: index }));
    const first = search(many, 'limit=7');
    expect(first.results.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const second = search(many, `limit=25&cursor=${first.next_cursor}`);
    expect(second.results.map(({ rank }) => rank)).toEqual(Array.from({ length: 23 }, (_, at) => at + 8));
    expect(second.next_cursor).toBeNull();
  });
});

describe('a filter', () => {
  const programs: MadeUp[] = [
    { institution: 'Public', control: 'public', tuition: 10_000, passRate: 95.5, score: 70 },
    { institution: 'Private', control: 'private nonprofit', tuition: 40_000, passRate: 80, score: 60 },
    { institution: 'Secretive', score: 50, evidence: 'partial', accreditors: ['ACEN', 'state'] },
    { institution: 'Online', delivery: 'online', evidence: 'thin', score: 40 },
  ];

  it.each([
    ['control=public', ['Public']],
    ['max_tuition=40000', ['Public', 'Private']],
    ['max_tuition=39999.99', ['Public']],
    ['min_pass_rate=80', ['Public', 'Private']],
    ['min_pass_rate=95.6', []],
    ['min_evidence=partial', ['Public', 'Private', 'Secretive']],
    ['min_evidence=full', ['Public', 'Private']],
    ['accreditor=state', ['Secretive']],
    ['delivery=online', ['Online']],
    ['state=ohio&credential=BSN', ['Public', 'Private', 'Secretive', 'Online']],
    ['state=iowa', []],
  ])('%s', (query, expected) => {
    expect(names(programs, query)).toEqual(expected);
  });

  it('counts what is not known once: where several filters cannot tell, under none', () => {
    expect(search(programs, 'max_tuition=50000&min_pass_rate=90').left_out).toEqual([
      {
        filter: null,
        reason: 'More than one of the things that you ask for is not known of them.',
        count: 2,
      },
    ]);
    expect(search(programs, 'control=public&min_evidence=full').left_out).toEqual([]);
    expect(search(programs, 'delivery=hybrid').left_out).toMatchObject([{ filter: 'delivery', count: 3 }]);
    expect(search([{ score: null }], 'min_evidence=thin').left_out).toMatchObject([{ count: 1 }]);
  });

  it('says first for how many programs a fact is known where that is under half', () => {
    const { notes, coverage } = search(programs, 'delivery=online');
    expect(notes[0]).toBe('We know how they are taught for 1 of these 4 programs.');
    expect(coverage).toEqual([{ fact: 'delivery', known: 1, of: 4, note: notes[0] }]);
    const rates = search([{ state: 'ohio' }, { state: 'ohio' }], 'state=ohio&min_pass_rate=90').notes;
    expect(rates[0]).toBe(
      'We don’t have pass rates for these 2 programs. Ohio’s board of nursing publishes them at https://board.example/rates',
    );
  });
});

describe('what most graduates do', () => {
  it('is known or not of MSN and DNP programs alone', () => {
    const programs: MadeUp[] = [{ credential: 'BSN' }, { credential: 'MSN' }, { credential: 'DNP' }];
    const { coverage, left_out: leftOut } = search(programs, 'kind=entry');
    expect(coverage).toEqual([
      {
        fact: 'msn_kind',
        known: 0,
        of: 2,
        note: 'We don’t know what most graduates do for these 2 MSN or DNP programs.',
      },
    ]);
    expect(leftOut).toEqual([
      { filter: 'kind', reason: 'What most of their graduates do is not known.', count: 2 },
    ]);
  });
});

describe('programs that no list has', () => {
  const programs: MadeUp[] = [
    { institution: 'Listed', score: 3 },
    { institution: 'Unlisted', score: 2, accreditors: [] },
    { institution: 'Approved', score: 1, accreditors: [], stateApprovalIsTheRule: true, credential: 'LPN' },
  ];

  it('are left out and counted, but where state approval is the rule', () => {
    const answer = search(programs);
    expect(answer.results.map(({ institution }) => institution)).toEqual(['Approved', 'Listed']);
    expect(answer.left_out).toMatchObject([{ filter: 'include_without_accreditation', count: 1 }]);
    expect(answer.notes.at(-1)).toContain('under 75%');
  });

  it('are in near a place and where they are named, for that reason', () => {
    const here: MadeUp[] = [{ institution: 'Unlisted', accreditors: [], point: HERE }];
    for (const query of ['near=Here', 'query=Unlisted']) {
      const { notes } = search(here, query);
      expect(notes.join(' ')).toContain(
        'Near a place, and at a school that is named, they are all included.',
      );
      expect(notes.join(' ')).not.toContain('state approval');
    }
  });

  it('are in where they are asked for', () => {
    const answer = search(programs, 'include_without_accreditation=true');
    expect(answer.total).toBe(3);
    expect(answer.notes.join()).not.toContain('on no list');
  });
});

describe('a closed school', () => {
  const programs: MadeUp[] = [
    { institution: 'Open College', city: 'Lima', score: 50 },
    { institution: 'Gone College', city: 'Lima', listPlace: 'closed', accreditors: [] },
  ];

  it('is in no list by place, and is counted', () => {
    for (const query of [
      '',
      'state=ohio',
      'query=Lima',
      'query=Ohio',
      'include_without_accreditation=true',
    ]) {
      expect(names(programs, query)).toEqual(['Open College']);
    }
    expect(search(programs).left_out).toEqual([
      {
        filter: null,
        reason: 'The school has closed, is closing or has merged: it is found by its name.',
        count: 1,
      },
    ]);
  });

  it('is found by its name, whether or not a list has it', () => {
    expect(names(programs, 'query=Gone College')).toEqual(['Gone College']);
    expect(names(programs, 'query=Gone, Ohio')).toEqual(['Gone College']);
    expect(names(programs, 'query=College')).toEqual(['Open College', 'Gone College']);
    expect(search(programs, 'query=Gone').left_out).toEqual([]);
    expect(search(programs, 'query=Gone').notes).toEqual([]);
  });
});

describe('RN-to-BSN', () => {
  const completion = (institution: string, more: MadeUp = {}): MadeUp => ({
    institution,
    credential: 'RN_TO_BSN',
    offered: 'yes',
    ...more,
  });
  const programs: MadeUp[] = [
    completion('Local'),
    { institution: 'Local' },
    completion('For RNs', { firstDegree: 'no' }),
    completion('Far Online', { state: 'iowa', delivery: 'online', graduatesAYear: 900 }),
    completion('Larger Online', {
      state: 'iowa',
      delivery: 'online',
      graduatesAYear: 2000,
      offered: 'inferred',
    }),
    completion('Smallest Online', { state: 'iowa', delivery: 'online', graduatesAYear: 3 }),
    { institution: 'Small First Degree', graduatesAYear: 10 },
    { institution: 'Large First Degree', graduatesAYear: 100 },
    { institution: 'Middling First Degree', graduatesAYear: 50 },
    { institution: 'Elsewhere', state: 'iowa', graduatesAYear: 500 },
  ];

  it('lists the schools of the place, with the large online ones beside them', () => {
    const answer = search(programs, 'credential=RN_TO_BSN&state=ohio');
    expect(answer.results.map(({ institution }) => institution)).toEqual(['For RNs', 'Local']);
    expect(answer.national_online).toMatchObject([
      { institution: 'Larger Online', state: 'iowa', degrees_a_year: 2000, offered_evidence: 'inferred' },
      { institution: 'Far Online', degrees_a_year: 900 },
    ]);
  });

  it('counts and names the other schools that award a BSN, those with most degrees first', () => {
    const answer = search(programs, 'credential=RN_TO_BSN&state=ohio');
    expect(answer.also_award_bsn).toEqual({
      count: 3,
      names: ['Large First Degree', 'Middling First Degree'],
    });
    expect(answer.left_out).toMatchObject([{ filter: 'credential', count: 3 }]);
    expect(search(programs, 'credential=RN_TO_BSN').also_award_bsn?.count).toBe(4);
  });

  it('has neither beside another program type, whose list counts those for RNs only', () => {
    const answer = search(programs, 'credential=BSN&state=ohio');
    expect([answer.national_online, answer.also_award_bsn]).toEqual([[], null]);
    expect(answer.left_out).toEqual([
      {
        filter: 'credential',
        reason: 'The BSN is for people who are RNs already: ask for RN-to-BSN.',
        count: 1,
      },
    ]);
  });
});

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
    const found = finderIndex(madeUpCatalogue(programs)).find(inputsOf('query=nursing schools near me'));
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
