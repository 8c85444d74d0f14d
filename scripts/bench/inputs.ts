import { type Inputs, isRequired, type Parameter, type Parameters } from '@/lib/parameters/declare';

/** Positions between the ends of a range. */
const POINTS = [0, 0.25, 0.5, 0.75, 1];

type Value = Inputs<Parameters>[string];

/** Returns sample values of a parameter: all of an enumeration, both booleans, a few numbers, or none. */
function valuesOf(parameter: Parameter): readonly (Value | undefined)[] {
  const { type, labels, clamp, default: usual, example } = parameter;
  if (labels) return Object.keys(labels);
  if (type === 'boolean') return [true, false];
  if (clamp) return POINTS.map((share) => clamp.minimum + share * (clamp.maximum - clamp.minimum));
  // Without the ones that a question may leave out, those that exclude each other would always be together.
  return isRequired(parameter) ? [example] : [usual, example];
}

/** Returns every combination of sample values of each parameter. */
export function inputGrid<P extends Parameters>(parameters: P): Inputs<P>[] {
  return Object.entries(parameters).reduce<Inputs<Parameters>[]>(
    (grid, [name, parameter]) =>
      grid.flatMap((inputs) =>
        valuesOf(parameter).map((value) => (value === undefined ? inputs : { ...inputs, [name]: value })),
      ),
    [{}],
  ) as Inputs<P>[];
}
