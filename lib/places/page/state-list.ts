import { occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { type Figure, figure, mapFigure, valueOrNull } from '@/lib/numbers/figure';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { roundHalfUp } from '@/lib/numbers/rounding';
import type { SortColumn } from '@/lib/site/sort';
import { atNationalPrices, payIn } from '../pay';
import { areaName, nation, type State, type StateSlug } from '../states';
import { priceLevelOf, statePath, statesByName } from './state';

/** A state in the table of all states; dollars a year, prices in dollars for the whole program. */
export interface StateRow {
  readonly slug: StateSlug;
  readonly code: string;
  readonly name: string;
  readonly path: string;
  readonly rnMedian: Figure;
  /** RN median at the prices of the nation. Derived. */
  readonly rnMedianAtNationalPrices: Figure;
  readonly lpnMedian: Figure;
  readonly npMedian: Figure;
  readonly rnMean: Figure;
  readonly lpnMean: Figure;
  readonly npMean: Figure;
  /** Median price at public institutions. */
  readonly adnPrice: Figure;
  readonly bsnPrice: Figure;
}

/** A state's figure. */
interface StateFigure {
  readonly row: StateRow;
  readonly value: number;
}

export interface StatesView {
  readonly sentence: string;
  /** Median pay of registered nurses: the states where it is lowest and highest, and the nation. */
  readonly lowest: StateFigure;
  readonly highest: StateFigure;
  readonly nation: Figure;
  readonly edition: string;
  readonly priceYear: string;
  readonly priceLevelYear: number;
  readonly rows: readonly StateRow[];
}

/** Columns that the table can be sorted by; the first is its own order. */
export const stateColumns = [
  { slug: 'name', direction: 'ascending', key: (row) => row.name },
  { slug: 'rn-pay', direction: 'descending', key: (row) => valueOrNull(row.rnMedian) },
  {
    slug: 'rn-pay-at-national-prices',
    direction: 'descending',
    key: (row) => valueOrNull(row.rnMedianAtNationalPrices),
  },
  { slug: 'lpn-pay', direction: 'descending', key: (row) => valueOrNull(row.lpnMedian) },
  { slug: 'np-pay', direction: 'descending', key: (row) => valueOrNull(row.npMedian) },
  { slug: 'adn-price', direction: 'ascending', key: (row) => valueOrNull(row.adnPrice) },
  { slug: 'bsn-price', direction: 'ascending', key: (row) => valueOrNull(row.bsnPrice) },
] as const satisfies readonly SortColumn<StateRow>[];

function publicPrice(state: StateSlug, degree: 'ADN' | 'BSN', data: Data): Figure {
  return figure(data.price(state, degree, 'public')?.median, 'No public price: see the state’s page.');
}

function stateRow(state: State, data: Data): StateRow {
  const pay = (soc: string) => payIn(state.slug, soc, data);
  const rn = pay(occupations.registeredNurse);
  const lpn = pay(occupations.licensedPracticalNurse);
  const np = pay(occupations.nursePractitioner);
  const level = priceLevelOf(state.slug, data);
  return {
    ...state,
    path: statePath(state.slug),
    rnMedian: rn.median,
    rnMedianAtNationalPrices: mapFigure(rn.median, (median) =>
      roundHalfUp(atNationalPrices(median, level.value)),
    ),
    lpnMedian: lpn.median,
    npMedian: np.median,
    rnMean: rn.mean,
    lpnMean: lpn.mean,
    npMean: np.mean,
    adnPrice: publicPrice(state.slug, 'ADN', data),
    bsnPrice: publicPrice(state.slug, 'BSN', data),
  };
}

/** Lowest and highest of the known figures with the states that have them. @throws Error when none is known. */
export function extremes<Row>(rows: readonly Row[], of: (row: Row) => Figure) {
  const known = rows.flatMap((row) => {
    const value = valueOrNull(of(row));
    return value === null ? [] : [{ row, value }];
  });
  known.sort((a, b) => a.value - b.value);
  const [lowest, highest] = [known[0], known.at(-1)];
  if (!lowest || !highest) throw new Error('No row has the figure');
  return { lowest, highest };
}

/** "The middle RN earns from $73,600 a year in South Dakota to …": the span of the states in one sentence. */
function statesSentence({ lowest, highest }: Pick<StatesView, 'lowest' | 'highest'>): string {
  return (
    `The middle RN earns from ${formatDollarsRounded(lowest.value)} a year in ${areaName(lowest.row.slug)} ` +
    `to ${formatDollarsRounded(highest.value)} in ${areaName(highest.row.slug)}.`
  );
}

/** Every state with its pay and prices, by name. @throws Error when a table lacks the nation's row. */
export function statesView(data: Data): StatesView {
  const rows = statesByName.map((state) => stateRow(state, data));
  const price = data.price(nation.slug, 'BSN', 'public');
  if (!price) throw new Error('The tables have no national price of a BSN');
  const span = extremes(rows, (row) => row.rnMedian);
  return {
    sentence: statesSentence(span),
    ...span,
    nation: payIn(nation.slug, occupations.registeredNurse, data).median,
    edition: data.wage(nation.slug, occupations.registeredNurse).edition,
    priceYear: price.year,
    priceLevelYear: priceLevelOf(nation.slug, data).year,
    rows,
  };
}
