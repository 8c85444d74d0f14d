import type { Data } from '@/lib/data/data';
import type { StateSlug } from '@/lib/places/states';
import { ladderCost, monthsThrough, splitMonths } from './measures';
import { modelIn, modelOf, type PathwayModel } from './model';
import type { PricePoint, Program } from './programs';
import { type Ladder, laddersOf, type PathwayCredential, type Steps } from './routes';

/** Licenses that someone may have already. */
export const heldLicenses = ['lpn', 'rn'] as const;
export type HeldLicense = (typeof heldLicenses)[number];

/** The program that someone with a license has behind them. */
const finished: Readonly<Record<HeldLicense, PathwayCredential>> = { lpn: 'LPN', rn: 'ADN' };

/** What is left of ladders that begin with a program. */
const afterFirst = (first: PathwayCredential, ladders: readonly Ladder[]): readonly Ladder[] =>
  ladders.flatMap(([begins, next, ...further]) =>
    begins === first && next !== undefined ? [[next, ...further] as const] : [],
  );

/** A ladder that is left, for everyone with the license or for those who finished another program besides. */
interface OpenLadder {
  readonly ladder: Ladder;
  readonly ifYouHave: PathwayCredential | null;
}

const forAll = (ladders: readonly Ladder[]): readonly OpenLadder[] =>
  ladders.map((ladder) => ({ ladder, ifYouHave: null }));

/** What is left for someone with a license, the next program alone first. */
const laddersLeft: Readonly<Record<HeldLicense, readonly OpenLadder[]>> = {
  lpn: forAll([
    ...afterFirst(finished.lpn, laddersOf('lpn_then_bridge', 'become_rn')),
    ...afterFirst(finished.lpn, laddersOf('lpn_then_bridge', 'advanced')),
  ]),
  rn: [
    ...forAll([['RN_TO_BSN'], ...afterFirst(finished.rn, laddersOf('straight_to_rn', 'advanced'))]),
    ...afterFirst('BSN', laddersOf('straight_to_rn', 'advanced')).map((ladder) => ({
      ladder,
      ifYouHave: 'BSN' as const,
    })),
  ],
};

/** Programs that are left, one after the other: months, whole dollars, dollars a year. */
export interface LadderLeft {
  readonly programs: Steps<Program>;
  /** The program that the reader must have finished for it; null where the license is enough. */
  readonly ifYouHave: PathwayCredential | null;
  readonly months: { readonly low: number; readonly typical: number; readonly high: number };
  readonly split: ReturnType<typeof splitMonths>;
  /** Price and other costs of all programs. */
  readonly cost: Readonly<Record<PricePoint, number>>;
  /** Mean pay before the first of them. */
  readonly payNow: number;
  readonly payAfter: number;
}

/** What is left for someone with a license. */
export interface Left {
  /** Mean pay with the license, in dollars a year. */
  readonly payNow: number;
  readonly ladders: readonly LadderLeft[];
}

function ladderLeft(
  { ladder: [first, ...further], ifYouHave }: OpenLadder,
  license: HeldLicense,
  { programs }: PathwayModel,
): LadderLeft {
  const taken: Steps<Program> = [programs[first], ...further.map((credential) => programs[credential])];
  const cost = (point: PricePoint) => ladderCost(taken, point);
  return {
    programs: taken,
    ifYouHave,
    months: {
      low: monthsThrough(taken, 'low'),
      typical: monthsThrough(taken, 'typical'),
      high: monthsThrough(taken, 'high'),
    },
    split: splitMonths(taken),
    cost: { p25: cost('p25'), median: cost('median'), p75: cost('p75') },
    payNow: programs[ifYouHave ?? finished[license]].payAfter,
    payAfter: taken.at(-1)?.payAfter ?? taken[0].payAfter,
  };
}

/**
 * What is left for someone who is a nurse already, at every point of the prices.
 *
 * @param state whose prices and pay count; null for the nation's.
 * @throws Error naming the first figure that the data lacks.
 */
export function leftFor(license: HeldLicense, state: StateSlug | null, data: Data): Left {
  const model = state === null ? modelOf(data) : modelIn(state, data);
  return {
    payNow: model.programs[finished[license]].payAfter,
    ladders: laddersLeft[license].map((open) => ladderLeft(open, license, model)),
  };
}
