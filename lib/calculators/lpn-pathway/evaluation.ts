import type { Data } from '@/lib/data/data';
import { modelOf, type PathwayModel } from './model';
import type { PathwayInputs } from './parameters';
import { type Decision, decide } from './score';
import { type Change, smallestChanges } from './smallest-changes';

/** The inputs with their model and decision: every sentence and figure of the result is made from it. */
export interface Evaluation {
  readonly inputs: PathwayInputs;
  readonly model: PathwayModel;
  readonly decision: Decision;
  readonly changes: readonly Change[];
}

/** Decides for these inputs. @throws Error naming the first figure that the data lacks. */
export function evaluate(inputs: PathwayInputs, data: Data): Evaluation {
  const model = modelOf(data);
  const decision = decide(inputs, model);
  return {
    inputs,
    model,
    decision,
    changes: smallestChanges(inputs, model, decision.recommended.route),
  };
}
