import type { Data } from '@/lib/data/data';
import { type Decision, decide } from './decision';
import { modelOf, type PathwayModel } from './model';
import type { PathwayInputs } from './parameters';
import { type Change, smallestChanges } from './smallest-changes';
import { type TippingWait, tippingWait } from './tipping-wait';

/** The inputs with their model and decision: every sentence and figure of the result is made from it. */
export interface Evaluation {
  readonly inputs: PathwayInputs;
  readonly model: PathwayModel;
  readonly decision: Decision;
  readonly changes: readonly Change[];
  /** Null where no wait that is tried gives another route. */
  readonly tippingWait: TippingWait | null;
}

/** Decides for these inputs where programs are as a model has them. */
export function evaluateWith(inputs: PathwayInputs, model: PathwayModel): Evaluation {
  const decision = decide(inputs, model);
  const { route } = decision.recommended;
  return {
    inputs,
    model,
    decision,
    changes: smallestChanges(inputs, model, route),
    tippingWait: tippingWait(inputs, model, route),
  };
}

/** Decides for these inputs. @throws Error naming the first figure that the data lacks. */
export const evaluate = (inputs: PathwayInputs, data: Data): Evaluation =>
  evaluateWith(inputs, modelOf(data));
