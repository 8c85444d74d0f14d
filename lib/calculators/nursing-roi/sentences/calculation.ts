import type { NursingRoiRows } from '../calculate';
import type { NursingRoiInputs } from '../parameters';
import type { NursingRoiResult } from '../result';

/** What the sentences of an answer are made from. */
export interface Calculation {
  readonly result: NursingRoiResult;
  readonly rows: NursingRoiRows;
}

/** Sentences about one side of an answer. */
export type Sentences = (inputs: NursingRoiInputs, calculation: Calculation) => string[];
