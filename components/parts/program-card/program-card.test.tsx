import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { rankedView } from '@/lib/programs/page/ranked-view';
import { rowCells, rowFigures } from '@/lib/programs/page/row-figures';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { madeUpProgram, unknownProgram } from '@/tests/support/programs';
import { ProgramCard } from './program-card';

const pick = { id: 'compare-a-college-1-bsn', isChosen: false, href: '/programs?program=a-college-1%3ABSN' };

function withoutUrl({ url: _, ...facts }: ReturnType<typeof madeUpProgram>) {
  return facts;
}

function card(
  over: Parameters<typeof madeUpProgram>[0] = {},
  names: { readonly manyStates?: boolean; readonly manyTypes?: boolean } = {},
  others: readonly ReturnType<typeof madeUpProgram>[] = [],
): string {
  const facts = withoutUrl(madeUpProgram(over));
  const all = [facts, ...others];
  const cells = rowCells(all, rowFigures(all, { sort: 'distance' }));
  const program = rankedView(facts, new Map(), cells[0]);
  return renderToStaticMarkup(<ProgramCard program={program} pick={pick} {...names} />);
}

/** Label, figure and note of each figure of the row. */
const rowFiguresOf = (markup: string) =>
  elements(elements(markup, 'dl')[0] ?? '', 'div').map((one) =>
    [...elements(one, 'dt'), ...elements(one, 'dd')].map(textOf),
  );

describe('a card', () => {
  it('has place, control and the three figures that a list is read for', () => {
    expect(textOf(card())).toContain('Columbus · public');
    expect(rowFiguresOf(card())).toEqual([
      ['Passed, 2024', '96%', 'of 187'],
      ['Tuition & fees', '$46,700', 'in all'],
      ['Graduates’ pay', '$90,000', '100 earners'],
    ]);
  });

  it('has the state where the list has several, and the type where it has several', () => {
    expect(textOf(card({}, { manyStates: true }))).toContain('Columbus, Ohio · public');
    expect(textOf(card({}, { manyTypes: true }))).toContain('BSN · Columbus · public');
    expect(textOf(card({ city: null }))).toContain('Ohio · public');
  });

  it('says why where a figure is not known, and has none that no row of the page has', () => {
    const known = madeUpProgram();
    expect(rowFiguresOf(card(withoutUrl(unknownProgram()), {}, [known]))).toEqual([
      ['Passed, 2024', 'Not published here'],
      ['Tuition & fees', 'Not published'],
      ['Graduates’ pay', 'Not published'],
    ]);
    expect(card(withoutUrl(unknownProgram()))).not.toContain('<dl');
  });

  it('says how far away the school is, and that one of several campuses is meant', () => {
    expect(textOf(card({ distance_miles: 12 }))).toContain('public · 12 miles');
    expect(textOf(card({ distance_miles: 1 }))).toContain('1 mile');
    expect(textOf(card({ distance_miles: 0 }))).toContain('under 1 mile');
    expect(textOf(card({ distance_miles: 12, caveats: ['one_point'] }))).toContain(
      '12 miles, to one of its campuses',
    );
    expect(textOf(card())).not.toContain('mile');
  });

  it('has one warning at most, the one that matters most', () => {
    const flags = (over: Parameters<typeof card>[0]) =>
      [...card(over).matchAll(/<span class="row-flag">(.*?)<\/span>/g)].map(([, words]) => words);
    const unlisted = { accreditation: [], accreditation_reason: 'No list has it.' };
    expect(flags({})).toEqual([]);
    const ofState = { ...unlisted, accreditation_reason: 'In Ohio state approval is the rule.' };
    expect(flags({ caveats: ['few_graduates'], ...ofState })).toEqual(['Few graduates']);
    expect(flags({ caveats: ['few_graduates', 'first_degree_not_confirmed'] })).toEqual([
      'Ask if it takes people who aren’t RNs yet',
    ]);
    expect(flags({ caveats: ['completion_not_told'], ...unlisted })).toEqual([
      'No national accreditation found',
    ]);
    expect(flags({ caveats: ['completion_possible'], program_status: 'accredited, no awards yet' })).toEqual([
      'No graduates yet',
    ]);
    expect(flags({ credential: 'LPN', aide_share_percent: 93.8, ...ofState })).toEqual([
      '94% of its certificates are for nursing aides',
    ]);
    expect(flags(unlisted)).toEqual(['No national accreditation found']);
    expect(flags({ ...unlisted, credential: 'PHD' })).toEqual([]);
    expect(textOf(card({ delivery: 'online' }))).toContain('public · online');
  });

  it('shows the group in squares and a word, and no number in the order', () => {
    const known = { score_parts: madeUpProgram().score_parts.map((part) => ({ ...part, value: 1 })) };
    expect(textOf(card(known))).toContain('Group: upper to top');
    expect(card(known).match(/class="group-sure"/g)).toHaveLength(4);
    expect(card(known).match(/class="group-possible"/g)).toHaveLength(1);
    expect(textOf(card())).toContain('Exam: upper to top');
    expect(textOf(card(withoutUrl(unknownProgram())))).toContain('It has no score');
    expect(textOf(card())).toMatch(/^A College/);
  });

  it('chooses the program by a link whose name says which', () => {
    expect(attributes(card(), 'href')).toContain(pick.href);
    expect(attributes(card(), 'aria-label')).toContain('Compare A College, BSN');
  });

  it('says "Sponsored" where a school pays, and is the same otherwise', () => {
    const label = /<p class="cluster"><span class="chip">(?:<span[^>]*>.<\/span>|Sponsored)*<\/span><\/p>/;
    expect(card({ sponsored: true }).replace(label, '')).toBe(card());
    expect(card()).not.toContain('Sponsored');
  });
});
