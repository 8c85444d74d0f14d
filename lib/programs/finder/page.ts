import { type Bits, countBoth, has, placesIn } from './bits';
import type { Order } from './order';

/** Part of the programs that match, in order. */
export interface Page {
  /** Their places in the catalogue. */
  readonly places: readonly number[];
  /** How many stand before the first. */
  readonly before: number;
}

/** About how many programs of an order can be looked at in the time in which one is sorted. */
const LOOKS_PER_SORTED = 16;

/** The first of the matching programs from a rank on, by walking the order until there are enough. */
function walk({ sequence }: Order, matching: Bits, from: number, limit: number): number[] {
  const places: number[] = [];
  for (let rank = from; rank < sequence.length && places.length < limit; rank += 1) {
    const place = sequence[rank] ?? 0;
    if (has(matching, place)) places.push(place);
  }
  return places;
}

/** The same, by sorting those that match. */
function select({ sequence, rank }: Order, matching: Bits, from: number, limit: number): number[] {
  const ranks = placesIn(matching).map((place) => rank[place] ?? 0);
  const next = Uint32Array.from(ranks.filter((one) => one >= from)).sort();
  return Array.from(next.subarray(0, limit), (one) => sequence[one] ?? 0);
}

/**
 * The next of the matching programs in an order. Many are found by walking the order, few by sorting them: neither
 * takes long, however large the catalogue.
 *
 * @param after place of the last program of the page before; undefined for the first page.
 */
export function nextPage(
  order: Order,
  { programs, total }: { readonly programs: Bits; readonly total: number },
  limit: number,
  after: number | undefined,
): Page {
  const from = after === undefined ? 0 : (order.rank[after] ?? 0) + 1;
  const looks = (limit * order.sequence.length) / Math.max(1, total);
  const find = looks < total * LOOKS_PER_SORTED ? walk : select;
  return {
    places: find(order, programs, from, limit),
    before: from === 0 ? 0 : countBoth(programs, order.first(from)),
  };
}
