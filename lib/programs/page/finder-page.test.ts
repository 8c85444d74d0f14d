import { describe, expect, it } from 'vitest';
import { states } from '@/lib/places/states';
import { list } from '@/lib/text/words';
import { page, queryOf, results } from '@/tests/support/finder-page';
import { finderMetadata } from './metadata';

describe('the answer', () => {
  it('says how many programs there are, what they are compared by and which do best, as equals', () => {
    const { verdict, sentence, programs, total } = results('state=ohio&credential=BSN');
    const best = programs.filter(({ sameAsFirst }) => sameAsFirst).map(({ institution }) => institution);
    expect(best.length).toBeGreaterThan(1);
    expect(verdict).toBe(`${total} BSN programs in Ohio`);
    expect(sentence).toBe(
      `Doing best, and about the same as each other: ${list(best)}. Compared by pay, debt, price, and the college’s graduation rate. We don’t have Ohio’s pass rates.`,
    );
  });

  it('says of no program that it does best where the first is in no upper group', () => {
    const { sentence, programs } = results('state=alaska&credential=ADN');
    expect(programs[0]?.score).toMatchObject({ value: { group: expect.not.stringMatching(/upper|top/i) } });
    expect(sentence).not.toContain('Doing best');
  });

  it('names no first ones across degrees, whose scores do not compare', () => {
    const { verdict, sentence, total } = results('state=ohio');
    expect([verdict, sentence]).toEqual([`${total} nursing programs in Ohio`, '']);
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
    const listed = (query: string) => results(query).listNotes.join(' ');
    expect(listed('state=california&credential=ADN')).toContain(
      'Where state approval is the rule it has others',
    );
    expect(listed('state=ohio&credential=BSN')).toContain('Every program in this list is on the list of a');
    expect(results('state=ohio&credential=BSN&control=public').verdict).toMatch(/ match what you ask$/);
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

describe('an answer to words', () => {
  it('is of the place and the type that they say', () => {
    expect(results('query=ADN+Texas').verdict).toBe('40 ADN programs in Texas match what you ask');
    const { verdict, also, leftOut, notes } = results('query=RN+to+BSN+online+Ohio');
    expect(verdict).toBe('11 RN-to-BSN programs in Ohio; we did not use “online”');
    expect(also?.text).toMatch(/^44 more colleges in Ohio award a BSN/);
    expect(also?.href).toBe('/programs?state=ohio&credential=BSN');
    expect(leftOut.map(({ href }) => href)).toContain('/programs?state=ohio&credential=BSN');
    expect(notes).toEqual([
      '“online” was left out: we don’t know how they are taught for these 11 programs.',
    ]);
    expect(results('query=ABSN+Boston').verdict).toBe('3 programs within 50 miles');
  });

  it.each([
    ['free', / nursing programs in the United States; we did not use “free”$/],
    ['schools without TEAS', / in the United States; we can’t search for entrance exams$/],
    ['cna classes', / in the United States; we can’t search for nursing assistant classes$/],
    [
      'online rn to bsn in texas under 20000',
      /^\d+ RN-to-BSN programs in Texas; we did not use “online” or “under 20000”$/,
    ],
    ['free&control=public', / match the rest of what you ask; we did not use “free”$/],
  ])('does not claim that programs match words that were not used: %s', (query, words) => {
    expect(results(`query=${query}`).verdict).toMatch(words);
  });

  it('names six of many schools that a name may mean, none by its address', () => {
    const [problem] = page('schools=Miami').problems;
    expect(problem?.message).toMatch(/“Miami” may be ([^;]+; ){6}and \d+ more: write more of the name\.$/);
    expect(problem?.message).not.toMatch(/[a-z]-[a-z]+-[a-z]/);
  });

  it('says that a school that is named has closed', () => {
    const { sentence, listNotes } = results('query=Eastern+Gateway');
    expect(sentence).toMatch(/^Eastern Gateway Community College closed on July 28, 2024\./);
    expect(listNotes.join(' ')).not.toContain('on no list');
  });

  it('takes neither a price nor a kind of school before a place for a name', () => {
    expect(results('query=nursing+school+for+free')).toMatchObject({
      readAs: 'all nursing programs',
      notes: expect.arrayContaining(['“for free” was left out: ask with “Sort by: Tuition, lowest first”.']),
    });
    expect(results('query=community+college+near+Alpine+TX')).toMatchObject({
      readAs: 'nursing programs near Alpine, Texas',
      total: 1,
    });
  });
});

describe('only these schools', () => {
  it('may be one text with commas where each part is a school', () => {
    const both = results(`schools=${encodeURIComponent('Xavier University, 204796')}&credential=BSN`);
    expect(both.programs.map(({ institution }) => institution).sort()).toEqual([
      'Ohio State University-Main Campus',
      'Xavier University',
    ]);
  });

  it('are named in messages by their names', () => {
    const { problems } = page('schools=Ohio+University+campus');
    expect(problems[0]?.message).toContain('Ohio University-Eastern Campus in ');
    expect(problems[0]?.message).not.toMatch(/\d{6}/);
  });
});

it('a list of programs that no list names says in its answer that there are others', () => {
  const { sentence, listNotes, total } = results('state=massachusetts&credential=ABSN');
  expect(sentence).toContain(
    `We can name ${total} accelerated BSN programs here: those that a school’s page or price list confirms. There are others: ask schools with a BSN.`,
  );
  expect(listNotes.join(' ')).not.toContain('We can name');
});

describe('an empty answer', () => {
  it('does not count as 0 what it knows nothing of', () => {
    const { notes } = results('state=ohio&credential=RN_TO_BSN&delivery=online');
    expect(notes[0]).toBe('We don’t know how they are taught for these 11 programs.');
    expect(notes[1]).toMatch(/^We can name only some RN-to-BSN programs: /);
  });

  it('says so and leads to searches that find something', () => {
    const { verdict, loosen, shown } = results('state=ohio&credential=BSN&max_tuition=100');
    expect([verdict, shown]).toEqual(['No BSN program in Ohio matches what you ask', '']);
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
  it('keeps what was given, and says in one line what was chosen', () => {
    const { form } = page('state=ohio&credential=BSN&query=cleveland&max_tuition=40000&accreditor=CCNE');
    expect(form.chosen).toBe('BSN, Ohio, “cleveland”, more filters');
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
    const hrefOf = (query: string) => results(query).otherView.href;
    expect(hrefOf('credential=BSN&state=ohio&view=table')).toBe('/programs?state=ohio&credential=BSN');
    expect(hrefOf('credential=BSN&state=ohio')).toBe('/programs?state=ohio&credential=BSN&view=table');
  });

  it('of the file are of the whole list', () => {
    const { next } = results('state=ohio&credential=BSN&limit=5');
    expect(results(queryOf(next).toString()).csvPath).toBe(
      '/api/agent/v1/programs.csv?state=ohio&credential=BSN',
    );
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
