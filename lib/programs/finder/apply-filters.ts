import type { LeftOut } from './answer';
import type { FilterName } from './parameters';
import { countIntersection, countOnes, type ProgramSet, type Span, spanOf } from './program-set';

/** Programs that a filter can't judge, and why. */
interface Unknown {
  readonly programs: ProgramSet;
  readonly reason: string;
  /** Programs that can have a value; absent where all can. */
  readonly among?: ProgramSet;
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
  /**
   * Programs that may meet every condition: those that one filter alone can't judge under that filter, so that a search
   * without it returns them; the others together.
   */
  readonly leftOut: LeftOut[];
}

const SEVERAL_UNKNOWN = 'More than one of the things that you ask for is not known of them.';

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
  let severalUnknown = 0;
  for (let at = from; at < to; at += 1) {
    let matching = everything[at] ?? 0;
    // Programs that one filter can't judge, and those that several can't, where all the others match.
    let once = 0;
    let often = 0;
    for (let one = 0; one < filters.length && (matching | once | often) !== 0; one += 1) {
      const word = matches[one]?.[at] ?? 0;
      const undecided = (unknown[one]?.[at] ?? 0) & ~word;
      often = (often & (word | undecided)) | (once & undecided);
      once = (once & word) | (matching & undecided);
      matching &= word;
    }
    if ((matching | once | often) === 0) continue;
    programs[at] = matching;
    total += countOnes(matching);
    severalUnknown += countOnes(often);
    for (let one = 0; once !== 0 && one < filters.length; one += 1) {
      const here = once & (unknown[one]?.[at] ?? 0) & ~(matches[one]?.[at] ?? 0);
      counts[one] = (counts[one] ?? 0) + countOnes(here);
      once &= ~here;
    }
  }
  const leftOut: LeftOut[] = filters.flatMap(({ name, unknown }, one) => {
    const count = counts[one] ?? 0;
    return unknown && count > 0 ? [{ filter: name, reason: unknown.reason, count }] : [];
  });
  const several = { filter: null, reason: SEVERAL_UNKNOWN, count: severalUnknown };
  return { programs, total, leftOut: severalUnknown > 0 ? [...leftOut, several] : leftOut };
}

/** How many of the programs that meet every other condition a filter can judge. */
export interface FilterCoverage {
  readonly filter: FilterName;
  readonly known: number;
  readonly of: number;
}

/** Returns the coverage of each filter that can't judge every program. */
export function coverageOf(everything: ProgramSet, filters: readonly Filter[]): FilterCoverage[] {
  return filters.flatMap((filter) => {
    if (!filter.unknown || filter.name === 'include_without_accreditation') return [];
    const others = filters.filter((one) => one !== filter);
    const { programs, total } = applyFilters(everything, others);
    const { programs: unjudged, among } = filter.unknown;
    const unknown = countIntersection(programs, unjudged);
    const of = among ? countIntersection(programs, among) : total;
    return unknown === 0 ? [] : [{ filter: filter.name, known: of - unknown, of }];
  });
}
