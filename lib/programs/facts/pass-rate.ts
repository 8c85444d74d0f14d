import { z } from 'zod';
import { exams } from '@/lib/data/tables/shared';
import { countedYears } from '@/lib/data/year-words';
import { type Figure, figureMembers } from '@/lib/numbers/figure';
import { figureSchema } from '@/lib/numbers/figure-schema';
import { formatCount, formatPercent } from '@/lib/numbers/format';
import { candidatesInWords, howRead } from '@/lib/pass-rates/words';
import { areaName, type StateSlug } from '@/lib/places/states';
import { NOT_LISTED } from '../catalogue/closures';
import type { ProgramRows } from '../catalogue/rows';
import { type CaveatContext, isOneOf } from './caveat';
import { type FigureFact, inWords, unknownSentence } from './fact';
import { percent } from './units';

const passRateSchema = z
  .strictObject({
    exam: z.enum(exams),
    period_label: z.string().describe('The whole year, in the words of the source.'),
    candidates: z.int().min(10).describe('People who took the examination.'),
    attempts: z
      .enum(['first-time', 'not told'])
      .describe('Whether they took it for the first time; "not told": the source does not say.'),
    rate_percent: percent('Candidates who passed'),
    interval_low: percent('Low end of the 95 % Wilson interval'),
    interval_high: percent('High end of the 95 % Wilson interval'),
    verification: z
      .enum(['board', 'transcribed', 'quoted'])
      .describe("Read on the board's page, in a third party's copy of its table, or as someone quotes it."),
    recent: z
      .boolean()
      .describe(
        'Whether the year is recent enough for the score: always true, as older results are not given.',
      ),
    source_url: z.url(),
  })
  .meta({
    id: 'ProgramPassRate',
    description: `The newest whole year of NCLEX results among those that count, ${countedYears}.`,
  });

export type ProgramPassRate = z.output<typeof passRateSchema>;

const schema = figureSchema('pass_rate', passRateSchema.nullable());

const examined: ReadonlySet<string> = new Set(['DIPLOMA', 'LPN', 'ADN', 'BSN', 'ABSN']);

function value({
  member: { credential, school, listPlace },
  nclex,
  board,
}: ProgramRows): Figure<ProgramPassRate> {
  if (listPlace === 'closed') return { missing: NOT_LISTED };
  if (listPlace === 'without graduates') return { missing: 'No graduates for two years.' };
  if (nclex.newest) return { value: nclex.newest };
  if (nclex.olderYear !== null) {
    return {
      missing: `The newest result that we have is of ${nclex.olderYear}: it says little about the program of today, and is history on the page of the school.`,
    };
  }
  if (credential === 'MSN') {
    return {
      missing: "Only entry-level master's programs have NCLEX results; we have none for this school.",
    };
  }
  if (!examined.has(credential)) return { missing: 'Its students are licensed nurses already.' };
  const where = board?.publishes_at ? ` The board may publish it: ${board.publishes_at}` : '';
  return {
    missing: `We have no result of this program; that does not mean that ${areaName(school.state)} publishes none.${where}`,
  };
}

/** Whether the results come from a third party's copy of this board's table. */
const areCopiedFrom =
  (state: StateSlug) =>
  ({ nclex, facts }: CaveatContext) =>
    nclex.newestOf === state && facts.pass_rate?.verification === 'transcribed';

/** The range that the rate is likely in, chance considered: "92.4% to 98.2%". */
export const likelyRange = ({
  interval_low: low,
  interval_high: high,
}: Pick<ProgramPassRate, 'interval_low' | 'interval_high'>) =>
  `${formatPercent(low)} to ${formatPercent(high)}`;

const label = 'Passed the licensing exam';
const header = 'Passed the NCLEX';

/** The newest whole year of results on the licensing exam. */
export const passRate: FigureFact<'pass_rate', typeof schema> = {
  id: 'pass_rate',
  schema,
  values: (rows) => figureMembers('pass_rate', value(rows)),
  labels: {
    list: label,
    comparison: label,
    results: { header, unit: 'of candidates', detail: 'where unknown' },
  },
  words: ({ pass_rate, pass_rate_reason }) =>
    inWords(pass_rate, pass_rate_reason, (rate) => {
      const { exam, rate_percent, candidates, attempts, period_label, recent, source_url } = rate;
      const interval = likelyRange(rate);
      return {
        text: formatPercent(rate_percent),
        short: `of ${formatCount(candidates)}, ${period_label} (likely ${interval})`,
        long: `of ${candidatesInWords(candidates, attempts)} passed the ${exam} in ${period_label} (likely ${interval}), ${howRead(rate)}`,
        source: source_url,
        isOld: !recent,
      };
    }),
  sentence({ pass_rate: rate, pass_rate_reason }, refer) {
    if (!rate) return unknownSentence('No NCLEX pass rate', pass_rate_reason, refer);
    const { exam, period_label: year, rate_percent, candidates, attempts, recent } = rate;
    const source = refer(`Pass rate ${howRead(rate)}: ${rate.source_url}`);
    const age = recent ? '' : 'An old result: ';
    return `${age}${exam} in ${year}: ${formatPercent(rate_percent)} of ${candidatesInWords(candidates, attempts)} passed (likely ${likelyRange(rate)})${source}.`;
  },
  tables: ({ pass_rate }) => (pass_rate ? ['pass_rates'] : []),
  caveats: {
    accelerated_shares_outcomes: {
      text: "Outcomes and NCLEX results are those of the school's BSN: the accelerated track is not reported separately.",
      applies: isOneOf('ABSN'),
    },
    entry_masters_results: {
      text: "NCLEX results are of the school's entry-level master's program and are not scored: most MSN students are RNs already.",
      applies: (context) => isOneOf('MSN')(context) && context.facts.pass_rate !== null,
    },
    results_of_another_state: {
      text: 'The results on the licensing exam are those that the board of another state publishes for this school.',
      applies: ({ nclex, facts }) =>
        facts.pass_rate !== null && nclex.newestOf !== null && nclex.newestOf !== facts.state,
    },
    quoted_result: {
      text: 'The pass rate is quoted by a school or newspaper from the board; we have not read it on the page of the board.',
      applies: ({ facts }) => facts.pass_rate?.verification === 'quoted',
    },
    california_results: {
      text: "California's results are from a copy of the board's table that holds too few entry master's programs and problem schools, and its year runs from July to June.",
      applies: areCopiedFrom('california'),
    },
    georgia_results: {
      text: "Georgia's results are from a copy that names no issuer; it is attributed to the Georgia Board of Nursing from three exact matches.",
      applies: areCopiedFrom('georgia'),
    },
    tennessee_results: {
      text: "Tennessee's results are as collected in a public workbook that names neither a board, nor first attempts, nor the bounds of its year.",
      applies: areCopiedFrom('tennessee'),
    },
  },
};
