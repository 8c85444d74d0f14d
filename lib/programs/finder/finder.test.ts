import { describe, expect, it } from 'vitest';
import { HERE, type MadeUp } from '@/tests/support/catalogue';
import { names, search } from '@/tests/support/finder-search';

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
