import { z } from 'zod';
import type { ProgramOutcomeRow } from '@/lib/data/tables/outcomes';
import { wagesNow } from '@/lib/data/year-words';
import { type Figure, figureMembers } from '@/lib/numbers/figure';
import { figureSchema } from '@/lib/numbers/figure-schema';
import { formatCount, formatDollars } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { capitalized, count, uncapitalized } from '@/lib/text/words';
import { yearsAfterCompletion } from '../catalogue/outcomes';
import type { ProgramRows } from '../catalogue/rows';
import { licenseOf } from '../credentials';
import { dateInWords } from '../dates';
import { type CaveatContext, isOneOf } from './caveat';
import { notCompared } from './compared-pay';
import { type FigureFact, inWords, unknownSentence } from './fact';
import { dollars } from './units';

const earningsSchema = z
  .strictObject({
    median: dollars('Median earnings of graduates with federal aid who work, a year, as published'),
    median_restated: dollars(`The same at ${wagesNow}, to set beside wages of that month`).nullable(),
    cohort: z.string().nullable().describe('Whose earnings they are.'),
    earned_in: z.string().nullable().describe('When they were earned.'),
    dollars: z.int().nullable().describe('Year of the dollars of median.'),
    earners: z
      .int()
      .min(0)
      .nullable()
      .describe('Graduates behind the median; null: the source counts them for bachelor’s degrees alone.'),
    years_after_completion: z.int().min(1),
    graduates: z
      .int()
      .min(0)
      .nullable()
      .describe('All graduates that the source counts, those without federal aid too. Null: not counted.'),
    state_mean_wage: dollars('Mean wage of the occupation in the state, a year'),
    release: z.string().describe('College Scorecard release, by its date.'),
    graduates_of: z.string().describe('The field and level that the source counts together.'),
    shared_by_campuses: z
      .int()
      .min(2)
      .nullable()
      .describe('Campuses that carry the same value of their institution; null: the value is its own.'),
  })
  .meta({ id: 'ProgramEarnings', description: 'What graduates are measured to earn.' });

type Earnings = z.output<typeof earningsSchema>;

const schema = figureSchema('graduate_earnings', earningsSchema.nullable());

/** What the source counts together with the credential. */
const graduatesOf: Readonly<Record<NonNullable<ProgramOutcomeRow['credential']>, string>> = {
  LPN: 'practical nursing certificates, some for nursing assistants',
  ADN: 'associate degrees in nursing',
  BSN: "bachelor's degrees in nursing, RN-to-BSN included",
  MSN: "master's degrees in nursing",
  DOCTORAL: 'doctorates in nursing, DNP and PhD',
  CERTIFICATE: 'graduate certificates in nursing',
};

const notDistinguished: Readonly<Record<string, string>> = {
  PHD: 'The source does not tell a PhD from a DNP.',
  DIPLOMA: 'The source does not tell hospital diplomas apart.',
};

/** Returns the College Scorecard's row of a program, or why it has none. */
export function scorecardRow({ member, outcome }: ProgramRows): Figure<ProgramOutcomeRow> {
  const missing = notDistinguished[member.credential];
  if (missing) return { missing };
  return outcome ? { value: outcome.row } : { missing: 'The College Scorecard has no row for it.' };
}

/** How the reason begins where another year than the fourth is published. */
export const ONLY_OTHER_YEARS = 'Published only';

export const WITHHELD = 'Not published: too few graduates with federal aid, or none.';

/** Median four years after completion. Other years do not compare: the reason names theirs. */
function value(rows: ProgramRows): Figure<Earnings> {
  const found = scorecardRow(rows);
  if ('missing' in found) return found;
  const { median_earnings: median, earnings_years_after_completion: years, credential: level } = found.value;
  if (median === null || years === null || level === null) return { missing: WITHHELD };
  if (years !== yearsAfterCompletion) {
    return {
      missing: `${ONLY_OTHER_YEARS} ${count(years, 'year')} after completion (${formatDollars(median)}), which does not compare with ${yearsAfterCompletion} years.`,
    };
  }
  return {
    value: {
      median,
      median_restated: found.value.median_earnings_restated,
      cohort: found.value.cohort,
      earned_in: found.value.earned_in,
      dollars: found.value.dollars,
      earners: found.value.earners_count,
      years_after_completion: years,
      graduates: found.value.completers_count,
      state_mean_wage: rows.meanWage,
      release: found.value.release,
      graduates_of: graduatesOf[level],
      shared_by_campuses: rows.outcome?.sharedBy ?? null,
    },
  };
}

/** Says when the pay was earned, and in which dollars. */
const whenEarned = ({ earned_in: when, dollars: year }: Earnings) =>
  [...(when === null ? [] : [`earned in ${when}`]), ...(year === null ? [] : [`in ${year} dollars`])].join(
    ', ',
  );

/** Says who earned it: "graduates of 2017-18 and 2018-19 of associate degrees in nursing, with federal aid and in work". */
const whoEarned = ({ cohort, graduates_of: of }: Earnings) =>
  `${cohort ?? 'graduates'}, ${of}, with federal aid and in work`;

/** Says how many earned it: as counted, else how many graduates there are in all. */
export function earnersInWords({ earners, graduates }: Pick<Earnings, 'earners' | 'graduates'>): string {
  if (earners !== null) return count(earners, 'earner');
  return graduates === null
    ? 'number of earners not published'
    : `number of earners not published, ${count(graduates, 'graduate')} in all`;
}

/** The same in few words, for a list. */
const earnersInShort = ({ earners, graduates }: Earnings) =>
  earners === null && graduates !== null
    ? `${count(graduates, 'graduate')}, earners not published`
    : earnersInWords({ earners, graduates });

/** Whether outcomes of graduates are known. */
const hasOutcomes = ({ facts }: CaveatContext) =>
  facts.graduate_earnings !== null || facts.median_debt !== null;

const label = 'Graduates earn';

/** Median earnings of graduates, beside the state's mean wage. */
export const graduateEarnings: FigureFact<'graduate_earnings', typeof schema> = {
  id: 'graduate_earnings',
  schema,
  values: (rows) => figureMembers('graduate_earnings', value(rows)),
  labels: {
    list: label,
    comparison: label,
    results: { header: label, sort: 'earnings' },
  },
  words: (program) =>
    inWords(program.graduate_earnings, program.graduate_earnings_reason, (earned) => {
      const { median, median_restated: restated, shared_by_campuses: shared } = earned;
      const years = count(earned.years_after_completion, 'year');
      const now = restated === null ? '' : `, ${formatDollars(restated)} at ${wagesNow}`;
      const not = notCompared(program);
      return {
        text: formatDollars(median),
        short: `a year, ${years} after finishing${now}${not === null ? '' : `; ${uncapitalized(not.short)}`}`,
        long: [
          `a year, median ${years} after graduating, ${whenEarned(earned)}${now}. ${capitalized(whoEarned(earned))}; ${earnersInWords(earned)}`,
          ...(program.earnings.reason === null
            ? []
            : [`not compared with others: ${program.earnings.reason}`]),
          ...(shared === null ? [] : [`one value for ${formatCount(shared)} campuses`]),
          `Scorecard release of ${dateInWords(earned.release)}`,
        ].join('; '),
      };
    }),
  sentence(program, refer) {
    const { graduate_earnings: earned, credential, state } = program;
    if (!earned)
      return unknownSentence('Graduates’ earnings not known', program.graduate_earnings_reason, refer);
    const { median, median_restated: restated, shared_by_campuses: shared } = earned;
    const average = `average ${licenseOf(credential)} in ${areaName(state)}`;
    const wage = formatDollars(earned.state_mean_wage);
    const beside = refer(`The ${average} earns ${wage} a year.`, `${average}: ${wage}`);
    const basis = refer(
      `Earnings: median a year, ${count(earned.years_after_completion, 'year')} after finishing, ${whenEarned(earned)}, of ${whoEarned(earned)}${restated === null ? '' : `; now: at ${wagesNow}`}. College Scorecard, release of ${dateInWords(earned.release)}.`,
    );
    const now = restated === null ? '' : `, now ${formatDollars(restated)}`;
    const campuses = shared === null ? '' : `; one value for ${formatCount(shared)} campuses`;
    return `Graduates earn ${formatDollars(median)}${now} (${earnersInShort(earned)}${campuses})${beside}${basis}.`;
  },
  tables: ({ graduate_earnings }) => (graduate_earnings ? ['program_outcomes', 'wages'] : []),
  caveats: {
    degrees_measured_together: {
      text: 'First BSNs and RN-to-BSN degrees are one field of study in the federal data: earnings and debt are of both kinds of graduates together, and RN-to-BSN graduates were nurses before.',
      applies: (context) => isOneOf('BSN', 'ABSN', 'RN_TO_BSN')(context) && hasOutcomes(context),
    },
    aides_included: {
      text: 'Earnings of practical-nursing graduates include some nursing assistants: the federal data count them together.',
      applies: (context) =>
        isOneOf('LPN')(context) &&
        context.facts.graduate_earnings !== null &&
        context.facts.aide_share_percent !== 0,
    },
    doctorates_measured_together: {
      text: 'A DNP and a PhD are one level in the federal data: earnings and debt may be of either.',
      applies: (context) => isOneOf('DNP')(context) && hasOutcomes(context),
    },
    value_shared_by_campuses: {
      text: 'The federal data have one value for several campuses. It is shown at each and counts in the score of one campus alone, the one with most graduates.',
      applies: ({ facts }) =>
        facts.graduate_earnings !== null && facts.graduate_earnings.shared_by_campuses !== null,
    },
  },
};
