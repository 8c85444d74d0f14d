import { z } from 'zod';
import { figureMembers } from '@/lib/numbers/figure';
import { figureSchema } from '@/lib/numbers/figure-schema';
import { formatDollars } from '@/lib/numbers/format';
import { type FigureFact, inWords, unknownSentence } from './fact';
import { dollars } from './units';

const tuitionSchema = z
  .strictObject({
    total: dollars(
      'Tuition and fees of the whole program; null where only a yearly rate is a price, with tuition_reason',
    ).nullable(),
    per_year: z
      .int()
      .min(0)
      .nullable()
      .describe('The published yearly rate, in US dollars; null where the school charges for the program.'),
    residency: z.enum(['district resident', 'state resident', 'one price']),
    year: z.string().describe('Academic year of the published charges.'),
    basis: z.string().describe('How the total was reached.'),
  })
  .meta({
    id: 'ProgramTuition',
    description:
      'Published price of the whole program, or the yearly rate where that is all that is a price.',
  });

export type Tuition = z.output<typeof tuitionSchema>;

const schema = figureSchema('tuition', tuitionSchema.nullable());

const payers: Readonly<Record<Tuition['residency'], string>> = {
  'district resident': 'residents of the district',
  'state resident': 'state residents',
  'one price': 'everyone',
};

const label = 'Tuition and fees';

/** The newest published price of the whole program. */
export const tuition: FigureFact<'tuition', typeof schema> = {
  id: 'tuition',
  schema,
  values({ shownPrice: { tuition: price, withoutTotal } }) {
    const known = figureMembers('tuition', price);
    return { ...known, tuition_reason: known.tuition_reason ?? withoutTotal };
  },
  labels: {
    list: label,
    comparison: label,
    results: { header: 'Tuition', unit: 'whole program', sort: 'tuition' },
  },
  words: ({ tuition: price, tuition_reason }) =>
    inWords(price, tuition_reason, ({ total, per_year, residency, year, basis }) => {
      const yearly = per_year === null ? null : `${formatDollars(per_year)} a year`;
      const who = `for ${payers[residency]}`;
      if (total === null) {
        return {
          text: yearly ?? '',
          short: `${who}, ${year}; no price of the whole program`,
          long: `${who}, ${year}: one academic year. No price of the whole program: ${tuition_reason}`,
        };
      }
      return {
        text: formatDollars(total),
        short: `${who}, ${year}`,
        long: `for the whole program ${who}, ${/^\d/.test(year) ? `${year} prices` : year}${yearly === null ? '' : `, ${yearly}`}: ${basis}`,
      };
    }),
  sentence({ tuition: price, tuition_reason }, refer) {
    if (!price) return unknownSentence('Tuition not known', tuition_reason, refer);
    const { total, per_year, residency, year, basis } = price;
    if (total === null) {
      const why = refer(`No price of the whole program: ${tuition_reason}`);
      return `Tuition ${formatDollars(per_year ?? 0)} a year for ${payers[residency]}, ${year}${why}.`;
    }
    const reached = refer(`Tuition for the whole program: ${basis}.`);
    return `Tuition ${formatDollars(total)} for ${payers[residency]}, ${year}${reached}.`;
  },
  tables: ({ tuition: price }) => (price ? ['nursing_program_tuition', 'prices'] : []),
  caveats: {
    unusual_price: {
      text: 'The published price is far below that of other programs in the state: it may be of a part of the program. Ask the school.',
      applies: ({ facts }, { lowPriceRatio }) => {
        const ratio = facts.score_parts.find(({ id }) => id === 'affordability')?.value ?? null;
        return ratio !== null && ratio < lowPriceRatio;
      },
    },
  },
};
