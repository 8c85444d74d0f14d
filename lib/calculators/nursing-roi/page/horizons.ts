import type { Data } from '@/lib/data/data';
import { roundAwayFromZero } from '@/lib/numbers/rounding';
import { horizons, horizonYears, type PlanBasis } from '../plan';
import { discountedNetGain } from '../present-value';
import type { NursingRoiResult } from '../result';

/** What so many years from enrolling come to, in whole dollars. */
export interface HorizonRow {
  readonly years: number;
  readonly netEarnings: number;
  readonly netGain: number;
  /** The gain in dollars of today. */
  readonly discountedGain: number;
}

export interface Horizons {
  readonly rows: readonly HorizonRow[];
  readonly discountPercent: number;
}

/** Net earnings and gains over every horizon, and the gains discounted to the day of enrollment. */
export function horizonsOf(result: NursingRoiResult, { plan }: PlanBasis, data: Data): Horizons {
  const discountPercent = data.parameters('nursing-roi').number('discount_rate', 'page');
  return {
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
