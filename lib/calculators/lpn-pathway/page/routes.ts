import type { Comparison, ComparisonCell } from '@/lib/calculators/page/view';
import { credentialFacts, type ProgramCredential } from '@/lib/data/credentials';
import { formatDollars, formatNumber, formatPercent } from '@/lib/numbers/format';
import { capitalized, count } from '@/lib/text/words';
import type { Decision } from '../decision';
import type { Candidate } from '../dominance';
import { monthsThrough } from '../measures';
import type { Program } from '../programs';
import type { LpnPathwayResult } from '../result';
import { routeFacts } from '../routes';
import { ladderInWords } from '../sentences/phrases';
import { notOfferedReason } from '../sentences/scores';

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
    readonly months_low: number;
    readonly months_typical: number;
    readonly months_high: number;
    readonly license: string;
  }[];
  /** Why there are no steps. */
  readonly reason?: string;
}

/** Names for a bar that is too narrow for the whole one. */
const shortNames: Partial<Record<ProgramCredential, { readonly short: string }>> = {
  ABSN: { short: 'ABSN' },
  LPN_TO_RN: { short: 'Bridge' },
  RN_TO_MSN: { short: 'MSN' },
};

/** What a step ends with. */
function stepEnds({ credential, license }: Program): string {
  if (license === 'APRN') return 'Master’s degree';
  return credential === 'RN_TO_BSN' ? 'Bachelor’s degree' : `${license} license`;
}

function stepsOf({ journey: { ladder } }: Candidate): RouteLine['steps'] {
  return ladder.map((program) => ({
    label: capitalized(credentialFacts[program.credential].name),
    ...shortNames[program.credential],
    months_low: monthsThrough([program], 'low'),
    months_typical: monthsThrough([program], 'typical'),
    months_high: monthsThrough([program], 'high'),
    license: stepEnds(program),
  }));
}

/** Every route as a time line, the recommended one first; one that is not offered with its reason. No winner where it is close. */
export function routeLines(
  { recommended, runnerUp, scored, barred, notOffered }: Decision,
  close: boolean,
): RouteLine[] {
  const line = (candidate: Candidate): RouteLine => ({
    id: candidate.route,
    name: routeFacts[candidate.route].name,
    recommended: !close && candidate === recommended,
    steps: stepsOf(candidate),
  });
  return [
    ...scored.map(line),
    ...barred.map(({ candidate }) => line(candidate)),
    ...notOffered.map((route) =>
      route.route === runnerUp.route
        ? line(runnerUp)
        : {
            id: route.route,
            name: routeFacts[route.route].name,
            recommended: false,
            steps: [],
            reason: notOfferedReason(route),
          },
    ),
  ];
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

function sideBySide(caption: string, scores: readonly RouteScore[]): Comparison {
  const row = (label: string, cells: ComparisonCell[]) => ({ id: label, label, href: null, cells });
  return {
    caption,
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
  };
}

/** The four routes side by side, the best first. */
export const comparison = ({ scores }: LpnPathwayResult): Comparison =>
  sideBySide('The four routes with your answers, at the middle of every range', scores);

/** The two routes of a close call side by side; null where it is not close. */
export function closeComparison({
  scores,
  close_call,
  recommended_route,
  runner_up,
}: LpnPathwayResult): Comparison | null {
  if (!close_call) return null;
  const both = scores.filter(({ route }) => route === recommended_route || route === runner_up.route);
  return sideBySide('The two routes that are about equally good, at the middle of every range', both);
}
