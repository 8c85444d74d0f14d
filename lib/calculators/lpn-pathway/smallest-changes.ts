import { decide } from './decision';
import type { PathwayModel } from './model';
import {
  type InputValue,
  options,
  type PathwayInputs,
  type PathwayParameter,
  parameterNames,
} from './parameters';
import type { RouteId } from './routes';

/** The smallest change of one input that changes the recommended route. */
export interface Change {
  readonly parameter: PathwayParameter;
  readonly value: InputValue;
  readonly recommendedRoute: RouteId;
}

/** Parameters whose values are steps of one scale; the others have no nearer and farther values. */
const scales: ReadonlySet<PathwayParameter> = new Set(['end_goal', 'timeline', 'budget']);

/** Other values of a parameter, the nearest first; equally near ones in declared order. */
function byDistance(parameter: PathwayParameter, from: InputValue): readonly InputValue[] {
  const values: readonly InputValue[] = options[parameter];
  const others = values.filter((value) => value !== from);
  if (!scales.has(parameter)) return others;
  const steps = (value: InputValue) => Math.abs(values.indexOf(value) - values.indexOf(from));
  return others.toSorted((a, b) => steps(a) - steps(b));
}

/** Where each value can go: worked out once, because it does not depend on the data. */
const otherValues: ReadonlyMap<InputValue, readonly InputValue[]> = new Map(
  parameterNames.flatMap((parameter) =>
    options[parameter].map((value) => [value, byDistance(parameter, value)] as const),
  ),
);

/**
 * For each input the nearest other value that leads to another route than `route`, in declared order; an input
 * without one is left out.
 */
export function smallestChanges(
  inputs: PathwayInputs,
  model: PathwayModel,
  route: RouteId,
): readonly Change[] {
  return parameterNames.flatMap((parameter) => {
    for (const value of otherValues.get(inputs[parameter]) ?? []) {
      const { recommended } = decide({ ...inputs, [parameter]: value }, model);
      if (recommended.route !== route) return [{ parameter, value, recommendedRoute: recommended.route }];
    }
    return [];
  });
}
