import { canonicalQuery } from '@/lib/parameters/canonical';
import { capitalized, list } from '@/lib/text/words';
import type { LooserSearch } from './answer';
import { applyFilters, type Filter } from './apply-filters';
import { type FilterName, type FinderInputs, finderParameters } from './parameters';
import type { ProgramSet } from './program-set';

/** Returns every choice of `size` items, in order. */
function choices<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((first, at) =>
    choices(items.slice(at + 1), size - 1).map((others) => [first, ...others]),
  );
}

/** Returns what loosens a filter, in words and as inputs. */
function change(filter: FilterName): { words: string; inputs: Partial<FinderInputs> } {
  return filter === 'include_without_accreditation'
    ? { words: `set ${filter} to true`, inputs: { [filter]: true } }
    : { words: `leave out ${filter}`, inputs: { [filter]: undefined } };
}

/** Returns the query string of a search's first page. */
export function firstPageQuery(inputs: FinderInputs): string {
  return canonicalQuery(finderParameters, { ...inputs, cursor: undefined });
}

/**
 * Returns searches that find something where one finds nothing: without one of its filters, else without two,
 * and so on.
 */
export function looserSearches(
  everything: ProgramSet,
  filters: readonly Filter[],
  inputs: FinderInputs,
): LooserSearch[] {
  for (let size = 1; size <= filters.length; size += 1) {
    const found = choices(filters, size).flatMap((dropped) => {
      const { total } = applyFilters(
        everything,
        filters.filter((filter) => !dropped.includes(filter)),
      );
      const names = dropped.map(({ name }) => name);
      const changes = names.map(change);
      const looser = Object.assign({}, inputs, ...changes.map((one) => one.inputs));
      return total === 0
        ? []
        : [
            {
              filters: names,
              change: `${capitalized(list(changes.map(({ words }) => words)))}.`,
              query: firstPageQuery(looser),
              total,
            },
          ];
    });
    if (found.length > 0) return found;
  }
  return [];
}
