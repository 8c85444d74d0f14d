import type { Data } from '@/lib/data/data';
import type { GraduateEarningsRow } from '@/lib/data/tables/graduate-earnings';
import { wagesNow } from '@/lib/data/year-words';
import { formatDollars } from '@/lib/numbers/format';
import { roundAwayFromZero } from '@/lib/numbers/rounding';
import { count, numberInWords } from '@/lib/text/words';
import type { EarlyCareer } from './early-career';
import type { MeasuredEarnings, Pay } from './pay';
import type { NursingRoiResult } from './result';

/** Percents are shown with one decimal. */
export const toTenth = (percent: number) => roundAwayFromZero(percent * 10) / 10;

/** Measured minus calculated, in percent of the calculated salary, unrounded. */
export function differencePercent(measured: number, expected: number): number {
  return ((measured - expected) / expected) * 100;
}

/** Tests whether measured pay is so far from the calculated that an answer has to say which one its verdict uses. */
export function isFarFromExpected(measured: number, expected: number, data: Data): boolean {
  const limit = data.parameters('nursing-roi').number('measured_difference_caution', 'graduate_earnings');
  return Math.abs(differencePercent(measured, expected)) > limit;
}

export const wageMembers = ({ wage, mean }: Pay): NursingRoiResult['wage_basis'] => ({
  occupation: wage.occupation,
  statistic: 'mean annual wage',
  edition: wage.edition,
  amount: mean,
  employment: wage.employment,
  relative_standard_error_percent: wage.wage_rse_percent,
});

export const multiplierMembers = ({ multiplier }: Pay): NursingRoiResult['credential_multiplier'] => {
  const { value, low, high, kind, basis, area } = multiplier;
  return { value, low, high, kind, basis, area };
};

/** Tests whether pay at the start is above what graduates are measured to earn later. */
const startsHigher = ({ entryPay, fourYearsOn }: EarlyCareer): boolean =>
  entryPay !== null && fourYearsOn !== null && fourYearsOn < entryPay;

/** What measured pay does, where it is below pay at the start. */
const PART_TIME =
  'includes people who work part of the year or part time, and wages are those of full-time hours';

export function earlyCareerMembers(early: EarlyCareer, { measured }: Pay): NursingRoiResult['early_career'] {
  const { entryPay, entryBasis, entryReason, fourYearsOn, fourYearsReason } = early;
  const years = measured?.row.earnings_years_after_completion;
  const basis = [
    ...(entryBasis === null ? [] : [`at the start, ${entryBasis}`]),
    ...(fourYearsOn === null
      ? []
      : [
          `${numberInWords(years ?? 0)} years after finishing, what graduates of programs in the state earn, at ${wagesNow}`,
        ]),
    ...(startsHigher(early) ? [`measured pay ${PART_TIME}`] : []),
  ];
  return {
    entry_pay: entryPay === null ? null : roundAwayFromZero(entryPay),
    entry_pay_reason: entryReason,
    four_years_on: fourYearsOn,
    four_years_on_reason: fourYearsReason,
    basis: basis.length === 0 ? 'neither figure is known' : basis.join('; '),
  };
}

/** Earners are shown where they are known for nearly all of the programs. */
function earnersMembers({ earners, earners_known_for, programs }: GraduateEarningsRow, data: Data) {
  const least = data.parameters('nursing-roi').number('least_known_share', 'earners');
  if (earners !== null && earners_known_for * 100 >= least * programs)
    return { earners, earners_reason: null };
  const earners_reason = `They are known for ${earners_known_for} of ${count(programs, 'program')}; the source counts those of bachelor's programs alone.`;
  return { earners: null, earners_reason };
}

function differenceMembers({ area, row }: MeasuredEarnings, expected: number, place: string) {
  if (area === 'state') {
    return {
      difference_percent: toTenth(differencePercent(row.median_restated, expected)),
      difference_percent_reason: null,
    };
  }
  const difference_percent_reason = `Too few institutions in ${place} have a value that can be used; these are the nation's.`;
  return { difference_percent: null, difference_percent_reason };
}

/** Members about what graduates are measured to earn. */
export function measuredMembers(
  { measured, expected }: Pay,
  place: string,
  data: Data,
): Pick<NursingRoiResult, 'graduate_earnings' | 'graduate_earnings_reason'> {
  if (!measured) {
    return {
      graduate_earnings: null,
      graduate_earnings_reason: 'The College Scorecard does not tell graduates of a PhD from those of a DNP.',
    };
  }
  const { area, row } = measured;
  return {
    graduate_earnings: {
      area,
      median: row.median_of_program_medians,
      p25: row.p25,
      p75: row.p75,
      dollars: Number(row.dollars),
      median_restated: row.median_restated,
      p25_restated: row.p25_restated,
      p75_restated: row.p75_restated,
      programs: row.programs,
      distinct_values: row.distinct_values,
      left_out: row.values_left_out,
      left_out_reason:
        row.values_left_out === null
          ? 'Values left out are counted once for all BSN programs, not for those that only RNs enter.'
          : null,
      ...earnersMembers(row, data),
      years_after_completion: row.earnings_years_after_completion,
      cohort: row.cohort,
      earned_in: row.earned_in,
      release: row.release,
      ...differenceMembers(measured, expected, place),
    },
    graduate_earnings_reason: null,
  };
}

/** Says that measured pay below that of the start counts people who work part of the year. */
export function partTimeNote(early: EarlyCareer): string[] {
  const { entryPay, fourYearsOn } = early;
  if (entryPay === null || fourYearsOn === null || !startsHigher(early)) return [];
  return [
    `Graduates' measured pay, ${formatDollars(fourYearsOn)}, is below pay at the start, ${formatDollars(entryPay)}: it ${PART_TIME}.`,
  ];
}
