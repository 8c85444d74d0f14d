import type { Data } from '@/lib/data/data';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { roundAwayFromZero } from '@/lib/numbers/rounding';
import { count } from '@/lib/text/words';
import { horizons, horizonYears, longestHorizonYears, type PlanBasis } from '../plan';
import { discountedNetGain } from '../present-value';
import { entrantGain } from './answer';
import type { AnsweredRequest } from './led';
import { gainRange } from './ranges';

/** What so many years from enrolling come to, in whole dollars. */
export interface HorizonRow {
  readonly years: number;
  readonly netEarnings: number;
  readonly netGain: number;
  /** The gain in dollars of today. */
  readonly discountedGain: number;
}

export interface Horizons {
  /** What the gain over the longest horizon depends on, in sentences. */
  readonly notes: readonly string[];
  readonly rows: readonly HorizonRow[];
  readonly discountPercent: number;
}

/** Says what the gain is at the two ends of the pay and, for someone who earns nothing now, for the usual entrant. */
function gainNotes({ inputs, result }: AnsweredRequest, basis: PlanBasis, data: Data): string[] {
  const gain = `The gain over ${count(longestHorizonYears(data), 'year')}`;
  const usual = formatDollarsRounded(result.typical_entrant.baseline_income);
  return [
    `${gain} is likely ${gainRange(basis, data)}, by the pay that you get.`,
    ...(inputs.current_income === 0
      ? [`${gain} from the ${usual} that people usually earn before is ${entrantGain(basis, data)}.`]
      : []),
  ];
}

/** Net earnings and gains over every horizon, and the gains discounted to the day of enrollment. */
export function horizonsOf(asked: AnsweredRequest, basis: PlanBasis, data: Data): Horizons {
  const { result } = asked;
  const { plan } = basis;
  const discountPercent = data.parameters('nursing-roi').number('discount_rate', 'page');
  return {
    notes: gainNotes(asked, basis, data),
    discountPercent,
    rows: horizons.map((horizon) => {
      const years = horizonYears(horizon, data);
      return {
        years,
        netEarnings: result[`net_earnings_${horizon}`],
        netGain: result[`net_gain_${horizon}`],
        discountedGain: roundAwayFromZero(discountedNetGain(plan, years, discountPercent)),
      };
    }),
  };
}
