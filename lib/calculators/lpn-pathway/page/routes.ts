import type { Comparison, ComparisonCell } from '@/lib/calculators/page/view';
import { credentialFacts, type ProgramCredential } from '@/lib/data/credentials';
import { formatDollars, formatMonths, formatNumber, formatPercent } from '@/lib/numbers/format';
import { capitalized } from '@/lib/text/words';
import { monthsThrough } from '../measures';
import type { LpnPathwayResult } from '../result';
import { routeFacts } from '../routes';
import { type Candidate, type Decision, isShown } from '../score';

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

function stepsOf({ journey: { ladder } }: Candidate): RouteLine['steps'] {
  return ladder.map((program) => ({
    label: capitalized(credentialFacts[program.credential].name),
    ...shortNames[program.credential],
    months_low: monthsThrough([program], 'low'),
    months_typical: monthsThrough([program], 'typical'),
    months_high: monthsThrough([program], 'high'),
    license: program.license === 'APRN' ? 'Master’s degree' : `${program.license} license`,
  }));
}

/** Every route as a time line, the recommended one first; one that is not offered with its reason. */
export function routeLines(decision: Decision): RouteLine[] {
  return [...decision.scored, ...decision.unscored].map((candidate) => {
    const { route, standing } = candidate;
    const line = {
      id: route,
      name: routeFacts[route].name,
      recommended: route === decision.recommended.route,
    };
    return standing.status === 'scored' || isShown(candidate, decision)
      ? { ...line, steps: stepsOf(candidate) }
      : { ...line, steps: [], reason: standing.reason };
  });
}

interface Line {
  readonly label: string;
  readonly cell: (attributes: Attributes) => string;
}

const lines: readonly Line[] = [
  { label: 'To the first license', cell: (route) => formatMonths(route.first_license_months) },
  { label: 'To your goal', cell: (route) => formatMonths(route.goal_months) },
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

const scoreCell = ({ score, score_reason }: RouteScore): ComparisonCell =>
  score === null ? { missing: score_reason ?? '' } : formatNumber(score);

const attributeCell = ({ attributes, attributes_reason }: RouteScore, { cell }: Line): ComparisonCell =>
  attributes ? cell(attributes) : { missing: attributes_reason ?? '' };

/** The four routes side by side, the best first. */
export function comparison({ scores }: LpnPathwayResult): Comparison {
  const row = (label: string, cells: ComparisonCell[]) => ({ id: label, label, href: null, cells });
  return {
    caption: 'The four routes with your answers, at the middle of every range',
    corner: 'Figure',
    columns: scores.map(({ route, route_name }) => ({ id: route, label: route_name, href: null })),
    rows: [
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
