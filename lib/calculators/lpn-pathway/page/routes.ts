import type { FigureCell, FigureTable } from '@/lib/calculators/page/view';
import {
  formatDollars,
  formatDollarsRounded,
  formatDollarsShort,
  formatNumber,
  formatPercent,
} from '@/lib/numbers/format';
import { areaName, type StateSlug } from '@/lib/places/states';
import { capitalized, count } from '@/lib/text/words';
import type { Decision } from '../decision';
import type { Candidate } from '../dominance';
import { beforeStart, payGivenUpFirst } from '../measures';
import type { PathwayInputs } from '../parameters';
import type { PricePoint, Program } from '../programs';
import type { LpnPathwayResult } from '../result';
import { type PathwayCredential, type RouteId, routeFacts } from '../routes';
import { ladderInWords } from '../sentences/phrases';
import { goalLabels, shortRoutes } from './words';

type RouteScore = LpnPathwayResult['scores'][number];
type Attributes = NonNullable<RouteScore['attributes']>;
type Goal = PathwayInputs['end_goal'];

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
  if (license === 'APRN') return 'Master’s';
  if (credential === 'RN_TO_BSN') return 'BSN';
  return license === 'RN' ? 'RN' : 'LPN';
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

const before = { label: 'Before classes', short: 'Before', kind: 'before' } as const;
const work = { label: 'Work as a nurse', short: 'Work', kind: 'work' } as const;

/** What comes before a program, then the program. @param first what comes before the first of them. */
export function stepsOf(ladder: readonly Program[], first: 'before' | 'work'): RouteLine['steps'] {
  return ladder.flatMap((program, index): RouteLine['steps'] => {
    const { study, credential } = program;
    const [label, short] = classNames[credential];
    const until = {
      ...(index === 0 && first === 'before' ? before : work),
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
    return until.months_high > 0 ? [until, classes] : [classes];
  });
}

/** The recommended route and the runner-up as time lines. @param isOpen whether none of the two is the winner. */
export function routeLines({ recommended, runnerUp }: Decision, isOpen: boolean): RouteLine[] {
  return [recommended, runnerUp].map((candidate) => ({
    id: candidate.route,
    name: routeFacts[candidate.route].name,
    recommended: !isOpen && candidate === recommended,
    steps: stepsOf(candidate.journey.ladder, 'before'),
  }));
}

/** Entries of the glossary, by the programs that they explain. */
const glossaryIds: Readonly<Partial<Record<PathwayCredential, string>>> = {
  LPN: 'lpn',
  ADN: 'adn',
  BSN: 'bsn',
  ABSN: 'absn',
};

/** Ids of the terms in the names of routes, each once. */
export const termsOf = (routes: readonly Candidate[]): string[] => [
  ...new Set(
    routes.flatMap(({ journey: { ladder } }) =>
      ladder.flatMap(({ credential }) => glossaryIds[credential] ?? []),
    ),
  ),
];

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

const known = (value: string, note = ''): FigureCell => ({ value, note });

/** A row of a table of figures. */
export const row = (label: string, cells: readonly FigureCell[]) => ({ id: label, label, cells });

/** A route that is worked out for these answers. */
type Offered = RouteScore & {
  readonly attributes: Attributes;
  readonly ladder: NonNullable<RouteScore['ladder']>;
};

const isOffered = (route: RouteScore): route is Offered => route.attributes !== null && route.ladder !== null;

const ladderCell = ({ ladder }: Offered) =>
  known(capitalized(ladderInWords(ladder.map((credential) => ({ credential })))));

const scoreCell = ({ score, score_reason }: Offered): FigureCell =>
  score === null ? { value: null, note: score_reason ?? '' } : known(formatNumber(score));

/** The routes that are offered side by side, the best first. */
export function comparison({ scores }: LpnPathwayResult): FigureTable {
  const offered = scores.filter(isOffered);
  return {
    caption: 'Every route that is open to you, at the middle of every range',
    columns: offered.map(({ route, route_name }) => ({ id: route, label: route_name, href: null })),
    rows: [
      row('Programs', offered.map(ladderCell)),
      row('Score, of 100', offered.map(scoreCell)),
      ...lines.map(({ label, cell }) =>
        row(
          label,
          offered.map(({ attributes }) => known(cell(attributes))),
        ),
      ),
    ],
  };
}

/** Why a route is not offered: "LPN first: It ends with the LPN license, and your goal needs the RN license." */
export const notOffered = ({ scores }: LpnPathwayResult): string[] =>
  scores
    .filter((route) => !isOffered(route))
    .map(({ route_name, reasons }) => `${route_name}: ${reasons.join(' ')}`);

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

const months = (value: number) => count(value, 'month');

/** Figures of two routes, those of time first. @param isOneLicense whether the first license is the goal of both. */
function measuredLines(goal: Goal, years: number, isOneLicense: boolean): readonly Measured[] {
  const firstPay: Measured = {
    label: 'First pay as a nurse',
    of: ({ measures }) => measures.first_license_months,
    write: months,
    ...sooner,
  };
  const programs: Measured = {
    label: 'Programs to get into',
    of: ({ measures }) => measures.programs,
    write: formatNumber,
    ...fewer,
  };
  return [
    { label: goalLabels[goal], of: ({ measures }) => measures.goal_months, write: months, ...sooner },
    ...(isOneLicense ? [] : [firstPay]),
    {
      label: 'Pay given up until then',
      of: ({ journey }) => payGivenUpFirst(journey),
      write: formatDollarsRounded,
      ...less,
    },
    {
      label: 'Tuition, books and fees',
      of: ({ measures }) => measures.total_cost,
      write: formatDollarsRounded,
      ...less,
    },
    {
      label: `${years}-year pay, less school`,
      of: ({ measures }) => measures.net_earnings_20_year,
      write: formatDollarsShort,
      ...more,
    },
    ...(isOneLicense ? [] : [programs]),
  ];
}

function measuredRow({ label, of, write, better, word }: Measured, both: readonly Candidate[]) {
  const values = both.map(of);
  const texts = values.map((value) => write(value));
  const best = better === 'lower' ? Math.min(...values) : Math.max(...values);
  const differs = new Set(texts).size > 1;
  return row(
    label,
    texts.map((text, index) => known(text, differs && values[index] === best ? `✓ ${word}` : '')),
  );
}

/** Which of the published prices count, by the budget. */
const priceWords: Readonly<Record<PricePoint, string>> = {
  p25: 'lower',
  median: 'median',
  p75: 'higher',
};

/** Routes whose name is too long for a column. */
const columnNames: Partial<Record<RouteId, string>> = { accelerated_bsn: 'ABSN' };

/** Two routes without a winner side by side. */
export function twoRoutes(
  both: readonly [Candidate, Candidate],
  goal: Goal,
  years: number,
  state: StateSlug | null,
): FigureTable {
  const [{ journey }] = both;
  const where = state === null ? 'US figures' : `figures in ${areaName(state)}`;
  const isOneLicense = both.every((route) => route.journey.ladder.length === 1);
  return {
    caption: `Typical ${where}, ${priceWords[journey.pricePoint]} prices`,
    columns: both.map((candidate) => ({
      id: candidate.route,
      label: columnNames[candidate.route] ?? capitalized(shortRoutes[candidate.route]),
      href: null,
    })),
    isShort: true,
    rows: measuredLines(goal, years, isOneLicense).map((line) => measuredRow(line, both)),
  };
}
