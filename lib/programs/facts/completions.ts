import { z } from 'zod';
import { awardYears, eitherAwardYear } from '@/lib/data/year-words';
import { type Figure, figureMembers } from '@/lib/numbers/figure';
import { figureSchema } from '@/lib/numbers/figure-schema';
import { formatCount } from '@/lib/numbers/format';
import { count } from '@/lib/text/words';
import type { ProgramRows } from '../catalogue/rows';
import type { CatalogueCredential } from '../credentials';
import { type FigureFact, inWords, unknownSentence } from './fact';

const completionsSchema = z
  .strictObject({
    count: z.int().min(0).describe('People who completed the credential.'),
    year: z.string().describe('Academic year.'),
  })
  .meta({ id: 'ProgramCompletions', description: 'How many people completed the credential.' });

const schema = figureSchema('completions', completionsSchema.nullable());

/** Whether graduates are counted among those of the BSN. */
const isTrack = (credential: CatalogueCredential) => credential === 'ABSN' || credential === 'RN_TO_BSN';

/** People who completed it in the newest year with any, else in the newest year. */
function value({
  member: { credential, completions: rows, school },
}: ProgramRows): Figure<z.output<typeof completionsSchema>> {
  if (credential === 'DIPLOMA') return { missing: 'IPEDS does not tell hospital diplomas apart.' };
  if (!rows) {
    return {
      missing: school.ipeds
        ? `IPEDS counts no award of it in ${eitherAwardYear}.`
        : 'The school is not in IPEDS under this name.',
    };
  }
  const years = [
    { count: rows.completions_latest_year, year: awardYears.latest },
    { count: rows.completions_previous_year, year: awardYears.previous },
  ].flatMap(({ count: people, year }) => (people === null ? [] : [{ count: people, year }]));
  const newest = years.find(({ count: people }) => people > 0) ?? years[0];
  if (!newest) return { missing: 'IPEDS has the program, and no count of its awards.' };
  if (!isTrack(credential)) return { value: newest };
  return {
    missing: `IPEDS counts them among the school's ${count(newest.count, 'BSN degree')} of ${newest.year}.`,
  };
}

const label = 'Graduates';
const NO_GRADUATES = `reported in ${eitherAwardYear}`;

/** People who completed the credential in a year. */
export const completions: FigureFact<'completions', typeof schema> = {
  id: 'completions',
  schema,
  values: (rows) => figureMembers('completions', value(rows)),
  labels: {
    list: label,
    comparison: label,
  },
  words: ({ completions: graduates, completions_reason }) =>
    inWords(graduates, completions_reason, ({ count: people, year }) => ({
      text: formatCount(people),
      short: people === 0 ? NO_GRADUATES : `in ${year}`,
      long: people === 0 ? NO_GRADUATES : `graduates in ${year}`,
    })),
  sentence({ completions: graduates, completions_reason, credential }, refer) {
    if (!graduates && isTrack(credential)) return completions_reason ?? '';
    if (!graduates) return unknownSentence('Number of graduates not known', completions_reason, refer);
    return graduates.count === 0
      ? `No graduate reported in ${eitherAwardYear}.`
      : `${count(graduates.count, 'graduate')} in ${graduates.year}.`;
  },
  tables: ({ completions: graduates }) => (graduates ? ['nursing_awards'] : []),
  caveats: {
    few_graduates: {
      text: 'Few people complete this program: one more or one fewer moves its figures.',
      applies: ({ facts }, { fewGraduates }) =>
        facts.completions !== null && facts.completions.count < fewGraduates,
    },
  },
};
