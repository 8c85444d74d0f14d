import type { FinderInputs } from '../finder/parameters';
import { type Sort, sortNames } from '../finder/sort-names';
import type { SearchLink } from './finder-place';

type Direction = 'ascending' | 'descending';

/** The same list in other orders, and which one is shown. */
export type SortLinks = Readonly<Record<Sort, { readonly href: string; readonly direction?: Direction }>>;

const directions: Readonly<Record<Sort, Direction>> = {
  outcomes: 'descending',
  earnings: 'descending',
  debt: 'ascending',
  tuition: 'ascending',
  net_price: 'ascending',
  distance: 'ascending',
  name: 'ascending',
};

/** Returns the list in each order, from its first page. */
export function sortsOf(inputs: FinderInputs, hrefOf: (search: FinderInputs) => string): SortLinks {
  const link = (sort: Sort) => ({
    href: hrefOf({ ...inputs, sort, cursor: undefined }),
    ...(sort === inputs.sort ? { direction: directions[sort] } : {}),
  });
  return Object.fromEntries(Object.keys(sortNames).map((sort) => [sort, link(sort as Sort)])) as SortLinks;
}

/** Orders above the list, in few words; the form has all. */
const shortNames: readonly (readonly [Sort, string])[] = [
  ['distance', 'Distance'],
  ['outcomes', 'Group'],
  ['tuition', 'Tuition'],
  ['net_price', 'Price after grants'],
  ['earnings', 'Pay'],
];

/** Returns the orders that a page offers above its list. @param isNear whether there is a place to measure from. */
export const sortTabs = (sorts: SortLinks, isNear: boolean): SearchLink[] =>
  shortNames
    .filter(([sort]) => isNear || sort !== 'distance')
    .map(([sort, label]) => ({ label, href: sorts[sort].href }));
