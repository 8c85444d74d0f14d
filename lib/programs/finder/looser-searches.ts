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

/** What loosens a filter. */
interface Change {
  readonly words: string;
  readonly inputs: Partial<FinderInputs>;
  /** The looser condition; none where it is dropped. */
  readonly condition?: Filter | undefined;
}

/** Radii to try where nothing is near enough, in miles. */
const WIDER_MILES = [100, 250, 500];

/** Returns what loosens a filter, in words and as inputs. */
function change(filter: FilterName): Change {
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
 * @param around the condition of another radius around the place of the search.
 */
export function looserSearches(
  searched: (inputs: FinderInputs) => ProgramSet,
  filters: readonly Filter[],
  inputs: FinderInputs,
  around: (radius: number) => Filter | undefined,
): LooserSearch[] {
  const names = [...new Set(filters.map(({ name }) => name))];
  const wider = WIDER_MILES.filter((miles) => miles > (inputs.radius_miles ?? 0)).map(
    (miles): Change => ({
      words: `set radius_miles to ${miles}`,
      inputs: { radius_miles: miles },
      condition: around(miles),
    }),
  );
  const changesOf = (name: FilterName) => (name === 'near' ? wider : [change(name)]);
  const without = (dropped: readonly FilterName[]): LooserSearch[] => {
    const [first, ...others] = dropped.map(changesOf);
    const ways = others.reduce(
      (all, changes) => all.flatMap((way) => changes.map((one) => [...way, one])),
      (first ?? []).map((one) => [one]),
    );
    for (const way of ways) {
      const found = loosened(dropped, way);
      if (found) return [found];
    }
    return [];
  };
  const loosened = (dropped: readonly FilterName[], changes: readonly Change[]): LooserSearch | undefined => {
    const looser = Object.assign({}, inputs, ...changes.map((one) => one.inputs));
    const kept = filters.filter(({ name }) => !dropped.includes(name));
    const conditions = [...kept, ...changes.flatMap((one) => one.condition ?? [])];
    const { total } = applyFilters(searched(looser), conditions);
    const words = `${capitalized(list(changes.map((one) => one.words)))}.`;
    return total === 0
      ? undefined
      : { filters: [...dropped], change: words, query: firstPageQuery(looser), total };
  };
  for (let size = 1; size <= names.length; size += 1) {
    const found = choices(names, size).flatMap(without);
    if (found.length > 0) return found;
  }
  return [];
}
