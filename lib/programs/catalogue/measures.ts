import { wagesNow } from '@/lib/data/year-words';
import { isMissing, valueOrNull } from '@/lib/numbers/figure';
import { formatDollars } from '@/lib/numbers/format';
import { roundHalfUp, roundToTenth } from '@/lib/numbers/rounding';
import { candidatesInWords } from '@/lib/pass-rates/words';
import { list } from '@/lib/text/words';
import type { ScorePart } from '../facts/outcomes-score';
import { countsRetention, isScored, type ScoreComponent } from '../score/components';
import { componentsOf } from '../score/rules';
import type { Measure, Measured, Part } from '../score/score';
import { graduatesAYear } from './membership';
import { yearsAfterCompletion } from './outcomes';
import type { MeasuredRows } from './rows';

/** A value of which no error is known. */
const exact = (value: number | null | undefined): Measure | null =>
  value == null ? null : { value, standardError: 0 };

const ratio = (a: number | null | undefined, b: number | null | undefined) =>
  exact(a != null && b ? a / b : null);

function completion({ member, profile, rules }: MeasuredRows): Measure | null {
  if ((profile?.retention_full_time_cohort ?? 0) < rules.minimumCohort) return null;
  return exact(
    countsRetention(member.credential)
      ? profile?.retention_full_time_percent
      : member.school.ipeds?.graduation_rate_150pct,
  );
}

const values: Readonly<Record<ScoreComponent, (rows: MeasuredRows) => Measure | null>> = {
  nclex: ({ nclex: { measure } }) =>
    measure && { value: measure.share, standardError: measure.standardError },
  earnings({ pay }) {
    const own = valueOrNull(pay);
    return own && { value: own.shrunk, standardError: own.standardError };
  },
  completion,
  affordability: ({ price, medianPrice }) => ratio(price?.whole_program_price, medianPrice),
  debt: ({ pay, outcome }) =>
    isMissing(pay) ? null : ratio(outcome?.row.median_debt, outcome?.row.median_earnings),
};

/** The measures that apply to a program, each with its value or null; undefined where its type has no score. */
export function measuresOf(rows: MeasuredRows): Measured | undefined {
  const { member, nclex, rules } = rows;
  const { credential, school } = member;
  if (!isScored(credential) || member.listPlace !== 'ranked') return undefined;
  const applicable = componentsOf(rules, credential).filter(({ id }) => id !== 'nclex' || nclex.applies);
  return {
    credential,
    control: school.ipeds?.control ?? 'all',
    graduatesAYear: graduatesAYear(member),
    values: new Map(applicable.map(({ id }) => [id, values[id](rows)])),
  };
}

const dollars = (amount: number | null | undefined) => formatDollars(amount ?? 0);

function payBasis({ pay, place, outcome }: MeasuredRows): string {
  const own = valueOrNull(pay);
  if (!own) return '';
  const { count, basis } = own.earners;
  const earners = `${roundHalfUp(count)} earners ${basis}`;
  const published = dollars(outcome?.row.median_earnings);
  return `Pay index, 1 where programs in places with the same nurses' pay are: graduates' median of ${published} ${yearsAfterCompletion} years after finishing, ${dollars(own.restated)} at ${wagesNow}, against the wages of ${place.kind === 'nation' ? 'the nation' : `the ${place.kind}`}; ${earners}; drawn toward 1, the more the fewer they are.`;
}

/** What was measured, in words: only asked where it was. */
const measured: Readonly<Record<ScoreComponent, (rows: MeasuredRows) => string>> = {
  nclex: ({ nclex: { exam, measure }, rules }) =>
    `Percent: ${measure?.passed} of ${measure && candidatesInWords(measure.candidates, measure.attempts)} passed ${exam} in ${list(measure?.years ?? [])}, with ${rules.nclex.priorCandidates} candidates at the national rate added.`,
  earnings: payBasis,
  completion: ({ member: { credential, school } }) =>
    countsRetention(credential)
      ? 'Percent: full-time students of the whole school who came back for a second year.'
      : `Percent: graduation rate of the whole school${school.ipeds?.graduation_rate_year ? `, ${school.ipeds.graduation_rate_year}` : ''}.`,
  affordability: ({ price, medianPrice }) =>
    `Ratio: price of ${dollars(price?.whole_program_price)} in ${price?.year} ÷ the state's median of ${dollars(medianPrice)}.`,
  debt: ({ outcome }) =>
    `Ratio: graduates' median debt of ${dollars(outcome?.row.median_debt)} ÷ their median earnings of ${dollars(outcome?.row.median_earnings)}.`,
};

/** Why nothing is measured, in words: only asked where nothing is. */
const missing: Readonly<Record<ScoreComponent, (rows: MeasuredRows) => string>> = {
  nclex: () => 'no results of the years that count',
  earnings: ({ pay }) => (isMissing(pay) ? pay.missing : ''),
  completion: ({ rules }) =>
    `fewer than ${rules.minimumCohort} first-time full-time students, or not reported`,
  affordability: () => 'no whole-program price',
  debt: ({ pay }) => (isMissing(pay) ? pay.missing : 'not published'),
};

const STAND_IN = 'A low middling value of schools of the same kind stands in.';

/** Decimals that a measure is published with: a percent has one, a ratio three. */
const THOUSAND = 1000;

/** A measure as it is published: a share as a percent, an index as a factor. */
const published: Readonly<Record<ScoreComponent, (value: number) => number>> = {
  nclex: (share) => roundToTenth(100 * share),
  earnings: (index) => Math.round(THOUSAND * Math.exp(index)) / THOUSAND,
  completion: roundToTenth,
  affordability: (value) => Math.round(THOUSAND * value) / THOUSAND,
  debt: (value) => Math.round(THOUSAND * value) / THOUSAND,
};

/** The parts of a score as they are published. */
export function scoreParts(parts: readonly Part[], rows: MeasuredRows): ScorePart[] {
  return parts.map(({ id, value, weight, points }) => ({
    id,
    value: value === null ? null : published[id](value),
    weight: roundToTenth(weight),
    points: roundToTenth(points),
    basis: value === null ? STAND_IN : measured[id](rows),
    reason: value === null ? missing[id](rows) : null,
  }));
}
