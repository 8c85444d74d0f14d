import type { Degree } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { NetPriceRow } from '@/lib/data/tables/aid';
import { formatCount } from '@/lib/numbers/format';
import type { NursingRoiInputs } from './parameters';

type NetPriceMember = {
  readonly net_price: {
    readonly amount: number;
    readonly income_band: string;
    readonly year: string;
    readonly residency: string;
    readonly basis: string;
  } | null;
  readonly net_price_reason: string | null;
};

type BandColumn = Extract<keyof NetPriceRow, `net_price_${number}${string}`>;

/** A band of family income, in dollars a year; the highest has no end. */
interface IncomeBand {
  readonly column: BandColumn;
  readonly from: number;
  readonly to: number | null;
}

const BAND = /^net_price_(\d+)_(\d+|plus)$/;

/** Reads the bands from the names of the columns, lowest first. */
function bandsOf(row: NetPriceRow): IncomeBand[] {
  return Object.keys(row)
    .flatMap((column) => {
      const [, from, to] = BAND.exec(column) ?? [];
      if (from === undefined) return [];
      return [{ column: column as BandColumn, from: Number(from), to: to === 'plus' ? null : Number(to) }];
    })
    .sort((a, b) => a.from - b.from);
}

function bandInWords({ from, to }: IncomeBand): string {
  return to === null ? `${formatCount(from)} or more` : `${formatCount(from)} to ${formatCount(to)}`;
}

const unknown = (net_price_reason: string): NetPriceMember => ({ net_price: null, net_price_reason });

/** The degrees that first-time undergraduates enter: only their price after grants is published. */
const enteredFirst: ReadonlySet<Degree> = new Set(['LPN', 'ADN', 'BSN']);

/** What families with an income pay the school for a year after grants; nothing where no income was given. */
export function netPriceMember(
  unitid: string,
  { degree, track, family_income: income }: NursingRoiInputs,
  data: Data,
): NetPriceMember | Record<string, never> {
  if (income === undefined) return {};
  if (!enteredFirst.has(degree) || track === 'accelerated') {
    return unknown(
      'Prices after grants are published for first-time undergraduates only, whom this program does not enroll.',
    );
  }
  const row = data.netPrice(unitid);
  if (!row) return unknown('The College Scorecard has no price after grants for the school.');
  const band = bandsOf(row).find(({ to }) => to === null || income <= to);
  const amount = band ? row[band.column] : null;
  if (!band || amount === null) {
    return unknown('Too few students with that family income to publish their price.');
  }
  const { academic_year: year, residency_basis: residency, basis } = row;
  return {
    net_price: { amount, income_band: bandInWords(band), year, residency, basis },
    net_price_reason: null,
  };
}
