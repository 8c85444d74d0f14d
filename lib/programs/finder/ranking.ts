import type { Program } from '../program';
import { addAll, type ProgramSet, setOf } from './program-set';

/** A sort key: smaller values first, null last. */
export type Key = (program: Program) => number | null;

/** Returns the keys of the programs by place. */
export function keysOf(programs: readonly Program[], key: Key): Float64Array {
  return Float64Array.from(programs, (program) => key(program) ?? Number.POSITIVE_INFINITY);
}

/** Sorts places by the first key, ties by the next one, the last ties by place. */
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

/** Programs of a catalogue in one sort order, prepared for paging. */
export interface Ranking {
  /** Their places, first to last. */
  readonly sequence: Uint32Array;
  /** By place, how many of them come before; for the programs of this ranking alone. */
  readonly rank: Uint32Array;
  /** Makes the set of the first programs. */
  first(count: number): ProgramSet;
}

/** Programs between two prepared sets: `first` adds fewer than that to one of them. */
const STEP = 256;

/** Prepares the sets of the first 0, STEP, 2 × STEP … programs. */
function prepareSets(size: number, sequence: Uint32Array): ProgramSet[] {
  const ready = [setOf(size, [])];
  for (let start = 0; start + STEP <= sequence.length; start += STEP) {
    const next = new Uint32Array(ready.at(-1) ?? []);
    addAll(next, sequence.subarray(start, start + STEP));
    ready.push(next);
  }
  return ready;
}

/** Returns the rank of each program of a sequence, by place. */
function ranksOf(size: number, sequence: Uint32Array): Uint32Array {
  const rank = new Uint32Array(size);
  for (const [before, place] of sequence.entries()) rank[place] = before;
  return rank;
}

/** Makes a ranking for one search: nothing is prepared. @param size programs in the catalogue */
export function rankingOnce(size: number, sequence: Uint32Array): Ranking {
  return {
    sequence,
    rank: ranksOf(size, sequence),
    first: (count) => setOf(size, sequence.subarray(0, count)),
  };
}

/** Makes a ranking for many searches. @param size programs in the catalogue */
export function rankingOf(size: number, sequence: Uint32Array): Ranking {
  const prepared = prepareSets(size, sequence);
  return {
    sequence,
    rank: ranksOf(size, sequence),
    first(count) {
      const at = Math.floor(count / STEP);
      const bits = new Uint32Array(prepared[at] ?? []);
      addAll(bits, sequence.subarray(at * STEP, count));
      return bits;
    },
  };
}
