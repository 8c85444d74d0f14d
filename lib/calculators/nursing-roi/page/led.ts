import type { Data } from '@/lib/data/data';
import { isMissing } from '@/lib/numbers/figure';
import { yearsAfterCompletion } from '@/lib/programs/catalogue/outcomes';
import { figuresOf } from '../calculate';
import type { NursingRoiInputs } from '../parameters';
import { type PlanBasis, planFor } from '../plan';
import type { NursingRoiResult } from '../result';
import { type AtSchool, schoolAt } from '../school-result';
import { ownEarnings } from './own-earnings';

/** The school that an answer is of, beside its state. */
export interface LedSchool extends Pick<AtSchool, 'member' | 'isOwnPay' | 'priceOf'> {
  readonly state: NursingRoiResult;
}

/** What graduates are measured to earn, in dollars a year, so many years after finishing. */
export interface Graduates {
  readonly median_restated: number;
  readonly years_after_completion: number;
  /** Whether they are of the school that the answer is of. */
  readonly isOfSchool: boolean;
}

/** A question and its answer: of the school that was asked for where its price is known, else of the state. */
export interface AnsweredRequest {
  readonly inputs: NursingRoiInputs;
  readonly result: NursingRoiResult;
  /** Null where the answer is of the state. */
  readonly school: LedSchool | null;
  /** Null where none are measured in the state. */
  readonly graduates: Graduates | null;
}

/** The state's price is published: one that was given beside a school is the school's. */
const ofState = (inputs: NursingRoiInputs): NursingRoiInputs =>
  inputs.program === undefined ? inputs : { ...inputs, tuition: undefined };

/** Returns the school that was asked for, as pages show it; undefined where none was. */
export const schoolOnPage = (inputs: NursingRoiInputs, data: Data): AtSchool | undefined =>
  schoolAt(inputs, planFor(ofState(inputs), data), data, ownEarnings);

/** Returns what the answer of a page rests on. */
export function ledBasis(inputs: NursingRoiInputs, data: Data): PlanBasis {
  const at = schoolOnPage(inputs, data);
  return at && !isMissing(at.basis) ? at.basis.value : planFor(ofState(inputs), data);
}

function graduatesOf(
  { graduate_earnings: measured }: NursingRoiResult,
  own: AtSchool | undefined,
): Graduates | null {
  const earned = own?.member.graduate_earnings;
  if (earned) {
    const { median_restated } = earned;
    return { median_restated, years_after_completion: yearsAfterCompletion, isOfSchool: true };
  }
  return measured?.area === 'state' ? { ...measured, isOfSchool: false } : null;
}

/** Returns what the page leads with. @param state the answer of the state */
export function ledAnswer(inputs: NursingRoiInputs, state: NursingRoiResult, data: Data): AnsweredRequest {
  const at = schoolOnPage(inputs, data);
  const beside = at ? { program: at.member } : {};
  if (!at || isMissing(at.basis)) {
    return {
      inputs,
      result: { ...state, ...beside },
      school: null,
      graduates: graduatesOf(state, undefined),
    };
  }
  const { basis, ...school } = at;
  return {
    inputs,
    // The summary is the API's alone.
    result: { ...figuresOf(inputs, basis.value, beside, data), summary: state.summary },
    school: { ...school, state },
    graduates: graduatesOf(state, at),
  };
}
