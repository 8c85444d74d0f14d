import { countIntersection, has, type ProgramSet, placesIn } from './program-set';
import type { Ranking } from './ranking';

/** A page of the programs that match, in order. */
export interface Page {
  /** Their places in the catalogue. */
  readonly places: readonly number[];
  /** How many matching programs come before the first. */
  readonly before: number;
}

/** About how many programs of a ranking are tested in the time that sorting one takes. */
const LOOKS_PER_SORTED = 16;

/** Finds the first matching programs from a rank on by walking the ranking until there are enough. */
function walk({ sequence }: Ranking, matching: ProgramSet, from: number, limit: number): number[] {
  const places: number[] = [];
  for (let rank = from; rank < sequence.length && places.length < limit; rank += 1) {
    const place = sequence[rank] ?? 0;
    if (has(matching, place)) places.push(place);
  }
  return places;
}

/** Finds the same by sorting the programs that match. */
function select({ sequence, rank }: Ranking, matching: ProgramSet, from: number, limit: number): number[] {
  const ranks = placesIn(matching).map((place) => rank[place] ?? 0);
  const next = Uint32Array.from(ranks.filter((one) => one >= from)).sort();
  return Array.from(next.subarray(0, limit), (one) => sequence[one] ?? 0);
}

/**
 * Returns the next page of matching programs. Many are found by walking the ranking, few by sorting them: neither
 * takes long, whatever the size of the catalogue.
 *
 * @param after place of the last program of the page before; undefined for the first page.
 */
export function nextPage(
  ranking: Ranking,
  { programs, total }: { readonly programs: ProgramSet; readonly total: number },
  limit: number,
  after: number | undefined,
): Page {
  const from = after === undefined ? 0 : (ranking.rank[after] ?? 0) + 1;
  const looks = (limit * ranking.sequence.length) / Math.max(1, total);
  const find = looks < total * LOOKS_PER_SORTED ? walk : select;
  return {
    places: find(ranking, programs, from, limit),
    before: from === 0 ? 0 : countIntersection(programs, ranking.first(from)),
  };
}
