import type { FinderInputs } from '../finder/parameters';
import { type Sort, sortNames } from '../finder/sort-names';
import type { SearchLink } from './finder-place';
import type { RowFigure, RowFigureId } from './row-figures';

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

/** Orders by the figures of a row, in few words; the form has all orders. */
const orderOf: Readonly<Record<RowFigureId, readonly [Sort, string] | null>> = {
  pass_rate: null,
  net_price: ['net_price', 'After grants'],
  tuition: ['tuition', 'Price'],
  graduate_earnings: ['earnings', 'Pay'],
  median_debt: ['debt', 'Debt'],
};

/**
 * Returns the orders that a page offers above its list: by what its rows show.
 *
 * @param isNear whether there is a place to measure from.
 */
export function sortTabs(sorts: SortLinks, figures: readonly RowFigure[], isNear: boolean): SearchLink[] {
  const orders: (readonly [Sort, string])[] = [
    ...(isNear ? [['distance', 'Distance'] as const] : []),
    ['outcomes', 'Group'],
    ...figures.flatMap(({ id }) => {
      const order = orderOf[id];
      return order === null ? [] : [order];
    }),
  ];
  // A phone has room for four; debt is in the form, and here where the list is sorted by it.
  const offered = orders.filter(([sort]) => sort !== 'debt' || sorts.debt.direction !== undefined);
  return offered.map(([sort, label]) => ({ label, href: sorts[sort].href }));
}
