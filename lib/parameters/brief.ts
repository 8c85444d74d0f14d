import { firstOf, isRequired, type Parameter, type Parameters } from './declare';

/** Longest list of values that a brief description spells out. */
const MAX_NAMED_VALUES = 12;

/** A parameter in a few characters. */
export interface BriefParameter {
  /** Name with all values of a short list, else with an example: `degree=LPN|ADN|BSN`, `state=ohio`. */
  readonly text: string;
  readonly isRequired: boolean;
}

function sample({ labels, allowedValues, example, type }: Parameter): readonly string[] {
  const isShort = type === 'boolean' || (labels && allowedValues.length <= MAX_NAMED_VALUES);
  if (isShort) return allowedValues;
  return example === undefined ? [] : [String(firstOf(example))];
}

/** Describes parameters in a few characters each, in declared order. */
export const briefParameters = (parameters: Parameters): BriefParameter[] =>
  Object.entries(parameters).map(([name, parameter]) => {
    const values = sample(parameter).join('|');
    return { text: values === '' ? name : `${name}=${values}`, isRequired: isRequired(parameter) };
  });
