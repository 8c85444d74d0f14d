import { rateYears } from '@/lib/data/derive/prices';
import type { PriceRow } from '@/lib/data/tables/prices';
import { roundHalfUp, roundToTenth } from '@/lib/numbers/rounding';
import { candidatesInWords } from '@/lib/pass-rates/words';
import { list } from '@/lib/text/words';
import type { ProgramFacts, ScoreComponent, ScorePart } from '../result';
import { componentsOf, type ScoreRules } from '../score/rules';
import type { Measured, Part } from '../score/score';
import type { Known } from './known';
import type { Member } from './membership';
import type { Nclex } from './nclex';
import { type Outcome, yearsAfterCompletion } from './outcomes';

/** What the score of a program is computed from. */
export interface Evidence {
  readonly member: Member;
  readonly nclex: Nclex;
  readonly outcome: Outcome | undefined;
  /** Price in the edition of the state medians. */
  readonly price: PriceRow | undefined;
  /** The newest price, which is shown. */
  readonly tuition: Known<NonNullable<ProgramFacts['tuition']>>;
  /** Median price of the credential in the state, dollars. */
  readonly medianPrice: number | undefined;
  /** Mean wage of the occupation in the state, dollars a year. */
  readonly meanWage: number;
}

const ratio = (a: number | null | undefined, b: number | null | undefined) => (a && b ? a / b : null);

/** Earnings four years on, where they count for this program; dollars a year. */
function earnings({ outcome }: Evidence): number | null {
  if (!outcome?.counts || outcome.row.earnings_years_after_completion !== yearsAfterCompletion) return null;
  return outcome.row.median_earnings;
}

const values: Readonly<Record<ScoreComponent, (evidence: Evidence) => number | null>> = {
  nclex: ({ nclex }) => nclex.measure?.percent ?? null,
  earnings: (evidence) => ratio(earnings(evidence), evidence.meanWage),
  completion: ({ member }) => member.school.ipeds?.graduation_rate_150pct ?? null,
  affordability: ({ price, medianPrice }) => ratio(price?.whole_program_price, medianPrice),
  debt: (evidence) => ratio(evidence.outcome?.row.median_debt, earnings(evidence)),
};

/** The measures that apply to a program, each with its value or null. */
export function measuresOf(evidence: Evidence, rules: ScoreRules): Measured {
  const { id, credential } = evidence.member;
  const applicable = componentsOf(rules, credential).filter(
    (rule) => rule.id !== 'nclex' || evidence.nclex.applies,
  );
  return { id, credential, values: new Map(applicable.map((rule) => [rule.id, values[rule.id](evidence)])) };
}

const dollars = (amount: number | null | undefined) => `$${(amount ?? 0).toLocaleString('en-US')}`;

/** What was measured, in words: only asked where it was. */
const measured: Readonly<Record<ScoreComponent, (evidence: Evidence, rules: ScoreRules) => string>> = {
  nclex: ({ nclex: { exam, measure } }, { nclex: { priorCandidates } }) =>
    `Percent: ${measure?.passed} of ${measure && candidatesInWords(measure.candidates, measure.attempts)} passed ${exam} in ${list(measure?.years ?? [])}, with ${priorCandidates} candidates at the national rate added.`,
  earnings: (evidence) =>
    `Ratio: graduates' median of ${dollars(earnings(evidence))} ${yearsAfterCompletion} years on ÷ the state's mean wage of ${dollars(evidence.meanWage)}.`,
  completion: ({ member: { school } }) =>
    `Percent: graduation rate of the whole institution${school.ipeds?.graduation_rate_year ? `, ${school.ipeds.graduation_rate_year}` : ''}.`,
  affordability: ({ price, medianPrice }) =>
    `Ratio: price of ${dollars(price?.whole_program_price)} in ${price?.year} ÷ the state's median of ${dollars(medianPrice)}.`,
  debt: (evidence) =>
    `Ratio: graduates' median debt of ${dollars(evidence.outcome?.row.median_debt)} ÷ their median earnings of ${dollars(earnings(evidence))}.`,
};

const isShared = ({ outcome }: Evidence) => outcome !== undefined && !outcome.counts;
const SHARED = 'The value is shared and counts for a larger campus';

/** Why nothing is measured, in words: only asked where nothing is. */
const missing: Readonly<Record<ScoreComponent, (evidence: Evidence) => string>> = {
  nclex: ({ nclex }) =>
    nclex.newest ? 'The newest results held are too old' : 'No results on the licensing exam are held',
  earnings: (evidence) => (isShared(evidence) ? SHARED : 'No earnings four years on are published'),
  completion: () => 'No graduation rate is published',
  affordability: ({ price, tuition }) => {
    if (price) return 'No price of such programs in the state is held to set this one against';
    if (tuition.value === null) return 'No price of the program is held';
    const [compared] = rateYears;
    return `The price held is of ${tuition.value.year}, and prices are compared in ${compared}`;
  },
  debt: (evidence) =>
    isShared(evidence) ? SHARED : 'No debt, or no earnings to set it against, is published',
};

function basisOf(part: Part, evidence: Evidence, rules: ScoreRules): string {
  if (part.value !== null) return measured[part.id](evidence, rules);
  return `${missing[part.id](evidence)}: counts the ${roundHalfUp(100 * rules.missingAt)}th percentile of the programs measured.`;
}

/** Decimals that a measure is published with: a percent has one, a ratio three. */
const THOUSAND = 1000;
const published = (value: number, id: ScoreComponent) =>
  id === 'nclex' || id === 'completion' ? roundToTenth(value) : Math.round(value * THOUSAND) / THOUSAND;

/** The parts of a score as they are published. */
export function scoreParts(parts: readonly Part[], evidence: Evidence, rules: ScoreRules): ScorePart[] {
  return parts.map((part) => ({
    id: part.id,
    value: part.value === null ? null : published(part.value, part.id),
    weight: roundToTenth(part.weight),
    points: roundToTenth(part.points),
    basis: basisOf(part, evidence, rules),
  }));
}
