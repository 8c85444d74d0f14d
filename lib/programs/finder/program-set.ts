/**
 * A set of programs as bits: bit `i` says whether it has the program at place `i` of the catalogue. All sets of a
 * catalogue have the same length.
 */
export type ProgramSet = Uint32Array;

const BITS_PER_WORD = 32;
const WORD_SHIFT = 5;
const PLACE_IN_WORD = 31;

/** Returns the number of 32-bit words of a set. */
const wordsFor = (size: number) => Math.ceil(size / BITS_PER_WORD);

/** Returns the index of a program's word, and its bit in that word. */
const wordOf = (place: number) => place >>> WORD_SHIFT;
const bitOf = (place: number) => 1 << (place & PLACE_IN_WORD);

/** Makes the set of the programs at these places. @param size programs in the catalogue */
export function setOf(size: number, places: ArrayLike<number>): ProgramSet {
  const bits = new Uint32Array(wordsFor(size));
  addAll(bits, places);
  return bits;
}

/** Makes the set of all programs. */
export function setOfAll(size: number): ProgramSet {
  return setOf(
    size,
    Array.from({ length: size }, (_, place) => place),
  );
}

/** Makes the set of the programs that meet a condition. */
export function setWhere<P>(programs: readonly P[], holds: (program: P) => boolean): ProgramSet {
  return setOf(
    programs.length,
    programs.flatMap((program, place) => (holds(program) ? [place] : [])),
  );
}

/** Adds programs to a set. */
export function addAll(bits: ProgramSet, places: ArrayLike<number>): void {
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    bits[wordOf(place)] = (bits[wordOf(place)] ?? 0) | bitOf(place);
  }
}

export function has(bits: ProgramSet, place: number): boolean {
  return ((bits[wordOf(place)] ?? 0) & bitOf(place)) !== 0;
}

/** Makes the set of the programs that are in both sets. */
export function intersectionOf(a: ProgramSet, b: ProgramSet): ProgramSet {
  const bits = new Uint32Array(a.length);
  for (let at = 0; at < a.length; at += 1) bits[at] = (a[at] ?? 0) & (b[at] ?? 0);
  return bits;
}

/** Makes the set of the programs that are in one set or the other. */
export function unionOf(a: ProgramSet, b: ProgramSet): ProgramSet {
  return a.map((word, at) => word | (b[at] ?? 0));
}

/** Makes the set of the programs that are in the first set and not in the other. */
export function differenceOf(a: ProgramSet, b: ProgramSet): ProgramSet {
  return a.map((word, at) => word & ~(b[at] ?? 0));
}

export function isEmpty(bits: ProgramSet): boolean {
  const { from, to } = spanOf(bits);
  return from >= to;
}

/** The words of a set that can have programs: from one up to, but without, another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export function spanOf(bits: ProgramSet): Span {
  let from = 0;
  let to = bits.length;
  while (from < to && bits[from] === 0) from += 1;
  while (from < to && bits[to - 1] === 0) to -= 1;
  return { from, to };
}

/** Counts the ones of a word: sums neighbors in fields of 2, 4 and 8 bits. */
export function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Counts the programs of a set. */
export const countAll = (bits: ProgramSet) => countIntersection(bits, bits);

/** Counts the programs that are in both sets. */
export function countIntersection(a: ProgramSet, b: ProgramSet): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 1) count += countOnes((a[at] ?? 0) & (b[at] ?? 0));
  return count;
}

/** Returns the places of a set's programs, ascending. */
export function placesIn(bits: ProgramSet): number[] {
  const places: number[] = [];
  const { from, to } = spanOf(bits);
  for (let at = from; at < to; at += 1) {
    for (let left = bits[at] ?? 0; left !== 0; left &= left - 1) {
      places.push(at * BITS_PER_WORD + BITS_PER_WORD - 1 - Math.clz32(left & -left));
    }
  }
  return places;
}

/** Groups the places of programs, ascending, by values of which each program has none, one or several. */
export function placesBy<P, T>(programs: readonly P[], of: (program: P) => Iterable<T>): Map<T, number[]> {
  const places = new Map<T, number[]>();
  for (const [place, program] of programs.entries()) {
    for (const value of new Set(of(program))) {
      const known = places.get(value);
      if (known) known.push(place);
      else places.set(value, [place]);
    }
  }
  return places;
}
