import { enumeration, type Inputs, optional } from '@/lib/parameters/declare';
import { type FieldView, type FormProblem, problemsOf, readForm } from '@/lib/parameters/form';
import { slugsByCode, stateCodes, stateLabels } from '../states';

/** What the page of an occupation reads: the state whose pay it answers with. */
export const payParameters = {
  state: optional(
    enumeration(stateLabels, {
      description:
        'State (or the District of Columbia), as a lowercase hyphenated slug, or its code in capitals.',
      example: 'texas',
      alsoRead: slugsByCode,
      otherNames: stateCodes,
    }),
  ),
};

/** Words of the list of states. */
const words = {
  state: { label: 'State', hint: null, any: 'The whole US', error: 'Choose a state' },
};

/** The form of the page, and the state that is asked about. */
export interface PayQuestion {
  readonly field: FieldView;
  readonly problems: readonly FormProblem[];
  /** Undefined for the nation, also where the state could not be read. */
  readonly state: Inputs<typeof payParameters>['state'];
}

/** Reads which state is asked about. */
export function readPayQuestion(query: URLSearchParams): PayQuestion {
  const { fields, parsed } = readForm(payParameters, words, query);
  return {
    field: fields.state,
    problems: problemsOf([fields.state]),
    state: parsed.ok ? parsed.inputs.state : undefined,
  };
}
