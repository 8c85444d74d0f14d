import { describe, expect, it } from 'vitest';
import { compare, requested, shown } from '@/tests/support/comparison';
import type { Program } from '../program';
import type { ComparisonView } from './compare';
import { savedComparison } from './saved';
import { comparisonSource, finderSource } from './source';
import { unconditional } from './top';

const { find } = finderSource();
const source = comparisonSource();
const { institutions } = source.catalogue;

function slugs(state: 'ohio' | 'georgia', limit: number) {
  const found = find({ ...unconditional(), state: [state], credential: ['BSN'], limit });
  return found.ok ? found.answer.results.map(({ slug }) => slug) : [];
}

/** A school whose program of the credential meets a condition. */
function slugWhere(credential: string, isMeant: (program: Program) => boolean) {
  const one = finderSource().catalogue.programs.find(
    (program) => program.credential === credential && isMeant(program),
  );
  if (!one) throw new Error(`No ${credential} is like that`);
  return one.facts.slug;
}

const EMORY = 'emory-university-139658';
const UCLA = 'university-of-california-los-angeles-110662';
const CHABOT = 'chabot-college-111920';

describe('a comparison', () => {
  it('has each school once, in the order given, however it is named, with a way to remove it', () => {
    const { programs, schools, query } = compare(['UCLA', '139658', 'Emory University', UCLA], 'BSN');
    expect(programs.map(({ id }) => id)).toEqual([`${UCLA}:BSN`, `${EMORY}:BSN`]);
    expect(query).toBe(`schools=${UCLA}&schools=${EMORY}&credential=BSN`);
    expect(programs[0]?.without).toBe(`/programs/compare?schools=${EMORY}&credential=BSN`);
    expect(schools).toEqual([
      {
        label: 'University of California-Los Angeles, Los Angeles, California',
        href: `/programs/${UCLA}/bsn`,
        slug: UCLA,
        without: `/programs/compare?schools=${EMORY}&credential=BSN`,
      },
      {
        label: 'Emory University, Atlanta, Georgia',
        href: `/programs/${EMORY}/bsn`,
        slug: EMORY,
        without: `/programs/compare?schools=${UCLA}&credential=BSN`,
      },
    ]);
  });

  it('is of the program type that most of the schools have, with links to the others', () => {
    const view = compare([CHABOT, EMORY, UCLA]);
    expect(new Set(view.programs.map(({ credential }) => credential)).size).toBe(1);
    expect(view.programs).toHaveLength(2);
    const { credential = '', name = '' } = view.programs[0] ?? {};
    expect(view.currentType).toMatch(new RegExp(`&credential=${credential}$`));
    expect(view.types.find(({ href }) => href === view.currentType)?.label).toBe(`${name}, 2 of 3 schools`);
    const adn = `/programs/compare?schools=${CHABOT}&schools=${EMORY}&schools=${UCLA}&credential=ADN`;
    expect(view.types).toContainEqual({ label: 'ADN, 1 of 3 schools', href: adn });
    expect(view.notes).toContain(`We know of no ${name} program at Chabot College. It has ADN.`);
  });

  it('of several program types has them one after the other', () => {
    expect(shown(compare([EMORY, CHABOT], 'BSN', 'ADN'))).toEqual([`${CHABOT}:ADN`, `${EMORY}:BSN`]);
    expect(shown(compare([EMORY, CHABOT], 'RN'))).toEqual([`${CHABOT}:ADN`, `${EMORY}:BSN`]);
  });

  it('reads names with commas between them where each is a school', () => {
    expect(shown(compare(['UCLA, Emory University'], 'BSN'))).toEqual([`${UCLA}:BSN`, `${EMORY}:BSN`]);
    expect(shown(compare(['110662,139658'], 'BSN'))).toEqual([`${UCLA}:BSN`, `${EMORY}:BSN`]);
    const wrong = compare([EMORY, 'UCLA, zyzzyva'], 'BSN');
    expect(wrong.unmatched.map(({ label }) => label)).toEqual(['“UCLA, zyzzyva”']);
  });

  it('says what none of the schools has', () => {
    const view = compare([CHABOT], 'PHD');
    expect(view.sentence).toBe('We know of no PhD program at Chabot College.');
    expect([view.programs, view.notes]).toEqual([[], []]);
  });

  it('offers the schools that a name may mean, each in its place', () => {
    const view = compare([EMORY, 'Emory Univercity of Georgia', UCLA]);
    expect(shown(view)).toHaveLength(2);
    expect(view.problems).toEqual([]);
    const [name] = view.unmatched;
    expect(name?.label).toBe('“Emory Univercity of Georgia”');
    expect(name?.choices[0]).toEqual({
      label: 'Emory University, Atlanta, Georgia',
      href: `/programs/compare?schools=${EMORY}&schools=${UCLA}`,
    });
    expect(view.form.schools.value).toBe('Emory Univercity of Georgia');
    expect(view.form.kept).toEqual([EMORY, UCLA]);
  });

  it('offers of seven names a comparison that has an answer: the choice beside the other five', () => {
    const [first = '', ...others] = slugs('ohio', 7).filter((slug) => slug !== EMORY);
    const view = compare(['Emory Univercity of Georgia', first, ...others]);
    const [choice] = view.unmatched[0]?.choices ?? [];
    const chosen = requested(choice?.href.split('?')[1] ?? '');
    expect(chosen.problems).toEqual([]);
    expect(chosen.schools).toHaveLength(6);
    expect(chosen.schools[0]?.label).toBe('Emory University, Atlanta, Georgia');
  });

  it('says whether the schools that it offers are called so, or only near', () => {
    const isCalledSo = (name: string) => compare([EMORY, name]).unmatched.map((one) => one.isCalledSo);
    expect(['USC', 'Miami', 'Wright State'].flatMap(isCalledSo)).toEqual([true, true, true]);
    expect(['MIT', 'Harvard'].flatMap(isCalledSo)).toEqual([false, false]);
  });

  it('offers of many schools those that have the program type', () => {
    const all = compare(['Miami', EMORY]).unmatched[0]?.choices ?? [];
    const withMsn = compare(['Miami', EMORY], 'MSN').unmatched[0]?.choices ?? [];
    expect(withMsn.map(({ label }) => label)).toContain('Miami Regional University, Miami Springs, Florida');
    expect(withMsn.length).toBeLessThan(all.length);
    for (const { href } of withMsn) expect(requested(href.split('?')[1] ?? '').programs).toHaveLength(2);
  });

  it('has a problem where no name is known, and keeps every name', () => {
    const view = compare(['zyzzyva', 'Emory Univercity'], 'BSN');
    expect(view.problems).toEqual([
      {
        fieldId: 'schools',
        message: 'Enter the name of a school that we know, for example Ohio State University',
      },
    ]);
    expect(view.sentence).toBe('We couldn’t tell which schools you mean.');
    expect(view.unmatched.map(({ label }) => label)).toEqual(['“zyzzyva”', '“Emory Univercity”']);
    expect(view.unmatched[1]?.choices).not.toEqual([]);
    expect([view.form.kept, view.form.schools.value]).toEqual([['zyzzyva'], 'Emory Univercity']);
    expect(view.apiPath).toBeNull();
  });

  it('has a problem with seven schools: six are shown, and every one is kept', () => {
    const seven = slugs('ohio', 7);
    const view = compare(seven, 'BSN');
    expect(view.problems).toEqual([
      { fieldId: 'schools', message: 'Six schools at most. Remove one first.' },
    ]);
    expect(shown(view)).toEqual(seven.slice(0, 6).map((slug) => `${slug}:BSN`));
    expect(view.form.kept).toEqual(seven);
    expect(view.schools[6]).toMatchObject({
      href: null,
      without: `/programs/compare?${new URLSearchParams([...seven.slice(0, 6).map((slug) => ['schools', slug]), ['credential', 'BSN']])}`,
    });
    expect(compare(seven.slice(0, 6)).problems).toEqual([]);
    expect([compare(seven.slice(0, 6)).form.isFull, compare(seven.slice(0, 5)).form.isFull]).toEqual([
      true,
      false,
    ]);
  });

  it('has a problem with a program type or a name of a parameter that it can’t read, and still compares', () => {
    const view = requested(`schools=${EMORY}&schools=${UCLA}&credential=nurse`);
    expect(view.problems.map(({ fieldId }) => fieldId)).toEqual(['credential']);
    expect(shown(view)).toHaveLength(2);
    const misnamed = requested('school=UCLA');
    expect(misnamed.problems).toEqual([
      {
        fieldId: 'schools',
        message: 'We can’t read “school” in this page’s address: use the field “Add a school by name”.',
      },
    ]);
    expect(shown(misnamed)).toHaveLength(1);
  });

  it('refuses a name that is too long', () => {
    const view = compare([EMORY, 'x'.repeat(201)]);
    expect(view.problems[0]?.message).toMatch(/^Enter the name of a school in 200 characters or fewer/);
    expect(shown(view)).toHaveLength(1);
  });

  it('says what to do with no school or one', () => {
    expect(compare([]).sentence).toMatch(/^Add two schools or more/);
    expect(compare([]).problems).toEqual([]);
    expect(compare([EMORY], 'BSN').sentence).toBe(
      'Emory University, BSN is the only program so far. Add another school to compare it with.',
    );
  });

  it('says first which schools take no new students, puts them last and finds no difference with them', () => {
    const closed = slugWhere(
      'BSN',
      ({ listPlace, facts }) => listPlace === 'closed' && facts.graduate_earnings !== null,
    );
    const [open = '', other = ''] = slugs('ohio', 2);
    const words = institutions.get(closed)?.programs[0]?.facts.closure?.in_words ?? '';
    const two = compare([closed, open], 'BSN');
    expect(two.sentence).toMatch(/ is the one that takes new students\. Add another/);
    expect(two.sentence.startsWith(words)).toBe(true);
    expect(two.differences).toEqual([]);
    expect(shown(two)).toEqual([`${open}:BSN`, `${closed}:BSN`]);
    expect(two.programs.map(({ status }) => status)).toEqual([null, expect.stringMatching(/^School clos/)]);
    const three = compare([closed, open, other], 'BSN');
    expect(three.sentence).toBe(`${words} ${compare([open, other], 'BSN').sentence}`);
    expect(three.differences).toEqual(compare([open, other], 'BSN').differences);
    expect(compare([closed], 'BSN').sentence).toBe(`${words} Add schools that are open to compare.`);
  });

  it('says of a closed school without the program type that it is closed', () => {
    const view = compare(['EGCC', 'Ohio State', 'UCLA'], 'BSN');
    expect(view.sentence).toMatch(/^Eastern Gateway Community College closed .*2024/);
    expect(view.notes).toContain(
      'We know of no BSN program at Eastern Gateway Community College. It had LPN and ADN.',
    );
    expect(compare(['EGCC'], 'BSN').sentence).toMatch(/^Eastern Gateway .* closed .* We know of no BSN/);
  });

  it('compares the types for a first license where as many schools have another', () => {
    expect(shown(compare(['OSU', 'UCLA']))).toEqual([
      'ohio-state-university-main-campus-204796:BSN',
      `${UCLA}:BSN`,
    ]);
  });

  it('calls the school better that the score calls better, with the quantity that it takes', () => {
    const { verdict, sentence, differences } = compare(['OSU', 'UCLA'], 'BSN');
    const [ohio, ucla] = ['Ohio State University-Main Campus', 'University of California-Los Angeles'];
    const texts = differences.map(({ text }) => text.replaceAll(/\d[\d,]*/g, '#'));
    const finish = `Of all full-time beginners, nursing or not, #% finish at ${ucla} and #% at ${ohio}.`;
    expect(texts).toEqual([
      `Graduates who borrowed owe #% of a year’s pay at ${ucla} and #% at ${ohio}: $# and $#.`,
      `Beside other programs of its state, tuition for the whole program is #% of the middle price in California at ${ucla} and #% of the middle price in Ohio at ${ohio}. In dollars it is $# and $#.`,
      finish,
    ]);
    // Its debt and its price are lower for its place, and higher in dollars: the heading leaves them out.
    expect([verdict, sentence]).toEqual([
      `${ucla} does best on students who finish`,
      differences.at(-1)?.text,
    ]);
  });

  it('heads what one school does best with what speaks for another, and says what may be chance', () => {
    const names = [
      'middle georgia state university',
      'central georgia technical college',
      'southern crescent technical college',
    ];
    const { verdict, sentence, table } = compare(names, 'ADN');
    expect(verdict).toBe(
      'Middle Georgia State does best on the RN exam. Graduates of Southern Crescent owe less',
    );
    expect(sentence).toMatch(/^In 2025, 97% passed at Middle Georgia State and 76% at Central Georgia\./);
    const marks = table.rows.find(({ id }) => id === 'pass_rate')?.cells.map(({ mark }) => mark);
    expect(marks).toEqual(['Best', 'Worst', null]);
  });

  const marksOf = ({ table, programs }: ComparisonView, id: string) => {
    const { cells = [] } = table.rows.find((row) => row.id === id) ?? {};
    return Object.fromEntries(programs.map(({ program }, at) => [program.slug, cells[at]?.mark ?? null]));
  };
  const OSU = 'ohio-state-university-main-campus-204796';
  const UC = 'university-of-cincinnati-main-campus-201885';
  const OHIO = 'ohio-university-main-campus-204857';
  const XAVIER = 'xavier-university-206622';

  it('marks what is true of every figure of a row, and says who takes no part', () => {
    const view = compare([OSU, UC, OHIO, XAVIER], 'BSN');
    const none = { [OSU]: null, [UC]: null, [OHIO]: null, [XAVIER]: null };
    expect(marksOf(view, 'net_price')).toMatchObject({ [UC]: null, [XAVIER]: 'Worst' });
    expect(marksOf(view, 'tuition')).toMatchObject({ [UC]: null, [XAVIER]: 'Worst' });
    expect(marksOf(view, 'graduation_rate')).toEqual({ ...none, [OSU]: 'Best', [OHIO]: 'Worst' });
    // Graduates of Ohio University, who take no part, owe less than any of the others.
    expect(marksOf(view, 'median_debt')).toMatchObject({ [OHIO]: null, [OSU]: null, [XAVIER]: null });
    expect(view.table.outOfMarks).toBe(
      'Ohio University gets no Best or Worst on pay and debt: its graduates are mostly nurses who were RNs before.',
    );
  });

  it('shows no pay that the page of the program doesn’t, and says whose debt it is', () => {
    const { table, programs } = compare([OSU, OHIO], 'BSN');
    const cellOf = (id: string) =>
      table.rows.find((row) => row.id === id)?.cells[
        programs.findIndex(({ program }) => program.slug === OHIO)
      ];
    expect(cellOf('graduate_earnings')).toEqual({
      value: null,
      note: 'Not compared: its graduates are mostly nurses who were RNs before',
      mark: null,
    });
    expect(cellOf('median_debt')).toMatchObject({ note: 'not compared: mostly RNs', mark: null });
  });

  it('says of no program that it gets no mark where none is shown, and what is not known of either', () => {
    const { table } = compare(['110662', '110699'], 'MSN');
    expect(table.rows.flatMap(({ cells }) => cells.flatMap(({ mark }) => mark ?? []))).toEqual([]);
    expect(table.outOfMarks).toBe('');
    expect(table.unknown).toBe('Not known for either: price after grants, a year, living included.');
  });

  it('marks no program without graduates', () => {
    const newSchool = 'cincinnati-state-technical-and-community-college-201928';
    const view = compare([newSchool, OSU, XAVIER], 'BSN');
    for (const { id } of view.table.rows) expect(marksOf(view, id)[newSchool]).toBeNull();
    expect(view.table.outOfMarks).toContain('gets no Best or Worst: no graduates yet.');
  });

  it('leads an accelerated BSN by nothing of people who begin college, and says whose pay it is', () => {
    const names = finderSource()
      .catalogue.programs.filter(
        ({ credential, facts }) => credential === 'ABSN' && facts.graduation_rate_percent !== null,
      )
      .slice(0, 4)
      .map(({ facts }) => facts.slug);
    const view = compare(names, 'ABSN');
    expect(`${view.verdict} ${view.sentence}`).not.toMatch(/finish/);
    expect(new Set(Object.values(marksOf(view, 'graduation_rate')))).toEqual(new Set([null]));
    const noteOf = (id: string) => view.table.rows.find((row) => row.id === id)?.note ?? '';
    expect(noteOf('graduation_rate')).toMatch(/, not these programs’ students$/);
    expect(noteOf('median_debt')).toContain('of all the school’s BSN graduates');
  });

  it('heads programs of several types by the dollars that they differ in', () => {
    const view = compare([`${OSU}:BSN`, 'columbus-state-community-college-202222:ADN']);
    expect(view.verdict).toMatch(
      /^Columbus State costs \$[\d,]+ less\. Graduates of Ohio State earn \$[\d,]+ a year more$/,
    );
    expect([view.apiPath, view.csvPath]).toEqual([
      null,
      `/api/agent/v1/programs.csv?schools=${OSU}&schools=columbus-state-community-college-202222&credential=ADN&credential=BSN`,
    ]);
    // Earners are of two classes: more than the class that the table shows.
    expect(view.differences.map(({ text }) => text).join(' ')).toMatch(
      /\$[\d,]+ \(about \d+ earners of two classes, estimated\)/,
    );
    expect(compare([EMORY], 'BSN', 'MSN').verdict).toMatch(/^No program is clearly ahead/);
  });

  it('marks nothing across types', () => {
    const mixed = compare([EMORY, CHABOT], 'BSN', 'ADN');
    const marks = mixed.table.rows.flatMap(({ cells }) => cells.map(({ mark }) => mark));
    expect(new Set(marks)).toEqual(new Set([null]));
  });

  it('says what makes programs unlike', () => {
    const [ohio = '', georgia = ''] = [...slugs('ohio', 1), ...slugs('georgia', 1)];
    expect(compare([ohio, georgia], 'BSN').notes).toContain(
      'They are in different states, where pay and prices differ.',
    );
    expect(compare([EMORY], 'BSN', 'MSN').notes[0]).toContain('They lead to different degrees');
  });

  it('says that programs are about the same only where each is about the same as each', () => {
    const same =
      'By what is measured they are about the same: the difference between their scores may be chance.';
    const bsn = finderSource().catalogue.programs.filter(
      ({ credential, facts }) => credential === 'BSN' && facts.band !== null,
    );
    const byScore = bsn.toSorted((a, b) => (b.score?.total ?? 0) - (a.score?.total ?? 0));
    const [best = '', next = '', last = ''] = [byScore[0], byScore[1], byScore.at(-1)].map(
      (one) => one?.facts.slug ?? '',
    );
    expect(compare([best, next], 'BSN').notes).toContain(same);
    expect(compare([best, next, last], 'BSN').notes).not.toContain(same);
    expect(compare([best], 'BSN').notes).not.toContain(same);
  });

  it('tells caveats of all programs once', () => {
    const { programs, sharedCaveats } = compare(slugs('georgia', 3), 'BSN');
    expect(sharedCaveats.length).toBeGreaterThan(0);
    for (const { caveats, ownCaveats } of programs) {
      expect(new Set([...sharedCaveats, ...ownCaveats])).toEqual(new Set(caveats));
    }
  });

  it('has the price of families with the income that is given, and keeps it', () => {
    const of = (query: string) => requested(`schools=${EMORY}&schools=${UCLA}&credential=BSN${query}`);
    const priceOf = (view: ComparisonView) => {
      const price = view.programs[0]?.facts.net_price;
      return price && 'value' in price ? price.value : undefined;
    };
    const low = of('&family_income=0');
    expect(priceOf(low)?.short).toContain('families with incomes of $0 to $30,000');
    expect(priceOf(of(''))?.short).toContain('average of all incomes');
    expect(priceOf(low)?.text).not.toBe(priceOf(of(''))?.text);
    for (const href of [low.currentType, low.programs[0]?.without, low.types[0]?.href, low.apiPath]) {
      expect(href).toMatch(/&family_income=0$/);
    }
    expect(low.query).not.toContain('family_income');
    expect(savedComparison(low)).toMatchObject({
      address: expect.stringMatching(/&family_income=0$/),
      inputs: expect.stringMatching(/; family income \$0$/),
    });
    const refused = of('&family_income=abc');
    expect(refused.problems.map(({ fieldId }) => fieldId)).toEqual(['family_income']);
    expect(shown(refused)).toHaveLength(2);
  });

  it('is the same at the API', () => {
    expect(compare(['UCLA', 'zyzzyva'], 'BSN').apiPath).toBe(
      `/api/agent/v1/programs?schools=${UCLA}&credential=BSN`,
    );
  });
});
