import type { Parameters } from '@/lib/parameters/declare';
import type { FieldView } from '@/lib/parameters/form';
import type { Extras, ReadExtras } from './define';

/** What each of several extras gives, by its name. */
type Values<E> = { readonly [K in keyof E]: E[K] extends Extras<never, infer X> ? X : never };

/** Several extras of one page as one. Each reads the query as the one before leaves it, and fills in the same way. */
export function together<P extends Parameters, E extends Readonly<Record<string, Extras<P, unknown>>>>(
  extras: E,
): Extras<P, Values<E>> {
  const all = Object.entries<Extras<P, unknown>>(extras);
  return {
    parameters: Object.fromEntries(all.flatMap(([, { parameters }]) => Object.entries(parameters))),
    settle: (query, data) =>
      all.reduce(
        (before, [, { settle }]) => {
          const after = settle?.(before.query, data);
          return after ? { query: after.query, assumed: [...before.assumed, ...after.assumed] } : before;
        },
        { query, assumed: [] as readonly string[] },
      ),
    read(sent, data, given) {
      let query = sent;
      const reads = all.map(([name, extra]): readonly [string, ReadExtras<P, unknown>] => {
        const read = extra.read(query, data, given);
        query = read.query ?? query;
        return [name, read];
      });
      const shown: { [K in keyof P]?: Partial<FieldView> } = {};
      for (const [, read] of reads) Object.assign(shown, read.shown);
      return {
        fields: reads.flatMap(([, { fields }]) => fields),
        query,
        shown,
        unused: reads.flatMap(([, { unused = [] }]) => unused),
        of(inputs) {
          const values = reads.map(([name, { of }]) => [name, of(inputs)] as const);
          return {
            value: Object.fromEntries(values.map(([name, { value }]) => [name, value])) as Values<E>,
            pairs: values.flatMap(([, { pairs }]) => pairs),
          };
        },
      };
    },
  };
}
