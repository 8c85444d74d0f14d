import { isMissing } from '@/lib/numbers/figure';
import { formatCount } from '@/lib/numbers/format';
import { type FigureFactId, figureFacts } from '../facts/facts';
import type { FinderAnswer } from '../finder/answer';
import { flagOf, traitsOf } from './flag';
import { type ProgramView, programView } from './program-view';

type Found = FinderAnswer['results'][number];

/** A program of a list: its view, and what only a list says of it. */
export interface RankedView extends ProgramView {
  /** Its position in the list, for links and tests: pages show no ordinal. */
  readonly rank: number;
  /** From the place of the search, "12 miles away"; null without one. */
  readonly distance: string | null;
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

/** Says how far a school is from the place of a search; null without one. */
export function distanceOf({
  distance_miles: miles,
  caveats,
}: Pick<Found, 'distance_miles' | 'caveats'>): string | null {
  if (miles === null) return null;
  const which = caveats.includes(ONE_POINT) ? ', to one of its campuses' : '';
  return `${milesInWords(miles)} away${which}`;
}

/** Makes the view of a program of a list. @param caveats texts of the caveats by id. */
export function rankedView(facts: Found, caveats: ReadonlyMap<string, string>): RankedView {
  return {
    ...programView({ id: `${facts.slug}:${facts.credential}`, facts }, caveats),
    rank: facts.rank,
    distance: distanceOf(facts),
    miles: facts.distance_miles === null ? null : milesInDigits(facts.distance_miles),
    sameAsFirst: facts.same_as_first,
    traits: traitsOf(facts),
    flag: flagOf(facts),
  };
}

/** Figures of a row, in order: what a program leads to, and what it costs with and without grants. */
const rowFigures: readonly FigureFactId[] = ['pass_rate', 'tuition', 'net_price', 'graduate_earnings'];

/** A figure of a row with its name. */
export interface RowFigure {
  readonly id: FigureFactId;
  readonly label: string;
}

/** Returns the figures of the rows of a page: one that no row has is left out. */
export const figuresOf = (programs: readonly ProgramView[]): RowFigure[] =>
  rowFigures.flatMap((id) => {
    const label = figureFacts.find((fact) => fact.id === id)?.labels.results?.header;
    const isKnown = programs.some(({ facts }) => !isMissing(facts[id]));
    return label !== undefined && isKnown ? [{ id, label }] : [];
  });
