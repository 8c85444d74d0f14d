import { z } from 'zod';
import { type Figure, figureMembers, isMissing } from '@/lib/numbers/figure';
import { figureSchema } from '@/lib/numbers/figure-schema';
import { formatDollars } from '@/lib/numbers/format';
import type { ProgramRows } from '../catalogue/rows';
import { dateInWords } from '../dates';
import { type FigureFact, inWords, unknownSentence } from './fact';
import { scorecardRow, WITHHELD } from './graduate-earnings';
import { dollars } from './units';

const debtSchema = z
  .strictObject({
    amount: dollars('Median federal debt of graduates who borrowed'),
    release: z.string().describe('College Scorecard release, by its date.'),
  })
  .meta({ id: 'ProgramDebt', description: 'What graduates owe.' });

const schema = figureSchema('median_debt', debtSchema.nullable());

function value(rows: ProgramRows): Figure<z.output<typeof debtSchema>> {
  const found = scorecardRow(rows);
  if (isMissing(found)) return found;
  const { median_debt: amount, release } = found.value;
  return amount === null ? { missing: WITHHELD } : { value: { amount, release } };
}

const label = 'Graduates owe';

/** Median federal debt of graduates who borrowed. */
export const medianDebt: FigureFact<'median_debt', typeof schema> = {
  id: 'median_debt',
  schema,
  values: (rows) => figureMembers('median_debt', value(rows)),
  labels: {
    list: label,
    comparison: label,
    results: { header: label, sort: 'debt', detail: 'always' },
  },
  words: ({ median_debt, median_debt_reason }) =>
    inWords(median_debt, median_debt_reason, ({ amount, release }) => ({
      text: formatDollars(amount),
      short: 'median, if they borrowed',
      long: `median federal debt of graduates who borrowed; Scorecard release of ${dateInWords(release)}`,
    })),
  sentence({ median_debt: owed, median_debt_reason }, refer) {
    if (!owed) return unknownSentence('Debt not known', median_debt_reason, refer);
    const basis = `Debt: median federal debt of graduates who borrowed; College Scorecard, release of ${dateInWords(owed.release)}.`;
    return `They owe ${formatDollars(owed.amount)}${refer(basis)}.`;
  },
  tables: ({ median_debt }) => (median_debt ? ['program_outcomes'] : []),
  caveats: {},
};
