import { z } from 'zod';
import { figureMembers } from '@/lib/numbers/figure';
import { figureSchema } from '@/lib/numbers/figure-schema';
import { formatDollars } from '@/lib/numbers/format';
import type { NetPrice } from '../net-price';
import { type FigureFact, inWords, unknownSentence } from './fact';

const netPriceSchema = z
  .strictObject({
    amount: z
      .int()
      .describe(
        'Price after grants for one year, living included, in US dollars; below 0 where grants exceed it.',
      ),
    income_band: z
      .string()
      .describe('Family income that it is for, in US dollars a year; "all incomes" is the average.'),
    year: z.string().describe('Academic year.'),
    residency: z.string().describe('Whose price it is.'),
    basis: z.string().describe('What the figure is.'),
  })
  .meta({ id: 'NetPrice', description: 'What families pay the school for one year after grants.' });

const schema = figureSchema('net_price', netPriceSchema.nullable());

export const netPriceLabel = 'Price after grants, a year';

/** Writes whose price it is: "average of all incomes", "families with incomes of $0 to $30,000". */
export const whosePrice = ({ income_band: band }: NetPrice) =>
  /\d/.test(band) ? `families with incomes of ${band.replace(/\d[\d,]*/g, '$$$&')}` : `average of ${band}`;

/** The price of a year after grants: the average, or that of a band of family income where a search names one. */
export const netPrice: FigureFact<'net_price', typeof schema> = {
  id: 'net_price',
  schema,
  values: ({ netPrice: priceOf }) => figureMembers('net_price', priceOf(undefined)),
  labels: {
    list: netPriceLabel,
    comparison: `${netPriceLabel}, living included`,
    results: { header: 'Price after grants', unit: 'a year', sort: 'net_price' },
  },
  words: ({ net_price: price, net_price_reason: reason }) =>
    inWords(price, reason, (known) => ({
      text: formatDollars(known.amount),
      short: `${whosePrice(known)}, ${known.year}`,
      long: `${whosePrice(known)}, ${known.year}: ${known.basis}`,
    })),
  sentence({ net_price: price, net_price_reason: reason }, refer) {
    if (!price) return unknownSentence('Price after grants not known', reason, refer);
    const basis = refer(`Price after grants, ${whosePrice(price)}: ${price.basis}.`);
    return `Price after grants ${formatDollars(price.amount)} a year, ${price.year}${basis}.`;
  },
  tables: ({ net_price: price }) => (price ? ['net_price_by_income'] : []),
  caveats: {},
};
