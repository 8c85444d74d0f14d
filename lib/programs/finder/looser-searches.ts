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
 *
 * @param searched the set of programs that a search looks through.
 */
export function looserSearches(
  searched: (inputs: FinderInputs) => ProgramSet,
  filters: readonly Filter[],
  inputs: FinderInputs,
): LooserSearch[] {
  const names = [...new Set(filters.map(({ name }) => name))];
  const without = (dropped: readonly FilterName[]): LooserSearch[] => {
    const changes = dropped.map(change);
    const looser = Object.assign({}, inputs, ...changes.map((one) => one.inputs));
    const kept = filters.filter(({ name }) => !dropped.includes(name));
    const { total } = applyFilters(searched(looser), kept);
    if (total === 0) return [];
    const words = `${capitalized(list(changes.map((one) => one.words)))}.`;
    return [{ filters: [...dropped], change: words, query: firstPageQuery(looser), total }];
  };
  for (let size = 1; size <= names.length; size += 1) {
    const found = choices(names, size).flatMap(without);
    if (found.length > 0) return found;
  }
  return [];
}
