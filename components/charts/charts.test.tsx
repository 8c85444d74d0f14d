import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatDollars, formatDollarsShort } from '@/lib/numbers/format';
import type { DrawnRate } from '@/lib/pass-rates/page/drawing';
import { wholeYears } from '@/lib/pass-rates/rate';
import { aheadLines, aheadPoints } from '@/tests/fixtures/gallery/ahead';
import { attributes, elements, tableRows, textOf } from '@/tests/support/markup';
import { programRate } from '@/tests/support/pass-rates';
import { AheadChart } from './ahead-chart';
import { PathwayChart, type PathwayStep } from './pathway-chart';
import { RateChart, type RateRow } from './rate-chart';
import { RateStrip } from './rate-strip';
import { type MeasuredEarnings, SalaryChart } from './salary-chart';
import { StateTiles } from './state-tiles';
import type { StateValue } from './state-values';
import { TuitionChart, type TuitionRow } from './tuition-chart';

const finding = (markup: string) => textOf(elements(markup, 'title')[0] ?? '');
const description = (markup: string) => textOf(elements(markup, 'desc')[0] ?? '');

const common = { id: 'chart', subtitle: 'Dollars a year, May 2025' };
const ahead = (view: Parameters<typeof AheadChart>[0]['view']) => <AheadChart {...common} view={view} />;
const lineOf = (
  points: Parameters<typeof aheadLines>[1][string],
  mark: Parameters<typeof aheadLines>[2] = null,
) => ahead(aheadLines('Ahead after 5 years', { 'After 20 years': points }, mark));
const salary = (low: number, expected: number, high: number, measured: MeasuredEarnings) => (
  <SalaryChart {...common} calculated={{ low, expected, high }} measured={measured} />
);
const unknown: MeasuredEarnings = { median: null, reason: 'Fewer than 3 programs.', label: 'Graduates' };
const tuition = (rows: readonly TuitionRow[]) => <TuitionChart {...common} rows={rows} />;
const rates = (rows: readonly RateRow[]) => <RateChart {...common} rows={rows} />;
const step = (label: string, low: number, typical: number | null, high: number): PathwayStep => ({
  label,
  kind: 'classes',
  months_low: low,
  months_typical: typical,
  months_high: high,
  license: label === 'LPN' ? 'LPN' : 'RN',
});
const pathway = (steps: readonly PathwayStep[], recommended = true) => (
  <PathwayChart {...common} routes={[{ id: 'route', name: 'The route', recommended, steps }]} />
);
const state = (code: string, value: number | null, reason?: string): StateValue => ({
  code,
  name: `State of ${code}`,
  href: `/states/${code.toLowerCase()}`,
  value,
  reason,
});
const formats = { format: formatDollars, formatShort: formatDollarsShort, valueHeader: 'Mean pay' };
const tiles = (rows: readonly StateValue[]) => <StateTiles {...common} {...formats} rows={rows} />;

const oneRate: RateRow = { rate: programRate({ candidates: 10, passed: 10, pass_rate_percent: 100 }) };

/** Each chart with the data that charts break on. */
const edges: [string, ReactElement][] = [
  ['no line', ahead(aheadLines('Nothing to draw', {}))],
  ['a line of one point', lineOf([{ year: 0, dollars: 0 }])],
  ['a line of zeros', lineOf(aheadPoints(0, 0))],
  ['a line below zero', lineOf(aheadPoints(200_000, -500))],
  ['a line that comes ahead at the start', lineOf(aheadPoints(0, 5e4), { months: 0, label: 'At once' })],
  ['a line that comes ahead at the end', lineOf(aheadPoints(9e5, 6e4), { months: 240, label: 'Late' })],
  [
    'three lines with long names that end together',
    ahead(
      aheadLines('About the same', {
        'Ohio State University-Main Campus': aheadPoints(50_000, 40_000),
        'University of Cincinnati-Main Campus': aheadPoints(50_000, 40_010),
        'Accelerated BSN in the District of Columbia': aheadPoints(50_000, 40_020),
      }),
    ),
  ],
  ['a salary of one value', salary(80_000, 80_000, 80_000, unknown)],
  ['a salary of zero', salary(0, 0, 0, unknown)],
  [
    'a salary with a median alone',
    salary(70_000, 80_000, 90_000, { median: 81_000, p25: null, p75: null, label: 'Graduates' }),
  ],
  ['tuition of nothing', tuition([])],
  ['tuition of zero', tuition([{ label: 'Public', median: 0, p25: 0, p75: 0, institutions: 1 }])],
  ['tuition unknown', tuition([{ label: 'Public', median: null, p25: null, p75: null, institutions: 0 }])],
  ['no rates', rates([])],
  ['a rate of 100', rates([oneRate])],
  ['a rate that its source does not print', rates([{ rate: programRate({ pass_rate_percent: null }) }])],
  ['a route without a step', pathway([])],
  ['a step of no months', pathway([step('LPN', 0, 0, 0)])],
  ['a step without a typical length', pathway([step('LPN', 12, null, 36)])],
  ['no states', tiles([])],
  ['one state', tiles([state('OH', 88_607)])],
  ['states without figures', tiles([state('OH', null), state('DC', null, 'Not published.')])],
  ['states of one value', tiles([state('OH', 5), state('DC', 5)])],
];

describe.each(edges)('%s', (_, chart) => {
  const markup = renderToStaticMarkup(chart);

  it('is drawn without a broken number', () => {
    expect(markup).not.toMatch(/NaN|Infinity|undefined|\[object/);
  });

  it('says what it shows', () => {
    expect(finding(markup)).not.toBe('');
    expect(description(markup)).not.toBe('');
  });

  it('needs no inline style, no script and no repeated id', () => {
    expect(markup).not.toMatch(/ style=|<script/);
    const ids = attributes(markup, 'id');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names itself by elements that exist', () => {
    const named = [...attributes(markup, 'aria-labelledby'), ...attributes(markup, 'aria-describedby')];
    const ids = new Set(attributes(markup, 'id'));
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('the chart of being ahead', () => {
  const points = aheadPoints(57_900, 50_000);
  const mark = { months: 62, label: 'Ahead after 5 years 2 months' };
  const markup = renderToStaticMarkup(lineOf(points, mark));

  it('says in words what its view says', () => {
    expect(finding(markup)).toBe('Ahead after 5 years');
    expect(description(markup)).toBe('Ahead after 5 years.');
  });

  it('labels the end of the program and of the only line, and no end of several', () => {
    const text = textOf(markup);
    expect(text).toContain('You graduate: $57,900 behind');
    expect(text).toContain('After 20 years: $742,000 ahead');
    const several = textOf(renderToStaticMarkup(ahead(aheadLines('Two', { ADN: points, BSN: points }))));
    expect(several).not.toContain('You graduate');
    expect(textOf(renderToStaticMarkup(lineOf(aheadPoints(9e4, -1e3))))).not.toContain('You graduate');
  });

  it('has a row for each label above the plot and below it, where no line and no gridline runs', () => {
    const placesOf = (pattern: RegExp, name: string) =>
      [...markup.matchAll(pattern)].flatMap(([tag]) => attributes(tag, name)).map(Number);
    const baselines = placesOf(/<text class="chart-(?:label|note)"[^>]*>/g, 'y');
    const grid = placesOf(/<line class="chart-(?:grid|zero)"[^>]*>/g, 'y1');
    const [end = 0, graduates = 0, ahead = 0] = baselines;
    expect(baselines).toHaveLength(3);
    // Two lines of the mark are below that of the end and above all gridlines.
    expect(end + 18).toBeLessThan(ahead);
    expect(ahead + 18).toBeLessThan(Math.min(...grid));
    expect(graduates - 16).toBeGreaterThan(Math.max(...grid));
  });

  it('has every row of its view in its table', () => {
    expect(tableRows(markup)).toEqual(
      points.map(({ year, dollars }) => [String(year), formatDollars(dollars)]),
    );
  });

  it('marks where one comes ahead, and nothing where one never does', () => {
    expect(textOf(markup)).toContain('Ahead after 5 years 2 months');
    expect(attributes(markup, 'class')).toContain('chart-dot tone-2');
    expect(attributes(renderToStaticMarkup(lineOf(points)), 'class')).not.toContain('chart-dot tone-2');
  });

  it('draws a line for each answer through its points, and the range of one', () => {
    const pathsIn = (chart: ReactElement) =>
      attributes(renderToStaticMarkup(chart), 'd').map((path) => path.split('L').length);
    expect(pathsIn(lineOf(points))).toEqual([points.length]);
    expect(pathsIn(ahead(aheadLines('Two', { ADN: points, BSN: points })))).toEqual([3, 3]);
    const view = aheadLines('One', { ADN: points });
    const [series] = view.series;
    const banded = series && { ...view, series: [{ ...series, band: { low: points, high: points } }] };
    expect(banded && pathsIn(ahead(banded))).toEqual([6, 3]);
  });

  it('names each line at its end, with what it comes to', () => {
    const text = textOf(
      renderToStaticMarkup(ahead(aheadLines('Two', { ADN: points, BSN: aheadPoints(9e5, 1e4) }))),
    );
    expect(text).toContain('ADN $742k ahead');
    expect(text).toContain('BSN $740k behind');
  });
});

describe('the salary chart', () => {
  it('says by how much the measured earnings differ', () => {
    const measured = {
      median: 144_371,
      p25: 128_000,
      p75: 161_000,
      label: 'Graduates, 4 years after finishing',
    };
    const markup = renderToStaticMarkup(salary(171_000, 190_856, 198_000, measured));
    expect(finding(markup)).toBe(
      'Calculated: $191,000 a year; graduates are measured to earn $144,000, 24% less',
    );
    expect(tableRows(markup)).toEqual([
      ['Calculated', '$171,000', '$190,856', '$198,000'],
      ['Graduates, 4 years after finishing', '$128,000', '$144,371', '$161,000'],
    ]);
  });

  it('gives the reason where nothing is measured', () => {
    const markup = renderToStaticMarkup(salary(70_000, 80_000, 90_000, unknown));
    expect(finding(markup)).toContain('What graduates earn is not known: Fewer than 3 programs');
    expect(tableRows(markup)[1]).toEqual(['Graduates', ...Array(3).fill('–no figure, note a')]);
  });
});

describe('the tuition chart', () => {
  const rows = [
    { label: 'Public', median: 47_740, p25: 38_976, p75: 56_544, institutions: 22 },
    { label: 'Private', median: null, p25: null, p75: null, institutions: 0, reason: 'None publishes it.' },
  ];
  const markup = renderToStaticMarkup(tuition(rows));

  it('names the medians and has the figures in its table', () => {
    expect(finding(markup)).toBe('Median price of the whole program: $47,700 public');
    expect(tableRows(markup)[0]).toEqual(['Public', '22', '$38,976', '$47,740', '$56,544']);
  });

  it('starts its bars at zero', () => {
    expect(markup).toContain('class="chart-bar-light" x="0%"');
  });
});

describe('the rate chart', () => {
  const part: RateRow = {
    rate: programRate({
      period_label: 'First half of 2025',
      period_kind: 'partial',
      candidates: 58,
      passed: 54,
      pass_rate_percent: 93.1,
    }),
  };
  const markup = renderToStaticMarkup(rates([part, { rate: programRate() }]));

  it('leads with the newest whole year, never with a part of one', () => {
    expect(finding(markup)).toBe('In 2024, 91% passed: 170 of 186, likely 87% to 95%');
  });

  it('draws a part of a year apart, open and labelled', () => {
    const drawing = markup.slice(markup.indexOf('</desc>'));
    expect(drawing.indexOf('2024')).toBeLessThan(drawing.indexOf('First half of 2025, part of a year'));
    expect(drawing.match(/chart-dot-open/g)).toHaveLength(1);
  });

  it('has counts and intervals in its table', () => {
    expect(tableRows(markup)[1]).toEqual(['2024', '186', '91.4', '86.5 to 94.6']);
  });

  it('never draws beyond 100 percent', () => {
    expect(markup).not.toContain('105%');
  });
});

describe('the strip of rates', () => {
  const drawn = (label: string, passed: number, found = false): DrawnRate => ({
    rate: wholeYears([
      programRate({ program_name: label, candidates: 100, passed, pass_rate_percent: passed }),
    ])[0] as DrawnRate['rate'],
    label,
    found,
  });
  const strip = (rates: readonly DrawnRate[]) =>
    renderToStaticMarkup(<RateStrip {...common} finding="Rates" rates={rates} tableHref="#rates" />);
  const markup = strip([drawn('Best', 100), drawn('Wanted', 80, true), drawn('Last', 50)]);

  it('names the highest and the lowest with their counts', () => {
    expect(textOf(markup)).toContain('Highest: Best, 100%, 100 of 100');
    expect(textOf(markup)).toContain('Lowest: Last, 50%, 50 of 100');
  });

  it('marks and names what was searched for, and nothing else', () => {
    expect(markup.match(/tone-2/g)).toHaveLength(1);
    expect(textOf(markup)).toContain('Wanted: 80%, 80 of 100, likely 71% to 87%');
    expect(strip([drawn('Best', 100), drawn('Last', 50)])).not.toMatch(/tone-2|Your search/);
  });

  it('takes no more room for many rates', () => {
    const height = (rates: number) =>
      Number(
        attributes(strip(Array.from({ length: rates }, (_, index) => drawn(`P${index}`, 90))), 'height')[0],
      );
    expect(height(300)).toBe(height(100));
    expect(height(10)).toBeLessThan(height(100));
  });
});

describe('the pathway chart', () => {
  const markup = renderToStaticMarkup(pathway([step('LPN', 12, 18, 36), step('Bridge', 15, 24, 42)]));

  it('says how long the route is, with its range and its licenses', () => {
    expect(finding(markup)).toBe('The route: about 42 months');
    expect(description(markup)).toBe(
      'The route: about 42 months. Real plans: 27 to 78 months. LPN, month 18. RN, month 42.',
    );
  });

  it('has every label in free space: later ticks pass at the right of earlier texts', () => {
    const late = renderToStaticMarkup(pathway([step('LPN', 30, 40, 40), step('Bridge', 15, 24, 30)]));
    const texts = [...late.matchAll(/<text class="chart-label chart-name" x="([\d.]+)%" dx="-6" y="(\d+)"/g)];
    const [places, rows] = [1, 2].map((group) => texts.map((match) => Number(match[group])));
    expect(texts).toHaveLength(2);
    expect(places).toEqual(places?.toSorted((one, other) => one - other));
    expect(rows).toEqual([...new Set(rows)]);
  });

  it('begins a license at the edge where no room is left of its tick', () => {
    const early = renderToStaticMarkup(pathway([step('LPN', 2, 3, 3), step('Bridge', 15, 24, 42)]));
    expect(early).toMatch(
      /<text class="chart-label chart-name" x="0" y="\d+" text-anchor="start">LPN, month 3</,
    );
  });

  it('has each step in its table', () => {
    expect(tableRows(markup)).toEqual([
      ['LPN', 'The route', '12', '18', '36', 'LPN'],
      ['Bridge', 'The route', '15', '24', '42', 'RN'],
    ]);
  });

  it('says how far apart more than two routes are', () => {
    const names = ['One', 'Two', 'Three'];
    const routes = names.map((name, index) => ({
      id: name,
      name,
      recommended: false,
      steps: [step('LPN', 10, 12 * (index + 1), 40)],
    }));
    const many = renderToStaticMarkup(<PathwayChart {...common} routes={routes} />);
    expect(finding(many)).toBe('3 ways on: about 12 to 36 months');
    expect(description(many)).toContain('Three: about 36 months. Real plans: 10 to 40 months.');
  });

  it('names every route with its time where none is recommended', () => {
    const open = renderToStaticMarkup(pathway([step('LPN', 12, 18, 36)], false));
    expect(finding(open)).toBe('The route: about 18 months');
    expect(open).toContain('class="tone-1"');
    expect(open).not.toContain('recommended');
  });
});

describe('the state charts', () => {
  const rows = [state('OH', 88_607), state('CA', 148_330), state('DC', null, 'BLS does not publish it.')];

  it('name the highest and the lowest', () => {
    expect(finding(renderToStaticMarkup(tiles(rows)))).toBe(
      'Highest in State of CA ($148,330), lowest in State of OH ($88,607)',
    );
  });

  it('link each tile to its state, named in full', () => {
    const [map = ''] = elements(renderToStaticMarkup(tiles(rows)), 'svg');
    expect(attributes(map, 'aria-label').sort()).toEqual([
      'CA, State of CA: $148,330',
      'DC, State of DC: no figure. BLS does not publish it.',
      'OH, State of OH: $88,607',
    ]);
    expect(attributes(map, 'href').sort()).toEqual(['/states/ca', '/states/dc', '/states/oh']);
  });

  it('have every state in their tables, a missing one with a note', () => {
    const markup = renderToStaticMarkup(tiles(rows));
    expect(tableRows(markup)).toEqual([
      ['State of OH', '$88,607'],
      ['State of CA', '$148,330'],
      ['State of DC', '–no figure, note a'],
    ]);
    expect(textOf(elements(markup, 'figure')[0] ?? '')).toContain('a – BLS does not publish it.');
  });
});
