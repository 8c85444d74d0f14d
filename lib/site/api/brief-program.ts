import { z } from 'zod';
import { agencies } from '@/lib/data/tables/accreditation';
import { rankedProgramSchema } from '@/lib/programs/finder/answer';
import { flagOf } from '@/lib/programs/page/flag';

type RankedProgram = z.output<typeof rankedProgramSchema>;

const { pass_rate, graduate_earnings, median_debt, tuition, net_price } = rankedProgramSchema.shape;

/** A program in a line. Why something is not known, and what to mind, is in the full form alone. */
export const briefProgramSchema = rankedProgramSchema
  .pick({
    rank: true,
    slug: true,
    institution: true,
    city: true,
    state: true,
    credential: true,
    distance_miles: true,
    band_label: true,
    evidence: true,
  })
  .extend({
    pass_rate: pass_rate
      .unwrap()
      .pick({ rate_percent: true, candidates: true, period_label: true })
      .nullable(),
    graduate_earnings: graduate_earnings.unwrap().pick({ median: true }).nullable(),
    median_debt: median_debt.unwrap().pick({ amount: true }).nullable(),
    tuition: tuition
      .unwrap()
      .pick({ total: true })
      .nullable()
      .describe('Null too where no price of the whole program is known.'),
    net_price: net_price.unwrap().pick({ amount: true }).nullable(),
    accreditors: z.array(z.enum(agencies)).describe('Agencies whose list has it as accredited.'),
    flag: z.string().nullable().describe('What to mind first; null: nothing.'),
    url: z.url().describe('The page of the school about this program type.'),
  })
  .meta({
    id: 'BriefProgram',
    description:
      'A program that matches, in a line: what detail=brief asks for. Null is not known; detail=full says why.',
  });

export type BriefProgram = z.output<typeof briefProgramSchema>;

/** Shortens a program to what one chooses by among many. */
export function briefProgram(program: RankedProgram & { readonly url: string }): BriefProgram {
  const { rank, slug, institution, city, state, credential, distance_miles, band_label, evidence } = program;
  const { pass_rate: rate, graduate_earnings: earned, median_debt: owed, net_price: net } = program;
  const { accreditation, url } = program;
  const total = program.tuition?.total ?? null;
  const accredited = accreditation.flatMap((listing) => (listing.accredited ? [listing.agency] : []));
  return {
    ...{ rank, slug, institution, city, state, credential, distance_miles, band_label, evidence },
    pass_rate: rate && {
      rate_percent: rate.rate_percent,
      candidates: rate.candidates,
      period_label: rate.period_label,
    },
    graduate_earnings: earned && { median: earned.median },
    median_debt: owed && { amount: owed.amount },
    tuition: total === null ? null : { total },
    net_price: net && { amount: net.amount },
    accreditors: [...new Set(accredited)],
    flag: flagOf(program),
    url,
  };
}
