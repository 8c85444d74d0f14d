import type { Data } from '@/lib/data/data';
import type { StateSlug } from '@/lib/places/states';
import { candidateOf, rivalOf } from '../decision';
import type { Candidate } from '../dominance';
import type { Evaluation } from '../evaluation';
import { modelIn, type PathwayModel } from '../model';
import type { PathwayInputs } from '../parameters';
import { withAdnWait } from '../tipping-wait';
import type { PathwayExtras } from './extras';

/** The two routes of an answer, with the figures of the reader's state where one is known. */
export interface Shown {
  readonly recommended: Candidate;
  readonly runnerUp: Candidate;
  /** The second of two routes without a winner; null where the first one wins. */
  readonly rival: Candidate | null;
  /** Whose prices and pay the figures are; null for the nation's. */
  readonly state: StateSlug | null;
}

/** The model of a state, with the wait of the reader's college where that is known. */
export function stateModel(state: StateSlug, wait: number | null, data: Data): PathwayModel {
  const model = modelIn(state, data);
  return wait === null ? model : withAdnWait(model, wait);
}

/** The same ladder with the figures of a model. */
export function withModel(
  { route, journey }: Candidate,
  inputs: PathwayInputs,
  model: PathwayModel,
): Candidate {
  const [first, ...further] = journey.ladder;
  return candidateOf(
    route,
    [first.credential, ...further.map(({ credential }) => credential)],
    inputs,
    model,
  );
}

/** The routes that the nation's figures name; without a winner too where the reader answered only where from and where to. */
export function shownOf(
  { inputs, decision, model }: Evaluation,
  { state, wait, isUndecided }: PathwayExtras,
  data: Data,
): Shown {
  const local = state === null ? null : stateModel(state, wait, data);
  const place = (one: Candidate) => (local === null ? one : withModel(one, inputs, local));
  const hasNoWinner = rivalOf(decision, model) !== null || (isUndecided && inputs.end_goal !== 'nurse_now');
  const runnerUp = place(decision.runnerUp);
  return {
    recommended: place(decision.recommended),
    runnerUp,
    rival: hasNoWinner ? runnerUp : null,
    state,
  };
}
