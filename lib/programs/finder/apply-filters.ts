import type { LeftOut } from './answer';
import type { FilterName } from './parameters';
import { countOnes, type ProgramSet, type Span, spanOf } from './program-set';

/** Programs that a filter can't judge, and why. */
interface Unknown {
  readonly programs: ProgramSet;
  readonly reason: string;
}

/** One condition of a search. */
export interface Filter {
  readonly name: FilterName;
  readonly matches: ProgramSet;
  /** Programs that may or may not match; absent where all are known. */
  readonly unknown: Unknown | undefined;
  /** Range of the bit set's 32-bit words that has all possible matches, so the others are skipped. */
  readonly span: Span;
}

export function condition(name: FilterName, matches: ProgramSet, unknown?: Unknown): Filter {
  const span = unknown ? { from: 0, to: matches.length } : spanOf(matches);
  return { name, matches, unknown, span };
}

export interface Matches {
  /** Programs that meet every condition. */
  readonly programs: ProgramSet;
  readonly total: number;
  /** Programs that may meet every condition: each counted once, under the first filter that can't judge it. */
  readonly leftOut: LeftOut[];
}

/**
 * Applies every condition in one pass over the sets, 32 programs at a time.
 *
 * @param everything the set of all programs.
 */
export function applyFilters(everything: ProgramSet, filters: readonly Filter[]): Matches {
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
