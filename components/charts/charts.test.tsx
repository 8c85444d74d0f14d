import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatDollars, formatDollarsShort } from '@/lib/numbers/format';
import { aheadLines, aheadPoints } from '@/tests/fixtures/gallery/ahead';
import { attributes, elements, tableRows, textOf } from '@/tests/support/markup';
import { programRate } from '@/tests/support/pass-rates';
import { AheadChart } from './ahead-chart';
import { PathwayChart, type PathwayStep } from './pathway-chart';
import { RateChart, type RateRow } from './rate-chart';
import { ReadinessChart } from './readiness-chart';
import { type MeasuredEarnings, SalaryChart } from './salary-chart';
import { StateDots, type StateRange } from './state-dots';
import { StateTiles } from './state-tiles';
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
  license: label === 'LPN' ? 'LPN license' : null,
});
const pathway = (steps: readonly PathwayStep[], recommended = true) => (
  <PathwayChart {...common} routes={[{ id: 'route', name: 'The route', recommended, steps }]} />
);
const readiness = (score: number, points: readonly (readonly [number, number])[]) => (
  <ReadinessChart
    {...common}
    scores={[{ label: 'Readiness', score, bandLabel: 'Borderline' }]}
    bands={[
      { label: 'Build first', from: 0 },
      { label: 'Borderline', from: 60 },
    ]}
    components={points.map(([got, most], index) => ({
      id: `part-${index}`,
      label: `Part ${index}`,
      points: got,
      max_points: most,
    }))}
  />
);
const openReadiness = (
  <ReadinessChart
    {...common}
    scores={[
      { label: 'Exam 65', score: 64, bandLabel: 'Borderline' },
      { label: 'Exam 84', score: 80, bandLabel: 'Competitive' },
      { label: 'Exam 95', score: 85, bandLabel: 'Strong' },
    ]}
    bands={[{ label: 'Borderline', from: 60 }]}
    components={[
      { id: 'gpa', label: 'GPA', points: 31.9, max_points: 45 },
      { id: 'exam', label: 'Entrance exam', points: 14, reach: 35, max_points: 35 },
    ]}
  />
);
const state = (code: string, value: number | null, reason?: string): StateRange => ({
  code,
  name: `State of ${code}`,
  href: `/states/${code.toLowerCase()}`,
  value,
  p10: value && value * 0.8,
  p90: value && value * 1.2,
  reason,
});
const formats = { format: formatDollars, formatShort: formatDollarsShort, valueHeader: 'Mean pay' };
const tiles = (rows: readonly StateRange[]) => <StateTiles {...common} {...formats} rows={rows} />;
const dots = (rows: readonly StateRange[]) => <StateDots {...common} {...formats} rows={rows} />;

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
  ['readiness without parts', readiness(0, [])],
  [
    'readiness of zeros',
    readiness(0, [
      [0, 0],
      [0, 40],
    ]),
  ],
  [
    'full readiness',
    readiness(100, [
      [60, 60],
      [40, 40],
    ]),
  ],
  ['readiness that is not known yet', openReadiness],
  ['no states', tiles([])],
  ['one state', tiles([state('OH', 88_607)])],
  ['states without figures', tiles([state('OH', null), state('DC', null, 'Not published.')])],
  ['states of one value', tiles([state('OH', 5), state('DC', 5)])],
  ['no dots', dots([])],
  ['dots without figures', dots([state('OH', null)])],
  ['one dot of zero', dots([state('OH', 0)])],
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

  it('says in words how far behind and ahead each line runs', () => {
    expect(description(markup)).toContain(
      'After 20 years: $57,900 behind at most, $742,100 ahead in year 20.',
    );
  });

  it('has every row of its view in its table', () => {
    expect(tableRows(markup)).toEqual(
      points.map(({ year, dollars }) => [String(year), formatDollars(dollars)]),
    );
  });

  it('marks where one comes ahead, and nothing where one never does', () => {
    expect(elements(markup, 'figure')[0]).toContain('<circle');
    expect(renderToStaticMarkup(lineOf(points))).not.toContain('<circle');
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
    expect(finding(markup)).toBe('91.4% of 186 candidates passed in 2024 (95% interval 86.5 to 94.6)');
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

describe('the pathway chart', () => {
  const markup = renderToStaticMarkup(pathway([step('LPN', 12, 18, 36), step('Bridge', 15, 24, 42)]));

  it('says when the first license and the goal are reached', () => {
    expect(finding(markup)).toBe(
      'The route: first license after about 18 months, done after about 3 years 6 months (27 to 78 months)',
    );
  });

  it('has each step in its table', () => {
    expect(tableRows(markup)).toEqual([
      ['LPN', 'The route', '12', '18', '36', 'LPN license'],
      ['Bridge', 'The route', '15', '24', '42', '–no figure, note a'],
    ]);
  });

  it('names every route with its time where none is recommended', () => {
    const open = renderToStaticMarkup(pathway([step('LPN', 12, 18, 36)], false));
    expect(finding(open)).toBe('The route: 18 months');
    expect(open).toContain('class="tone-1"');
  });
});

describe('the readiness chart', () => {
  it('names the part with most to gain', () => {
    const markup = renderToStaticMarkup(
      readiness(71, [
        [29.3, 45],
        [33, 35],
      ]),
    );
    expect(finding(markup)).toBe('71 of 100: Borderline; most is left to gain in Part 0 (29.3 of 45 points)');
    expect(tableRows(markup)).toEqual([
      ['Part 0', '29.3', '45'],
      ['Part 1', '33', '35'],
    ]);
    expect(textOf(markup)).toContain('Borderline from 60');
  });

  it('draws a score for each result of what is not known yet, and how far its part reaches', () => {
    const markup = renderToStaticMarkup(openReadiness);
    expect(finding(markup)).toBe('Exam 65: 64 of 100; Exam 95: 85 of 100');
    expect(description(markup)).toContain('Exam 84: 80 of 100: Competitive');
    expect(description(markup)).toContain('Entrance exam: 14 to 35 of 35');
    expect(markup.match(/class="chart-bar-light"/g)).toHaveLength(1);
    expect(elements(markup, 'td').map(textOf)).toContain('14 to 35');
  });

  it('says so where nothing is left to gain', () => {
    expect(finding(renderToStaticMarkup(readiness(100, [[100, 100]])))).toContain(
      'full points in every part',
    );
  });
});

describe('the state charts', () => {
  const rows = [state('OH', 88_607), state('CA', 148_330), state('DC', null, 'BLS does not publish it.')];

  it.each([
    ['tiles', tiles(rows)],
    ['dots', dots(rows)],
  ])('name the highest and the lowest: %s', (_, chart) => {
    expect(finding(renderToStaticMarkup(chart))).toBe(
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
    expect(tableRows(renderToStaticMarkup(dots(rows)))[0]).toEqual([
      'State of OH',
      '$70,886',
      '$88,607',
      '$106,328',
    ]);
  });
});
