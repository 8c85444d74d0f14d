import type { Data } from '@/lib/data/data';
import { incomeBands } from '@/lib/data/tables/aid';
import { type Figure, figure, mapFigure } from '@/lib/numbers/figure';
import { bandInDollars, schoolNetPrices } from '../net-price';
import type { School } from '../program';

/** Price of a year after grants for families of one income; dollars. */
export interface NetPriceLine {
  /** "up to $30,000". */
  readonly income: string;
  readonly price: Figure;
}

/** Prices of a school after grants, as its page shows them. */
export interface NetPriceView {
  readonly year: string;
  /** What the figures are and whose, in sentences. */
  readonly note: string;
  readonly lines: readonly NetPriceLine[];
}

const ALL_STUDENTS = 'all students';

/** Whose price it is, where it is not everyone's. */
const payers = (residency: string) => (residency === ALL_STUDENTS ? '' : ', at the in-state price');

const BELOW_ZERO = ' Below $0, grants are more than the cost.';

/** Returns the prices of a school after grants, or why they are not known. */
export function netPriceView(school: Pick<School, 'ipeds' | 'closure'>, data: Data): Figure<NetPriceView> {
  return mapFigure(schoolNetPrices(school, data), ({ bands, year, residency }) => ({
    year,
    note: `Full-time first-year students with federal aid paid this on average in ${year}, in every major${payers(residency)}. It covers tuition, fees, books, room and board, less grants.${bands.some(({ amount }) => (amount ?? 0) < 0) ? BELOW_ZERO : ''}`,
    lines: incomeBands.map((band, index) => ({
      income: bandInDollars(band),
      price: figure(bands[index]?.amount, bands[index]?.amount_reason ?? ''),
    })),
  }));
}
