import { type HeldLicense, heldLicenses, leftFor } from '@/lib/calculators/lpn-pathway/licensed';
import { ladderCost, monthsThrough } from '@/lib/calculators/lpn-pathway/measures';
import { modelIn, modelOf, type PathwayModel } from '@/lib/calculators/lpn-pathway/model';
import { options, type PathwayInputs } from '@/lib/calculators/lpn-pathway/parameters';
import { atPrices, type Program } from '@/lib/calculators/lpn-pathway/programs';
import {
  type Ladder,
  laddersOf,
  type PathwayCredential,
  pathwayFacts,
  routeOrder,
  type Steps,
  whyClosed,
} from '@/lib/calculators/lpn-pathway/routes';
import { publishedPrices } from '@/lib/calculators/nursing-roi/cost';
import type { Data } from '@/lib/data/data';
import { type AreaSlug, nation, type StateSlug } from '@/lib/places/states';
import type { Goal, StartingPoint } from './parameters';

/** Programs that someone can take one after the other, with the prices of public schools and the pay of a place. */
export interface Way {
  readonly programs: Steps<Program>;
  /** Tuition, books and fees of all of them at the middle price of all schools, in whole dollars. */
  readonly costAtAllSchools: number;
  /** The program that the reader must have finished for it; null where the starting point is enough. */
  readonly ifYouHave: PathwayCredential | null;
  /** Usual pay before the first of them, in dollars a year. */
  readonly payNow: number;
}

/** A ladder before it is cut off at a goal. */
interface OpenLadder extends Omit<Way, 'programs' | 'costAtAllSchools'> {
  readonly ladder: readonly PathwayCredential[];
}

export const isHeld = (now: StartingPoint): now is HeldLicense =>
  heldLicenses.some((license) => license === now);

/** Goals that a license has reached already. */
const reached: Readonly<Record<HeldLicense, readonly Goal[]>> = {
  lpn: ['nurse_now'],
  rn: ['nurse_now', 'become_rn'],
};

/** Tests whether someone has reached a goal already. */
export const hasReached = (now: StartingPoint, want: Goal): boolean =>
  isHeld(now) && reached[now].includes(want);

/** Returns the goal that ways are looked for: where it is reached already, whatever can be started next. */
export const goalOf = ({ now, want }: { readonly now: StartingPoint; readonly want: Goal }): Goal =>
  hasReached(now, want) ? 'unsure' : want;

/** Tests whether a route is open from a starting point, whatever its price. */
const isOpen = (route: (typeof routeOrder)[number], starting_point: PathwayInputs['starting_point']) =>
  whyClosed(route, {
    starting_point,
    end_goal: 'become_rn',
    priority: 'speed',
    timeline: 'open',
    budget: 'flexible',
  }) !== 'needs_degree';

/** Every ladder that is open from a starting point, to whatever goal. */
function openLadders(
  now: StartingPoint,
  model: PathwayModel,
  state: StateSlug | null,
  data: Data,
): readonly OpenLadder[] {
  if (isHeld(now)) {
    return leftFor(now, state, data).ladders.map(({ programs, ifYouHave, payNow }) => ({
      ladder: programs.map(({ credential }) => credential),
      ifYouHave,
      payNow,
    }));
  }
  const payNow = model.startingPay[now].amount;
  return options.end_goal.flatMap((goal) =>
    routeOrder
      .filter((route) => isOpen(route, now))
      .flatMap((route) => laddersOf(route, goal))
      .map((ladder) => ({ ladder, ifYouHave: null, payNow })),
  );
}

/** At which program of a ladder each goal is reached; the first one alone for someone who is not sure. */
const reaches: Readonly<Record<Goal, (credential: PathwayCredential) => boolean>> = {
  unsure: () => true,
  nurse_now: (credential) => pathwayFacts[credential].license === 'LPN/LVN',
  become_rn: (credential) => pathwayFacts[credential].license === 'RN',
  bachelors: (credential) => pathwayFacts[credential].bachelors,
  advanced: (credential) => pathwayFacts[credential].license === 'APRN',
};

/** A ladder up to where the goal is reached; null where it never is. */
function cutAt(goal: Goal, ladder: OpenLadder['ladder']): Ladder | null {
  const [first, ...further] = ladder.slice(0, ladder.findIndex(reaches[goal]) + 1);
  return first === undefined ? null : [first, ...further];
}

const typicalMonths = ({ programs }: Way) => monthsThrough(programs, 'typical');
const typicalCost = ({ programs }: Way) => ladderCost(programs, 'median');

/** Names a way by its programs, for lists and links. */
export const wayId = ({ programs, ifYouHave }: Pick<Way, 'programs' | 'ifYouHave'>): string =>
  [...(ifYouHave === null ? [] : [ifYouHave]), ...programs.map(({ credential }) => credential)]
    .join('-')
    .toLowerCase()
    .replaceAll('_', '-');

/** Tests whether a list names the programs of a way: none tells which MSN programs take RNs without a BSN. */
export const isListed = ({ programs }: Pick<Way, 'programs'>): boolean =>
  programs.every(({ credential }) => credential !== 'RN_TO_MSN');

/** Those open to all with the starting point first, then those that lists name; then the quickest, then the cheapest. */
const inOrder = (a: Way, b: Way) =>
  Number(a.ifYouHave !== null) - Number(b.ifYouHave !== null) ||
  Number(isListed(b)) - Number(isListed(a)) ||
  typicalMonths(a) - typicalMonths(b) ||
  typicalCost(a) - typicalCost(b);

/** A program at the price that the return calculator takes: that of public schools where there are any. */
function atPublicSchools(program: Program, area: AreaSlug, data: Data): Program {
  const [first] = publishedPrices(pathwayFacts[program.credential].degree, area, data);
  return first ? atPrices(program, first.price) : program;
}

/**
 * Returns every way from a starting point to a goal. Where the goal is reached already, what can be started next.
 *
 * @param state whose prices and pay count; null for the nation's.
 */
export function waysTo(
  now: StartingPoint,
  want: Goal,
  state: StateSlug | null,
  data: Data,
): readonly [Way, ...Way[]] {
  const model = state === null ? modelOf(data) : modelIn(state, data);
  const goal = goalOf({ now, want });
  const ways = openLadders(now, model, state, data).flatMap(({ ladder, ifYouHave, payNow }): Way[] => {
    const cut = cutAt(goal, ladder);
    if (cut === null) return [];
    const [first, ...further] = cut;
    const atPublic = (credential: PathwayCredential) =>
      atPublicSchools(model.programs[credential], state ?? nation.slug, data);
    const costAtAllSchools = ladderCost(
      cut.map((credential) => model.programs[credential]),
      'median',
    );
    return [{ programs: [atPublic(first), ...further.map(atPublic)], costAtAllSchools, ifYouHave, payNow }];
  });
  const [first, ...others] = [...new Map(ways.map((way) => [wayId(way), way])).values()].toSorted(inOrder);
  if (!first) throw new Error(`No way leads from ${now} to ${want}`);
  return [first, ...others];
}
