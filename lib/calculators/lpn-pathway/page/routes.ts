import type { Comparison, ComparisonCell } from '@/lib/calculators/page/view';
import { formatDollars, formatDollarsRounded, formatNumber, formatPercent } from '@/lib/numbers/format';
import { capitalized, count } from '@/lib/text/words';
import type { Decision } from '../decision';
import type { Candidate } from '../dominance';
import { beforeStart, payGivenUpFirst } from '../measures';
import type { Program } from '../programs';
import type { LpnPathwayResult } from '../result';
import { type PathwayCredential, routeFacts } from '../routes';
import { ladderInWords } from '../sentences/phrases';

type RouteScore = LpnPathwayResult['scores'][number];
type Attributes = NonNullable<RouteScore['attributes']>;

/** A route as a time line. */
export interface RouteLine {
  readonly id: string;
  readonly name: string;
  readonly recommended: boolean;
  readonly steps: readonly {
    readonly label: string;
    readonly short?: string;
    readonly kind: 'before' | 'work' | 'classes';
    readonly months_low: number;
    readonly months_typical: number;
    readonly months_high: number;
    /** What the step ends with; null for what comes before a program. */
    readonly license: string | null;
  }[];
}

/** What a step ends with. */
function stepEnds({ credential, license }: Program): string {
  if (license === 'APRN') return 'Master’s degree';
  return credential === 'RN_TO_BSN' ? 'Bachelor’s degree' : `${license} license`;
}

/** Classes on a time line, with a name for a bar that is too narrow for the whole one. */
const classNames: Readonly<Record<PathwayCredential, readonly [label: string, short: string]>> = {
  LPN: ['LPN classes', 'LPN'],
  LPN_TO_RN: ['Bridge classes', 'Bridge'],
  ADN: ['ADN classes', 'ADN'],
  BSN: ['BSN classes', 'BSN'],
  ABSN: ['ABSN classes', 'ABSN'],
  RN_TO_BSN: ['BSN classes', 'BSN'],
  RN_TO_MSN: ['MSN classes', 'MSN'],
  MSN: ['MSN classes', 'MSN'],
};

/** What comes before a program, then the program: before the first one prerequisites and the wait, then work as a nurse. */
function stepsOf({ journey: { ladder } }: Candidate): RouteLine['steps'] {
  return ladder.flatMap((program, index): RouteLine['steps'] => {
    const { study, credential } = program;
    const [label, short] = classNames[credential];
    const isFirst = index === 0;
    const before = {
      label: isFirst ? 'Before classes' : 'Work as a nurse',
      short: isFirst ? 'Before' : 'Work',
      kind: isFirst ? ('before' as const) : ('work' as const),
      months_low: beforeStart(program, 'low'),
      months_typical: beforeStart(program, 'typical'),
      months_high: beforeStart(program, 'high'),
      license: null,
    };
    const classes = {
      label,
      short,
      kind: 'classes' as const,
      months_low: study.low,
      months_typical: study.typical,
      months_high: study.high,
      license: stepEnds(program),
    };
    return before.months_high > 0 ? [before, classes] : [classes];
  });
}

/** The recommended route and the runner-up as time lines. @param isOpen whether none of the two is the winner. */
export function routeLines({ recommended, runnerUp }: Decision, isOpen: boolean): RouteLine[] {
  return [recommended, runnerUp].map((candidate) => ({
    id: candidate.route,
    name: routeFacts[candidate.route].name,
    recommended: !isOpen && candidate === recommended,
    steps: stepsOf(candidate),
  }));
}

interface Line {
  readonly label: string;
  readonly cell: (attributes: Attributes) => string;
}

const lines: readonly Line[] = [
  { label: 'To the first license', cell: (route) => count(route.first_license_months, 'month') },
  { label: 'To your goal', cell: (route) => count(route.goal_months, 'month') },
  { label: 'Needed up front, pay given up included', cell: (route) => formatDollars(route.upfront_money) },
  {
    label: 'Cost of all programs, at the price for your budget',
    cell: (route) => formatDollars(route.total_cost),
  },
  { label: 'Share of pay kept while studying', cell: (route) => formatPercent(route.pay_kept * 100, 0) },
  { label: 'Pay over 10 years, after cost', cell: (route) => formatDollars(route.net_earnings_10_year) },
  { label: 'Pay over 20 years, after cost', cell: (route) => formatDollars(route.net_earnings_20_year) },
  { label: 'Programs to get into and finish', cell: (route) => formatNumber(route.programs) },
];

const ladderCell = ({ ladder, ladder_reason }: RouteScore): ComparisonCell =>
  ladder === null
    ? { missing: ladder_reason ?? '' }
    : capitalized(ladderInWords(ladder.map((credential) => ({ credential }))));

const scoreCell = ({ score, score_reason }: RouteScore): ComparisonCell =>
  score === null ? { missing: score_reason ?? '' } : formatNumber(score);

const attributeCell = ({ attributes, attributes_reason }: RouteScore, { cell }: Line): ComparisonCell =>
  attributes ? cell(attributes) : { missing: attributes_reason ?? '' };

const row = (label: string, cells: readonly ComparisonCell[]) => ({ id: label, label, href: null, cells });

/** The four routes side by side, the best first. */
export const comparison = ({ scores }: LpnPathwayResult): Comparison => ({
  caption: 'The four routes with your answers, at the middle of every range',
  corner: 'Figure',
  columns: scores.map(({ route, route_name }) => ({ id: route, label: route_name, href: null })),
  rows: [
    row('Programs', scores.map(ladderCell)),
    row('Score, of 100', scores.map(scoreCell)),
    ...lines.map((line) =>
      row(
        line.label,
        scores.map((route) => attributeCell(route, line)),
      ),
    ),
  ],
});

/** Which of two values is the better one, and the word for it. */
interface Better {
  readonly better: 'lower' | 'higher';
  readonly word: string;
}

const sooner: Better = { better: 'lower', word: 'sooner' };
const less: Better = { better: 'lower', word: 'less' };
const fewer: Better = { better: 'lower', word: 'fewer' };
const more: Better = { better: 'higher', word: 'more' };

/** A figure of two routes. */
interface Measured extends Better {
  readonly label: string;
  readonly of: (candidate: Candidate) => number;
  readonly write: (value: number) => string;
}

function measuredLines(goal: string, years: number): readonly Measured[] {
  return [
    {
      label: capitalized(goal),
      of: ({ measures }) => measures.goal_months,
      write: (value) => count(value, 'month'),
      ...sooner,
    },
    {
      label: 'First pay as a nurse',
      of: ({ measures }) => measures.first_license_months,
      write: (value) => `month ${value}`,
      ...sooner,
    },
    {
      label: 'Tuition, books and fees',
      of: ({ measures }) => measures.total_cost,
      write: formatDollarsRounded,
      ...less,
    },
    {
      label: 'Pay you give up before your first license',
      of: ({ journey }) => payGivenUpFirst(journey),
      write: formatDollarsRounded,
      ...less,
    },
    {
      label: `Pay over ${years} years, less school costs`,
      of: ({ measures }) => measures.net_earnings_20_year,
      write: formatDollarsRounded,
      ...more,
    },
    { label: 'Programs to get into', of: ({ measures }) => measures.programs, write: formatNumber, ...fewer },
  ];
}

function measuredRow({ label, of, write, better, word }: Measured, both: readonly Candidate[]) {
  const values = both.map(of);
  const texts = values.map((value) => write(value));
  const best = better === 'lower' ? Math.min(...values) : Math.max(...values);
  const differs = new Set(texts).size > 1;
  return row(
    label,
    texts.map((text, index) => (differs && values[index] === best ? `${text} ✓ ${word}` : text)),
  );
}

/** Two routes without a winner side by side. @param goal what the goal is called. */
export function twoRoutes(both: readonly [Candidate, Candidate], goal: string, years: number): Comparison {
  return {
    caption: 'Typical times from today, at the price for your budget',
    corner: 'Figure',
    columns: both.map(({ route }) => ({ id: route, label: routeFacts[route].name, href: null })),
    rows: [
      row(
        'Programs',
        both.map(({ journey: { ladder } }) => capitalized(ladderInWords(ladder))),
      ),
      ...measuredLines(goal, years).map((line) => measuredRow(line, both)),
    ],
  };
}
