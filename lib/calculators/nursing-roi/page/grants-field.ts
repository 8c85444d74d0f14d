import type { Extras } from '@/lib/calculators/page/define';
import type { Data } from '@/lib/data/data';
import { formatDollars, formatMonths } from '@/lib/numbers/format';
import { roundAwayFromZero } from '@/lib/numbers/rounding';
import { readNumber, writtenOut } from '@/lib/parameters/number-text';
import { type parameters, programCredential } from '../parameters';
import { amountAYear, yearlyPattern } from './pay-text';
import { programAskedIn } from './program-asked';

/** Grants that were given for a year: what they come to over the program. */
interface YearlyGrants {
  readonly aYear: number;
  readonly total: number;
  readonly months: number;
}

function yearlyIn(query: URLSearchParams, data: Data): YearlyGrants | null {
  const text = amountAYear(query.get('grants_total') ?? '');
  const asked = programAskedIn(query);
  if (text === undefined || !asked) return null;
  const aYear = readNumber(writtenOut(text));
  const months = data.parameters('programs').number('program_months', programCredential(asked));
  return { aYear, months, total: roundAwayFromZero((aYear * months) / 12) };
}

/** Says how grants for a year were read. */
const inSentence = ({ aYear, months, total }: YearlyGrants) =>
  `Your grants of ${formatDollars(aYear)} a year are ${formatDollars(total)} over ${formatMonths(months)}.`;

/** Grants and employer money as the page reads them: for the whole program or, said so, for a year of it. */
export const grants: Extras<typeof parameters, string | null> = {
  parameters: {},
  read: (query, data) => {
    const yearly = yearlyIn(query, data);
    const control = { kind: 'number', prefix: '$', suffix: undefined, pattern: yearlyPattern } as const;
    const asked = new URLSearchParams(query);
    if (yearly) asked.set('grants_total', String(yearly.total));
    return {
      fields: [],
      query: asked,
      shown: { grants_total: { control } },
      of: () => ({ value: yearly && inSentence(yearly), pairs: [] }),
    };
  },
};
