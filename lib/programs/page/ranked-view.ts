import type { Figure } from '@/lib/numbers/figure';
import { formatCount } from '@/lib/numbers/format';
import type { FinderAnswer } from '../finder/answer';
import { flagOf, traitsOf } from './flag';
import { type GroupView, groupOf } from './group-view';
import { type ProgramView, programView } from './program-view';
import type { RowCell } from './row-figures';

type Found = FinderAnswer['results'][number];

/** A program of a list: its view, and what only a list says of it. */
export interface RankedView extends ProgramView {
  /** Null where it is not known. */
  readonly city: string | null;
  readonly group: Figure<GroupView>;
  /** The figures that the list is read for. */
  readonly cells: readonly RowCell[];
  /** Its position in the list, for links and tests: pages show no ordinal. */
  readonly rank: number;
  /** From the place of the search, "12 miles away"; null without one. */
  readonly distance: string | null;
  /** The same in a row: "12 miles". */
  readonly howFar: string | null;
  /** The same for a column: "12", "under 1". */
  readonly miles: string | null;
  /** Whether its score is about that of the first of the page; null where one is not compared. */
  readonly sameAsFirst: boolean | null;
  /** What kind it is and how it is taught. */
  readonly traits: readonly string[];
  /** The one thing that a reader must not miss: "few graduates"; null where there is nothing to warn of. */
  readonly flag: string | null;
}

/** Writes whole miles as a number: "12", "under 1". */
const milesInDigits = (miles: number) => (miles === 0 ? 'under 1' : formatCount(miles));

/** Writes whole miles: "12 miles", "under 1 mile". */
export const milesInWords = (miles: number) => `${milesInDigits(miles)} ${miles > 1 ? 'miles' : 'mile'}`;

/** The caveat of a school whose point is that of one of its campuses. */
const ONE_POINT = 'one_point';

/** Says how far a school is from the place of a search; null without one. @param away "away", or nothing in a row */
export function distanceOf(
  { distance_miles: miles, caveats }: Pick<Found, 'distance_miles' | 'caveats'>,
  away = ' away',
): string | null {
  if (miles === null) return null;
  const which = caveats.includes(ONE_POINT) ? ', to one of its campuses' : '';
  return `${milesInWords(miles)}${away}${which}`;
}

/** Makes the view of a program of a list. @param caveats texts of the caveats by id. */
export function rankedView(
  facts: Found,
  caveats: ReadonlyMap<string, string>,
  cells: readonly RowCell[] = [],
): RankedView {
  return {
    ...programView({ id: `${facts.slug}:${facts.credential}`, facts }, caveats),
    city: facts.city,
    group: groupOf(facts),
    cells,
    rank: facts.rank,
    distance: distanceOf(facts),
    howFar: distanceOf(facts, ''),
    miles: facts.distance_miles === null ? null : milesInDigits(facts.distance_miles),
    sameAsFirst: facts.same_as_first,
    traits: traitsOf(facts),
    flag: flagOf(facts),
  };
}
