import type { LeftOut } from './answer';
import { type Bits, countOnes, type Span, spanOf } from './bits';
import type { FilterName } from './parameters';

/** Programs of which something is not known. */
interface Unknown {
  readonly programs: Bits;
  readonly reason: string;
}

/** One condition of a search. */
export interface Filter {
  readonly name: FilterName;
  readonly matches: Bits;
  /** Programs of which it is not known whether they match; absent where it is known of all. */
  readonly unknown: Unknown | undefined;
  /** Part of the sets outside of which it is known that nothing matches. */
  readonly span: Span;
}

export function condition(name: FilterName, matches: Bits, unknown?: Unknown): Filter {
  const span = unknown ? { from: 0, to: matches.length } : spanOf(matches);
  return { name, matches, unknown, span };
}

export interface Match {
  /** Programs that meet every condition. */
  readonly programs: Bits;
  readonly total: number;
  /** Programs that may meet every condition, but it is not known: each once, under the first that cannot tell. */
  readonly leftOut: LeftOut[];
}

/**
 * Applies every condition in one pass over the sets, 32 programs at a time.
 *
 * @param everything the set of all programs.
 */
export function match(everything: Bits, filters: readonly Filter[]): Match {
  const programs = new Uint32Array(everything.length);
  const counts = new Uint32Array(filters.length);
  const matches = filters.map((filter) => filter.matches);
  const unknown = filters.map((filter) => filter.unknown?.programs);
  const from = Math.max(0, ...filters.map(({ span }) => span.from));
  const to = Math.min(everything.length, ...filters.map(({ span }) => span.to));
  let total = 0;
  for (let at = from; at < to; at += 1) {
    let matching = everything[at] ?? 0;
    let possible = matching;
    for (let one = 0; one < filters.length && possible !== 0; one += 1) {
      const word = matches[one]?.[at] ?? 0;
      matching &= word;
      possible &= word | (unknown[one]?.[at] ?? 0);
    }
    if (possible === 0) continue;
    programs[at] = matching;
    total += countOnes(matching);
    let undecided = possible & ~matching;
    for (let one = 0; undecided !== 0; one += 1) {
      const here = undecided & (unknown[one]?.[at] ?? 0);
      counts[one] = (counts[one] ?? 0) + countOnes(here);
      undecided &= ~here;
    }
  }
  const leftOut = filters.flatMap(({ name, unknown }, one) => {
    const count = counts[one] ?? 0;
    return unknown && count > 0 ? [{ filter: name, reason: unknown.reason, count }] : [];
  });
  return { programs, total, leftOut };
}
