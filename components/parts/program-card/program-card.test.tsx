import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { programView } from '@/lib/programs/page/program-view';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { madeUpProgram, unknownProgram } from '@/tests/support/programs';
import { ProgramCard } from './program-card';

const caveats = new Map([['graduation_rate_of_all_fields', 'Few people complete it.']]);

function card(over: Parameters<typeof madeUpProgram>[0] = {}, known = true): string {
  const { rank, same_as_first, url: _, ...facts } = known ? madeUpProgram(over) : unknownProgram(over);
  const program = {
    rank,
    sameAsFirst: same_as_first,
    miles: facts.distance_miles,
    ...programView({ id: 'a-college-1:BSN', facts }, caveats),
  };
  return renderToStaticMarkup(<ProgramCard program={program} chosen={false} />);
}

const rows = (markup: string) =>
  elements(markup, 'dl')
    .flatMap((list) => elements(list, 'dd'))
    .map(textOf);

describe('a card', () => {
  it('has place, degree and control, and every figure with its count and year', () => {
    const text = textOf(card());
    expect(text).toContain('Columbus, Ohio · BSN · public');
    expect(rows(card())).toEqual([
      '96.3% of 187, 2024 (likely 92.4% to 98.2%)',
      '$87,308 a year, 4 years after finishing, $90,000 at May 2025 wages; the average RN here: $87,730; 100 earners',
      '$21,500 median, if they borrowed',
      '$46,700 for state residents, 2024-25; $11,675 a year',
      '$15,400 average of all incomes, 2023-24',
      '241 in 2023-24',
      'On CCNE’s list on October 3, 2026',
    ]);
    expect(attributes(card(), 'href')).toContain('https://ccne.example/list');
  });

  it('has a dash and why where nothing is known', () => {
    expect(rows(card({}, false))).toEqual([
      '– No rate is published.',
      '– No earnings are published.',
      '– No debt is published.',
      '– No price is known.',
      '– The College Scorecard has no price after grants for the school.',
      '– No award is counted.',
      '– No list has it.',
    ]);
  });

  it('shows the group and no number in the order', () => {
    expect(textOf(card())).toContain('Upper to top group nationwide');
    expect(textOf(card())).toMatch(/^A College/);
  });

  it('chooses the program by a box whose name says which', () => {
    const [box = ''] = card().match(/<input[^>]*>/) ?? [];
    const of = (name: string) => attributes(box, name)[0];
    expect([of('aria-label'), of('name'), of('value')]).toEqual([
      'Compare A College, BSN',
      'program',
      'a-college-1:BSN',
    ]);
  });

  it('tells what to know on request', () => {
    expect(textOf(card())).toContain('One thing to know');
    expect(textOf(card())).toContain('Few people complete it.');
    expect(card({ caveats: [] })).not.toContain('<details');
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
