import { z } from 'zod';
import { editions } from '@/lib/data/editions';
import { wagesNow } from '@/lib/data/year-words';
import { type Figure, isMissing } from '@/lib/numbers/figure';
import { formatDollars, formatNumber } from '@/lib/numbers/format';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { NOT_LISTED } from '../catalogue/closures';
import type { ProgramRows } from '../catalogue/rows';
import { licenseOf } from '../credentials';
import type { ProgramFacts } from '../program-schema';
import { type FactWords, type FigureFact, unknownSentence } from './fact';
import { dollars } from './units';

const index = (what: string) => z.number().positive().nullable().describe(`${what}; null: see reason.`);

const earningsSchema = z
  .strictObject({
    median: dollars('Median earnings as published, a year, of the year that the source prints').nullable(),
    restated: dollars(`The same at ${wagesNow}`).nullable(),
    earners: z.int().min(0).nullable().describe('Graduates behind the median; null: see reason.'),
    earners_basis: z
      .enum(['counted', 'estimated'])
      .nullable()
      .describe('estimated: from the number of all graduates, because the source does not count earners.'),
    pay_index: index(
      'Restated pay ÷ that of the median program where nurses earn the same: 1.02 pays 2 % more',
    ),
    shrunk_index: index('The same drawn toward 1, the more the fewer earners: what the score takes'),
    benchmark: z
      .enum(['area and state', 'state', 'nation'])
      .nullable()
      .describe('Whose nurses’ wages stand for place; the nation’s where the students study online.'),
    area_name: z.string().nullable().describe('Wage area of the school, as BLS names it.'),
    ratio_to_area_mean: z
      .number()
      .positive()
      .nullable()
      .describe(`Restated pay ÷ mean wage of nurses in the area, ${editions.wages.edition}.`),
    reason: z
      .string()
      .nullable()
      .describe('Why the pay is not compared: whose it is, or what it lacks. Null where it is.'),
  })
  .meta({
    id: 'ProgramPayIndex',
    description:
      "Pay of the program's own graduates with place taken out. What is published without being comparable stays, beside its reason.",
  });

type Earnings = z.output<typeof earningsSchema>;

const schema = { earnings: earningsSchema };

/** Whether the closure of the school says why nothing is compared. */
const isClosed = ({ outcomes_score_reason: reason }: ProgramFacts) => reason === NOT_LISTED;

/** Decimals of a factor: a thousandth is a tenth of a percent. */
const THOUSAND = 1000;
const factor = (value: number) => Math.round(THOUSAND * value) / THOUSAND;

/** Members of earnings that are compared with no others. */
export const NOT_COMPARED = {
  earners: null,
  earners_basis: null,
  pay_index: null,
  shrunk_index: null,
  benchmark: null,
  area_name: null,
  ratio_to_area_mean: null,
};

function value({ pay, place, outcome }: ProgramRows): Earnings {
  const median = outcome?.row.median_earnings ?? null;
  const restated = outcome?.row.median_earnings_restated ?? null;
  if (isMissing(pay)) {
    const earners = outcome?.row.earners_count ?? null;
    return { ...NOT_COMPARED, median, restated, earners, reason: pay.missing };
  }
  const { earners, index: log, shrunk } = pay.value;
  return {
    median,
    restated,
    earners: roundHalfUp(earners.count),
    earners_basis: earners.basis,
    pay_index: factor(Math.exp(log)),
    shrunk_index: factor(Math.exp(shrunk)),
    benchmark: place.kind,
    area_name: place.areaName,
    ratio_to_area_mean: factor(pay.value.restated / place.areaMean),
    reason: null,
  };
}

const LIKE_PROGRAMS = 'programs where nurses earn the same';

/** Compares pay with that of programs in places like its own: "2% more than programs where nurses earn the same". */
export function indexInWords(payIndex: number, others = LIKE_PROGRAMS): string {
  const percent = roundHalfUp(100 * payIndex - 100);
  if (percent === 0) return `as much as ${others}`;
  return `${formatNumber(Math.abs(percent))}% ${percent < 0 ? 'less' : 'more'} than ${others}`;
}

/** Says how many earners are behind pay: those of two classes, where they are estimated from the size of one. */
export const earnersBehindInWords = ({
  earners,
  earners_basis: basis,
}: Pick<Earnings, 'earners' | 'earners_basis'>): string =>
  basis === 'estimated'
    ? `about ${formatNumber(earners ?? 0)} earners of two classes, estimated`
    : `${formatNumber(earners ?? 0)} earners counted`;

/** Returns the index in words, or why it is missing. */
function indexWords({ earnings, credential }: ProgramFacts): Figure<FactWords> {
  const { pay_index: payIndex, restated, ratio_to_area_mean: ratio } = earnings;
  if (payIndex === null || restated === null || ratio === null) {
    return { missing: `Not compared: ${earnings.reason}.` };
  }
  const percent = roundHalfUp(100 * payIndex - 100);
  const mean = `${formatNumber(roundHalfUp(100 * ratio))}% of the mean ${licenseOf(credential)} pay ${earnings.benchmark === 'nation' ? 'in the US' : 'there'}`;
  const counted = earnersBehindInWords(earnings);
  return {
    value: {
      text: `${percent > 0 ? '+' : ''}${formatNumber(percent)}%`,
      short: `beside programs where nurses earn the same; ${counted}`,
      long: `pays ${indexInWords(payIndex)}; ${formatDollars(restated)} at ${wagesNow}, ${mean}; ${counted}`,
    },
  };
}

const label = 'Pay beside like places';

/** Pay of the program's own graduates, with what nurses earn in its place taken out. */
export const earnings: FigureFact<'earnings', typeof schema> = {
  id: 'earnings',
  schema,
  values: (rows) => ({ earnings: value(rows) }),
  labels: { comparison: label },
  words: indexWords,
  sentence(program, refer) {
    const { pay_index: payIndex, reason } = program.earnings;
    if (payIndex === null) {
      // The score says it of a program that has one.
      return program.graduate_earnings === null || program.outcomes_score !== null || isClosed(program)
        ? ''
        : unknownSentence('That pay is not compared', reason, refer);
    }
    const { earners, earners_basis: basis } = program.earnings;
    // The sentence about the pay itself has the counted earners.
    const estimate = basis === 'counted' ? '' : ` (${formatNumber(earners ?? 0)} earners ${basis})`;
    const like = refer(`Like programs: ${LIKE_PROGRAMS}.`);
    return `That is ${indexInWords(payIndex, 'like programs')}${estimate}${like}.`;
  },
  tables: ({ earnings: { pay_index: known } }) =>
    known === null ? [] : ['program_outcomes', 'wages_metro', 'wages', 'institution_areas'],
  caveats: {},
};
