import { z } from 'zod';

const reasonSchema = z.string().nullable();

/** Describes why the member `of` is null. For the reason of several members; `figureSchema` has its own. */
export const reasonOf = (of: string) => reasonSchema.describe(`Why ${of} is null; null when it is not.`);

type FigureShape<Name extends string, S extends z.ZodNullable> = Record<Name, S> &
  Record<`${Name}_reason`, typeof reasonSchema>;

/**
 * Describes a figure as the two members of an answer that `figureMembers` writes.
 * @example z.strictObject({ ...figureSchema('score', z.number().nullable().describe('Points of 100.')) })
 */
export function figureSchema<Name extends string, S extends z.ZodNullable>(
  name: Name,
  value: S,
): FigureShape<Name, S> {
  return { [name]: value, [`${name}_reason`]: reasonOf(name) } as FigureShape<Name, S>;
}
