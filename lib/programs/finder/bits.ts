/**
 * A set of programs: bit `i` says whether the program at place `i` of the catalogue is in it. Sets of one catalogue
 * have one length, and no bit beyond its last program.
 */
export type Bits = Uint32Array;

const BITS_PER_WORD = 32;
const WORD_SHIFT = 5;
const PLACE_IN_WORD = 31;

/** Words that a set over so many programs takes. */
const wordsFor = (size: number) => Math.ceil(size / BITS_PER_WORD);

/** Place of a program's word, and its bit within the word. */
const wordOf = (place: number) => place >>> WORD_SHIFT;
const bitOf = (place: number) => 1 << (place & PLACE_IN_WORD);

/** The set of these programs, over a catalogue of that size. */
export function bitsOf(size: number, places: ArrayLike<number>): Bits {
  const bits = new Uint32Array(wordsFor(size));
  addAll(bits, places);
  return bits;
}

/** The set of all programs. */
export function allOf(size: number): Bits {
  return bitsOf(
    size,
    Array.from({ length: size }, (_, place) => place),
  );
}

/** The set of the programs of which something holds. */
export function bitsWhere<P>(programs: readonly P[], holds: (program: P) => boolean): Bits {
  return bitsOf(
    programs.length,
    programs.flatMap((program, place) => (holds(program) ? [place] : [])),
  );
}

/** Puts these programs into a set. */
export function addAll(bits: Bits, places: ArrayLike<number>): void {
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    bits[wordOf(place)] = (bits[wordOf(place)] ?? 0) | bitOf(place);
  }
}

export function has(bits: Bits, place: number): boolean {
  return ((bits[wordOf(place)] ?? 0) & bitOf(place)) !== 0;
}

/** The programs that are in both sets. */
export function both(a: Bits, b: Bits): Bits {
  const bits = new Uint32Array(a.length);
  for (let at = 0; at < a.length; at += 1) bits[at] = (a[at] ?? 0) & (b[at] ?? 0);
  return bits;
}

export function isEmpty(bits: Bits): boolean {
  const { from, to } = spanOf(bits);
  return from >= to;
}

/** Part of a set outside of which it has no program: from a word up to, but without, another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export function spanOf(bits: Bits): Span {
  let from = 0;
  let to = bits.length;
  while (from < to && bits[from] === 0) from += 1;
  while (from < to && bits[to - 1] === 0) to -= 1;
  return { from, to };
}

/** Bits that are set in a word: sums of neighbors, in ever wider fields. */
export function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many programs are in both sets. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 1) count += countOnes((a[at] ?? 0) & (b[at] ?? 0));
  return count;
}

/** The programs of a set, by place. */
export function placesIn(bits: Bits): number[] {
  const places: number[] = [];
  const { from, to } = spanOf(bits);
  for (let at = from; at < to; at += 1) {
    for (let left = bits[at] ?? 0; left !== 0; left &= left - 1) {
      places.push(at * BITS_PER_WORD + BITS_PER_WORD - 1 - Math.clz32(left & -left));
    }
  }
  return places;
}

/** Places of programs, ascending, by something that each has none, one or several of. */
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
