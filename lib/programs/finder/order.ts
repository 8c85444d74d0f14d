import type { Program } from '../program';
import { addAll, type Bits, bitsOf } from './bits';

/** What programs are ordered by: smaller values first, null last. */
export type Key = (program: Program) => number | null;

/** Keys by place. */
export function keysOf(programs: readonly Program[], key: Key): Float64Array {
  return Float64Array.from(programs, (program) => key(program) ?? Number.POSITIVE_INFINITY);
}

/** Places of the programs, ordered by the first key, ties by the next, the last ones by place. */
export function sortedPlaces(programs: readonly Program[], keys: readonly Key[]): Uint32Array {
  const columns = keys.map((key) => keysOf(programs, key));
  return Uint32Array.from(programs.keys()).sort((a, b) => {
    for (const column of columns) {
      const [left = 0, right = 0] = [column[a], column[b]];
      if (left !== right) return left < right ? -1 : 1;
    }
    return a - b;
  });
}

/** Some programs of a catalogue, in order. */
export interface Order {
  /** Their places, first to last. */
  readonly sequence: Uint32Array;
  /** By place, how many of them stand before; for programs among them alone. */
  readonly rank: Uint32Array;
  /** The set of the first so many. */
  first(count: number): Bits;
}

/** From one set that is kept ready to the next: `first` adds fewer programs than that, however many there are. */
const STEP = 256;

/** The sets of the first 0, STEP, 2 × STEP … programs. */
function readySets(size: number, sequence: Uint32Array): Bits[] {
  const ready = [bitsOf(size, [])];
  for (let start = 0; start + STEP <= sequence.length; start += STEP) {
    const next = new Uint32Array(ready.at(-1) ?? []);
    addAll(next, sequence.subarray(start, start + STEP));
    ready.push(next);
  }
  return ready;
}

/** @param size how many programs the catalogue has. */
export function orderOf(size: number, sequence: Uint32Array): Order {
  const rank = new Uint32Array(size);
  for (const [before, place] of sequence.entries()) rank[place] = before;
  const ready = readySets(size, sequence);
  return {
    sequence,
    rank,
    first(count) {
      const at = Math.floor(count / STEP);
      const bits = new Uint32Array(ready[at] ?? []);
      addAll(bits, sequence.subarray(at * STEP, count));
      return bits;
    },
  };
}
