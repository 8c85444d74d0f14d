import { ladderCost, monthsThrough } from '@/lib/calculators/lpn-pathway/measures';
import { type PathwayCredential, pathwayFacts } from '@/lib/calculators/lpn-pathway/routes';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { inputsOf } from '@/lib/calculators/nursing-roi/parameters';
import { measuredEarnings } from '@/lib/calculators/nursing-roi/pay';
import { isTooLate, notWithin } from '@/lib/calculators/nursing-roi/verdict';
import type { Data } from '@/lib/data/data';
import type { Figure } from '@/lib/numbers/figure';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { nation, type StateSlug } from '@/lib/places/states';
import { capitalized, count } from '@/lib/text/words';
import type { Way } from './ways';

/** What a way takes and leads to: months from today, whole dollars, dollars a year. */
export interface WayFigures {
  readonly months: { readonly low: number; readonly typical: number; readonly high: number };
  /** Months to a first license that comes before the end; null where no license comes before. */
  readonly firstLicenseMonths: number | null;
  /** Tuition, books and fees of all programs. */
  readonly cost: { readonly p25: number; readonly median: number; readonly p75: number };
  /** What graduates of the last program are measured to earn. */
  readonly graduatesPay: Figure;
  /** Years after finishing at which it is measured; null where it is not. */
  readonly yearsAfter: number | null;
  /** Whether that is measured in the state, or nationwide because too few schools there tell it. */
  readonly isPayOfState: boolean;
  /** Time from the first class until someone comes out ahead: "37 months", "not within 20 years". */
  readonly ahead: Figure<string>;
}

const firstLicense = ({ programs: [first, ...further] }: Way) =>
  further.length > 0 && first.license === 'LPN/LVN' ? monthsThrough([first], 'typical') : null;

/** What the return calculator is asked for a program; null for one that it does not have. */
function askedFor(credential: PathwayCredential) {
  if (credential === 'LPN_TO_RN') return null;
  const { degree } = pathwayFacts[credential];
  return { degree, track: credential === 'ABSN' ? ('accelerated' as const) : undefined };
}

/** When someone comes out ahead, by the return calculator: of one program, in a state. */
function aheadOf({ programs, payNow }: Way, state: StateSlug | null, data: Data): Figure<string> {
  const [first, ...further] = programs;
  const asked = askedFor(first.credential);
  if (further.length > 0 || asked === null) return { missing: 'Not known' };
  if (state === null) return { missing: 'Depends on your state' };
  const { result } = nursingRoi.answer(
    inputsOf({ ...asked, state, current_income: roundHalfUp(payNow) }),
    data,
  );
  const months = result.break_even_months_from_start;
  if (months === null) return { missing: 'No raise' };
  return { value: isTooLate(months, data) ? capitalized(notWithin(data)) : count(months, 'month') };
}

/** Works out the figures of a way. @param state whose pay counts; null for the nation's */
export function wayFigures(way: Way, state: StateSlug | null, data: Data): WayFigures {
  const { programs } = way;
  const last = programs.at(-1) ?? programs[0];
  const measured = measuredEarnings(state ?? nation.slug, pathwayFacts[last.credential].degree, data);
  const cost = (point: 'p25' | 'median' | 'p75') => ladderCost(programs, point);
  return {
    months: {
      low: monthsThrough(programs, 'low'),
      typical: monthsThrough(programs, 'typical'),
      high: monthsThrough(programs, 'high'),
    },
    firstLicenseMonths: firstLicense(way),
    cost: { p25: cost('p25'), median: cost('median'), p75: cost('p75') },
    graduatesPay: measured ? { value: measured.row.median_restated } : { missing: 'Not measured' },
    yearsAfter: measured?.row.earnings_years_after_completion ?? null,
    isPayOfState: measured?.area === 'state' && state !== null,
    ahead: aheadOf(way, state, data),
  };
}
