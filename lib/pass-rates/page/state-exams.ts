import type { StateSlug } from '@/lib/places/states';
import { type Board, boardIn } from './board';
import { type Holding, holdingsOf } from './holdings';
import { type MiddleRate, middleOfState } from './middle';
import type { RatesSource } from './rates-source';

/** What the page of a state says about the licensing exam. */
export interface StateExams {
  readonly holdings: readonly Holding[];
  readonly board: Board;
  /** The middle of its ADN programs on the RN exam, where a current table is known. */
  readonly middle: MiddleRate | null;
}

/** Returns what the page of a state says about the licensing exam. */
export function stateExams(state: StateSlug, source: RatesSource): StateExams {
  const { held, currentSince: since } = source;
  return {
    holdings: holdingsOf(state, held),
    board: boardIn(state, source),
    middle: middleOfState(held, { state, exam: 'NCLEX-RN', type: 'ADN', since }),
  };
}
