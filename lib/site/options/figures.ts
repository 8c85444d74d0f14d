import { beforeStart, ladderCost, monthsThrough } from '@/lib/calculators/lpn-pathway/measures';
import { type PathwayCredential, pathwayFacts } from '@/lib/calculators/lpn-pathway/routes';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { inputsOf } from '@/lib/calculators/nursing-roi/parameters';
import { measuredEarnings } from '@/lib/calculators/nursing-roi/pay';
import { verdictOn } from '@/lib/calculators/nursing-roi/summary';
import { isTooLate } from '@/lib/calculators/nursing-roi/verdict';
import type { Data } from '@/lib/data/data';
import type { Figure } from '@/lib/numbers/figure';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { nation, type StateSlug } from '@/lib/places/states';
import type { StartingPoint } from './parameters';
import { isHeld, type Way } from './ways';

/** When someone comes out ahead of the job that they have now. */
export interface Ahead {
  /** Months from today to the first class: prerequisites and waiting, at the usual length. */
  readonly beforeClass: number;
  /** Months from the first class, as the return calculator has them. */
  readonly fromClass: number;
  /** Whether that is longer than any answer counts. */
  readonly isTooLate: boolean;
  /** Whether the return calculator says maybe: at the low end of the pay it is longer than that, or never. */
  readonly isMaybe: boolean;
}

/** What a way takes and leads to: months from today, whole dollars, dollars a year. */
export interface WayFigures {
  readonly months: { readonly low: number; readonly typical: number; readonly high: number };
  /** Months to a first license that comes before the end; null where none does, or the reader is a nurse already. */
  readonly firstLicenseMonths: number | null;
  /** Tuition, books and fees of all programs. */
  readonly cost: { readonly p25: number; readonly median: number; readonly p75: number };
  /** What graduates of the last program are measured to earn: in the state, or in the nation where no state is asked for. */
  readonly graduatesPay: Figure;
  /** The same nationwide, where too few schools of the state tell it; else null. */
  readonly payNationwide: number | null;
  /** Years after finishing at which it is measured; null where it is not. */
  readonly yearsAfter: number | null;
  readonly ahead: Figure<Ahead>;
}

/** With the first program of several a nurse's pay begins, unless the reader has it already. */
const firstLicense = ({ programs: [first, ...further] }: Way, now: StartingPoint) =>
  further.length > 0 && !isHeld(now) ? monthsThrough([first], 'typical') : null;

/** What the return calculator is asked for a program; null for one that it does not have. */
export function requestFor(credential: PathwayCredential) {
  if (credential === 'LPN_TO_RN') return null;
  const { degree } = pathwayFacts[credential];
  return { degree, track: credential === 'ABSN' ? ('accelerated' as const) : undefined };
}

/** When someone comes out ahead, by the return calculator: of one program, in a state. */
function aheadOf({ programs, payNow }: Way, state: StateSlug | null, data: Data): Figure<Ahead> {
  const [first, ...further] = programs;
  const asked = requestFor(first.credential);
  if (further.length > 0 || asked === null) return { missing: 'Not known' };
  if (state === null) return { missing: 'Depends on your state' };
  const { result } = nursingRoi.answer(
    inputsOf({ ...asked, state, current_income: roundHalfUp(payNow) }),
    data,
  );
  const fromClass = result.break_even_months_from_start;
  if (fromClass === null) return { missing: 'No raise' };
  return {
    value: {
      beforeClass: beforeStart(first, 'typical'),
      fromClass,
      isTooLate: isTooLate(fromClass, data),
      isMaybe: verdictOn(result, data) === 'Maybe',
    },
  };
}

/** Graduates' pay where it is asked for; the nation's is no state's. */
function payOf({ programs }: Way, state: StateSlug | null, data: Data) {
  const last = programs.at(-1) ?? programs[0];
  const measured = measuredEarnings(state ?? nation.slug, pathwayFacts[last.credential].degree, data);
  if (measured === null)
    return { graduatesPay: { missing: 'Not measured' }, payNationwide: null, yearsAfter: null };
  const { median_restated: median, earnings_years_after_completion: yearsAfter } = measured.row;
  const isAsked = state === null || measured.area === 'state';
  return {
    graduatesPay: isAsked ? { value: median } : { missing: 'Not known' },
    payNationwide: isAsked ? null : median,
    yearsAfter,
  };
}

/** Works out the figures of a way. @param state whose pay counts; null for the nation's */
export function wayFigures(way: Way, now: StartingPoint, state: StateSlug | null, data: Data): WayFigures {
  const { programs } = way;
  const cost = (point: 'p25' | 'median' | 'p75') => ladderCost(programs, point);
  return {
    months: {
      low: monthsThrough(programs, 'low'),
      typical: monthsThrough(programs, 'typical'),
      high: monthsThrough(programs, 'high'),
    },
    firstLicenseMonths: firstLicense(way, now),
    cost: { p25: cost('p25'), median: cost('median'), p75: cost('p75') },
    ...payOf(way, state, data),
    ahead: aheadOf(way, state, data),
  };
}
