import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { figuresOf, rankedView } from '@/lib/programs/page/ranked-view';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { madeUpProgram, unknownProgram } from '@/tests/support/programs';
import { ProgramCard } from './program-card';

const pick = { id: 'compare-a-college-1-bsn', isChosen: false, href: '/programs?program=a-college-1%3ABSN' };
const caveats = new Map([['graduation_rate_of_all_fields', 'Few people complete it.']]);

function withoutUrl({ url: _, ...facts }: ReturnType<typeof madeUpProgram>) {
  return facts;
}

function card(over: Parameters<typeof madeUpProgram>[0] = {}): string {
  const program = rankedView(withoutUrl(madeUpProgram(over)), caveats);
  return renderToStaticMarkup(<ProgramCard program={program} figures={figuresOf([program])} pick={pick} />);
}

/** Label, figure and note of each figure of the row. */
const rowFigures = (markup: string) =>
  elements(elements(markup, 'dl')[0] ?? '', 'div').map((one) =>
    [...elements(one, 'dt'), ...elements(one, 'dd')].map(textOf),
  );

/** The figures that are folded away. */
const details = (markup: string) => elements(elements(markup, 'dl')[1] ?? '', 'dd').map(textOf);

describe('a card', () => {
  it('has place, program type and control, and the figures that a list is read for', () => {
    const text = textOf(card());
    expect(text).toContain('Columbus, Ohio · BSN · public');
    expect(rowFigures(card())).toEqual([
      ['Passed the NCLEX', '96.3%', 'of 187, 2024 (likely 92.4% to 98.2%)'],
      ['Tuition', '$46,700', 'for state residents, 2024-25'],
      ['Price after grants', '$15,400', 'average of all incomes, 2023-24'],
      ['Graduates earn', '$87,308', 'a year, 4 years after finishing, $90,000 at May 2025 wages'],
    ]);
    expect(attributes(card(), 'href')).toContain('https://board.example/rates');
  });

  it('has everything else folded away: once, but for what a figure is to be compared with', () => {
    expect(details(card())).toEqual([
      '$87,308 a year, 4 years after finishing, $90,000 at May 2025 wages; the average RN here: $87,730; 100 earners',
      '$21,500 median, if they borrowed',
      '$46,700 for state residents, 2024-25; $11,675 a year',
      '241 in 2023-24',
      'On CCNE’s list on October 3, 2026',
    ]);
    expect(attributes(card(), 'href')).toContain('https://ccne.example/list');
  });

  it('says why where nothing is known, and leaves out what no row of the page has', () => {
    const program = rankedView(withoutUrl(unknownProgram()), caveats);
    const known = figuresOf([rankedView(withoutUrl(madeUpProgram()), caveats)]);
    const markup = renderToStaticMarkup(<ProgramCard program={program} figures={known} pick={pick} />);
    expect(rowFigures(markup)).toEqual([
      ['Passed the NCLEX', 'No rate is published.'],
      ['Tuition', 'No price is known.'],
      ['Price after grants', 'The College Scorecard has no price after grants for the school.'],
      ['Graduates earn', 'No earnings are published.'],
    ]);
    expect(figuresOf([program])).toEqual([]);
  });

  it('says how far away the school is, and that one of several campuses is meant', () => {
    expect(textOf(card({ distance_miles: 12 }))).toContain('BSN · public · 12 miles away');
    expect(textOf(card({ distance_miles: 1 }))).toContain('1 mile away');
    expect(textOf(card({ distance_miles: 0 }))).toContain('under 1 mile away');
    expect(textOf(card({ distance_miles: 12, caveats: ['one_point'] }))).toContain(
      '12 miles away, to one of its campuses',
    );
    expect(textOf(card())).not.toContain('away');
  });

  it('has one warning at most, the one that matters most', () => {
    const flags = (over: Parameters<typeof card>[0]) =>
      [...card(over).matchAll(/<p class="row-flag">(.*?)<\/p>/g)].map(([, words]) => words);
    const unlisted = { accreditation: [], accreditation_reason: 'No list has it.' };
    expect(flags({})).toEqual([]);
    expect(flags({ caveats: ['few_graduates'], ...unlisted })).toEqual(['Few graduates']);
    expect(flags(unlisted)).toEqual(['We found no national accreditation. It may be state-approved']);
    expect(flags({ ...unlisted, credential: 'PHD' })).toEqual([]);
    expect(textOf(card({ delivery: 'online' }))).toContain('public · online');
  });

  it('shows the group and no number in the order', () => {
    expect(textOf(card())).toContain('Upper to top group nationwide');
    expect(textOf(card())).toMatch(/^A College/);
  });

  it('chooses the program by a link whose name says which', () => {
    expect(attributes(card(), 'href')).toContain(pick.href);
    expect(attributes(card(), 'aria-label')).toContain('Compare A College, BSN');
  });

  it('tells what to know on request', () => {
    const folded = /<details[^>]*>(.*)<\/details>/.exec(card())?.[1] ?? '';
    expect(textOf(folded)).toContain('Few people complete it.');
    expect(textOf(card({ caveats: [] }))).not.toContain('Few people');
  });

  it('says "Sponsored" where a school pays, and is the same otherwise', () => {
    const label = /<p class="cluster"><span class="chip">(?:<span[^>]*>.<\/span>|Sponsored)*<\/span><\/p>/;
    expect(card({ sponsored: true }).replace(label, '')).toBe(card());
    expect(card()).not.toContain('Sponsored');
  });

  it('marks results that are too old for the score', () => {
    const { pass_rate: rate } = madeUpProgram();
    const old = card({ pass_rate: rate && { ...rate, recent: false } });
    expect(textOf(old)).toContain('old result: not in the score');
    expect(textOf(card())).not.toContain('old result');
  });
});
