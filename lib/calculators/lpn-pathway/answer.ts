import type { Data } from '@/lib/data/data';
import { type Change, smallestChanges } from './changes';
import { modelOf, type PathwayModel } from './model';
import type { PathwayInputs } from './parameters';
import { type Decision, decide } from './score';

/** One question decided: what every sentence and figure of its result is made from. */
export interface Answer {
  readonly inputs: PathwayInputs;
  readonly model: PathwayModel;
  readonly decision: Decision;
  readonly changes: readonly Change[];
}

export function answer(inputs: PathwayInputs, data: Data): Answer {
  const model = modelOf(data);
  const decision = decide(inputs, model);
  return {
    inputs,
    model,
    decision,
    changes: smallestChanges(inputs, model, decision.recommended.route),
  };
}
