import { rateYears } from '@/lib/data/derive/prices';
import { isMissing } from '@/lib/numbers/figure';
import { roundHalfUp, roundToTenth } from '@/lib/numbers/rounding';
import { candidatesInWords } from '@/lib/pass-rates/words';
import { list } from '@/lib/text/words';
import type { ScorePart } from '../facts/outcomes-score';
import type { ScoreComponent } from '../score/components';
import { componentsOf } from '../score/rules';
import type { Measured, Part } from '../score/score';
import { yearsAfterCompletion } from './outcomes';
import type { MeasuredRows } from './rows';

const ratio = (a: number | null | undefined, b: number | null | undefined) => (a && b ? a / b : null);

/** Earnings four years after finishing, where they count for this program; dollars a year. */
function earnings({ outcome }: MeasuredRows): number | null {
  if (!outcome?.counts || outcome.row.earnings_years_after_completion !== yearsAfterCompletion) return null;
  return outcome.row.median_earnings;
}

const values: Readonly<Record<ScoreComponent, (rows: MeasuredRows) => number | null>> = {
  nclex: ({ nclex }) => nclex.measure?.percent ?? null,
  earnings: (rows) => ratio(earnings(rows), rows.meanWage),
  completion: ({ member }) => member.school.ipeds?.graduation_rate_150pct ?? null,
  affordability: ({ price, medianPrice }) => ratio(price?.whole_program_price, medianPrice),
  debt: (rows) => ratio(rows.outcome?.row.median_debt, earnings(rows)),
};

/** The measures that apply to a program, each with its value or null. */
export function measuresOf(rows: MeasuredRows): Measured {
  const { id, credential } = rows.member;
  const applicable = componentsOf(rows.rules, credential).filter(
    (rule) => rule.id !== 'nclex' || rows.nclex.applies,
  );
  return { id, credential, values: new Map(applicable.map((rule) => [rule.id, values[rule.id](rows)])) };
}

const dollars = (amount: number | null | undefined) => `$${(amount ?? 0).toLocaleString('en-US')}`;

/** What was measured, in words: only asked where it was. */
const measured: Readonly<Record<ScoreComponent, (rows: MeasuredRows) => string>> = {
  nclex: ({ nclex: { exam, measure }, rules }) =>
    `Percent: ${measure?.passed} of ${measure && candidatesInWords(measure.candidates, measure.attempts)} passed ${exam} in ${list(measure?.years ?? [])}, with ${rules.nclex.priorCandidates} candidates at the national rate added.`,
  earnings: (rows) =>
    `Ratio: graduates' median of ${dollars(earnings(rows))} ${yearsAfterCompletion} years after finishing ÷ the state's mean wage of ${dollars(rows.meanWage)}.`,
  completion: ({ member: { school } }) =>
    `Percent: graduation rate of the whole institution${school.ipeds?.graduation_rate_year ? `, ${school.ipeds.graduation_rate_year}` : ''}.`,
  affordability: ({ price, medianPrice }) =>
    `Ratio: price of ${dollars(price?.whole_program_price)} in ${price?.year} ÷ the state's median of ${dollars(medianPrice)}.`,
  debt: (rows) =>
    `Ratio: graduates' median debt of ${dollars(rows.outcome?.row.median_debt)} ÷ their median earnings of ${dollars(earnings(rows))}.`,
};

const isShared = ({ outcome }: MeasuredRows) => outcome !== undefined && !outcome.counts;
const SHARED = 'The value is shared and counts for a larger campus';

/** Why nothing is measured, in words: only asked where nothing is. */
const missing: Readonly<Record<ScoreComponent, (rows: MeasuredRows) => string>> = {
  nclex: ({ nclex }) =>
    nclex.newest ? 'The newest results are too old' : 'No results on the licensing exam are known',
  earnings: (rows) => (isShared(rows) ? SHARED : 'No earnings four years after finishing are published'),
  completion: () => 'No graduation rate is published',
  affordability: ({ price, tuition }) => {
    if (price) return 'No price of such programs in the state is known to compare this one with';
    if (isMissing(tuition)) return 'No price of the program is known';
    const [compared] = rateYears;
    return `The known price is of ${tuition.value.year}, and prices are compared in ${compared}`;
  },
  debt: (rows) => (isShared(rows) ? SHARED : 'No debt, or no earnings to set it against, is published'),
};

function basisOf(part: Part, rows: MeasuredRows): string {
  if (part.value !== null) return measured[part.id](rows);
  return `${missing[part.id](rows)}: counts the ${roundHalfUp(100 * rows.rules.missingAt)}th percentile of the programs measured.`;
}

/** Decimals that a measure is published with: a percent has one, a ratio three. */
const THOUSAND = 1000;
const published = (value: number, id: ScoreComponent) =>
  id === 'nclex' || id === 'completion' ? roundToTenth(value) : Math.round(value * THOUSAND) / THOUSAND;

/** The parts of a score as they are published. */
export function scoreParts(parts: readonly Part[], rows: MeasuredRows): ScorePart[] {
  return parts.map((part) => ({
    id: part.id,
    value: part.value === null ? null : published(part.value, part.id),
    weight: roundToTenth(part.weight),
    points: roundToTenth(part.points),
    basis: basisOf(part, rows),
  }));
}
