import { z } from 'zod';
import { ownMember } from '@/lib/text/own-member';
import type { Parameter } from './declare';

interface SeveralOptions<T extends string> {
  readonly most: number;
  readonly commas?: boolean;
  /** Names that stand for several values each, with the words that people read. */
  readonly groups?: Readonly<Record<string, { readonly label: string; readonly values: readonly T[] }>>;
}

/**
 * Several values of a parameter that takes one: repeated, or with commas between. Those of an enumeration come in its
 * order, others as they are given; each counts once.
 */
export function several<T extends string>(
  one: Parameter<T>,
  { most, commas = false, groups = {} }: SeveralOptions<NoInfer<T>>,
): Parameter<readonly T[]> {
  const { default: _, defaultWith: __, example, ...rest } = one;
  const parts = (text: string) => (commas ? text.split(',').flatMap((part) => part.trim() || []) : [text]);
  const valuesOf: Readonly<Record<string, readonly T[]>> = Object.fromEntries(
    Object.entries(groups).map(([name, { values }]) => [name, values]),
  );
  const item: z.ZodType = one.labels ? z.enum([...one.allowedValues, ...Object.keys(groups)]) : one.value;
  const read = z.string().transform((text, context): readonly T[] =>
    parts(text).flatMap((part) => {
      const group = ownMember(valuesOf, part);
      if (group) return group;
      const parsed = one.text.safeParse(part);
      if (parsed.success) return [parsed.data];
      context.addIssue('a value that cannot be read');
      return [];
    }),
  );
  return {
    ...rest,
    ...(example === undefined ? {} : { example: [example] }),
    allowedValues: [...one.allowedValues, ...Object.keys(groups)],
    ...(one.labels
      ? {
          labels: {
            ...one.labels,
            ...Object.fromEntries(Object.entries(groups).map(([name, { label }]) => [name, label])),
          },
        }
      : {}),
    several: { most, commas, groups: valuesOf, item },
    text: read,
    value: z.union([one.value, z.array(one.value).min(2).max(most)]) as z.ZodType<T | readonly T[]>,
  };
}
