import { z } from 'zod';
import { inputsSchema } from '@/lib/parameters/describe';
import type { ParameterProblem } from '@/lib/parameters/parse';
import { programSchema } from '../program-schema';
import { type FinderInputs, filterNames, finderParameters } from './parameters';

const filterName = z.enum(filterNames);

export const rankedProgramSchema = programSchema
  .extend({
    rank: z
      .int()
      .min(1)
      .describe('Position among all that match, in the order asked for: compare bands, not positions.'),
    same_as_first: z
      .boolean()
      .nullable()
      .describe(
        'Whether its score is about the same as that of the first row of this answer; null where either is not compared, or they are of two credentials.',
      ),
    distance_miles: z
      .int()
      .min(0)
      .nullable()
      .describe('From the place of the search, as the crow flies, in whole miles; null without a place.'),
    matched_alias: z
      .string()
      .nullable()
      .describe('Other name of the school that the query was found by; null where it was not.'),
  })
  .meta({ id: 'RankedProgram', description: 'A program that matches, with its place.' });

const leftOutSchema = z
  .strictObject({
    filter: filterName
      .nullable()
      .describe('The parameter that leaves them out; null where no parameter lists them.'),
    reason: z.string().describe('What is not known of them, or what they are.'),
    count: z.int().min(1).describe('Programs; each is counted once, under the first reason that applies.'),
  })
  .meta({
    id: 'LeftOut',
    description: 'Programs that would match but for something that is not known of them, or that they are.',
  });

const placeSchema = z
  .strictObject({
    asked: z.string().describe('As it was given.'),
    understood: z.string().describe('The place that was taken.'),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'SearchPlace', description: 'The place that distances are from.' });

const coverageSchema = z
  .strictObject({
    fact: z.string().describe('What a filter asks about.'),
    known: z.int().min(0).describe('Of how many programs it is known.'),
    of: z.int().min(1).describe('Programs that meet every other condition and can have the fact.'),
    note: z.string(),
  })
  .meta({ id: 'Coverage', description: 'A filter on a fact that is not known of all programs.' });

const unmatchedSchema = z
  .strictObject({
    asked: z.string(),
    nearest: z
      .array(z.string())
      .describe('Schools that may be meant: a name, or a slug where several have it.'),
  })
  .meta({ id: 'UnmatchedSchool', description: 'A school of `schools` that no one school has the name of.' });

const nationalOnlineSchema = z
  .strictObject({
    slug: z.string(),
    institution: z.string(),
    state: programSchema.shape.state.describe('State that the school reports from.'),
    degrees_a_year: z.int().min(0).describe('BSN degrees a year, those of RNs and others together.'),
    offered_evidence: programSchema.shape.offered_evidence,
    band_label: programSchema.shape.band_label,
  })
  .meta({
    id: 'NationalOnline',
    description: 'A school whose undergraduates study online, wherever they live.',
  });

const alsoAwardSchema = z
  .strictObject({
    count: z.int().min(1).describe('More schools that meet the other conditions and award a BSN.'),
    names: z.array(z.string()).describe('Some of them, those with most degrees first.'),
  })
  .meta({
    id: 'AlsoAwardBsn',
    description:
      'Schools whose RN-to-BSN program is not confirmed: many schools that award a BSN teach RNs too. Ask them.',
  });

const looserSearchSchema = z
  .strictObject({
    filters: z.array(filterName).min(1).describe('The parameters to change.'),
    change: z.string().describe('What to change.'),
    query: z.string().describe('Query string of the looser search.'),
    total: z.int().min(1).describe('How many programs would then match.'),
  })
  .meta({ id: 'LooserSearch', description: 'A search with fewer conditions that finds something.' });

export const caveatSchema = z
  .strictObject({
    id: z.string().describe('As programs name it in their own caveats.'),
    text: z.string(),
  })
  .meta({ id: 'Caveat', description: 'Something to say beside a figure.' });

/** Result of a search. The API adds addresses, sources and the version of the data. */
export const finderAnswerSchema = z
  .strictObject({
    query: inputsSchema(finderParameters).meta({
      id: 'FinderQuery',
      description:
        'The search as it was given: canonical names, with defaults. Several values of one parameter are a list.',
    }),
    read_as: z
      .string()
      .nullable()
      .describe('What `query` was read as, where it was not the name of a school or city; else null.'),
    nearest: z.array(z.string()).describe('Where `query` is found nowhere: names that are like it.'),
    place: placeSchema.nullable().describe('Null without a place.'),
    total: z.int().min(0).describe('How many programs match.'),
    results: z.array(rankedProgramSchema).describe('The programs of this page, in order.'),
    coverage: z.array(coverageSchema),
    unmatched: z.array(unmatchedSchema),
    left_out: z.array(leftOutSchema),
    national_online: z
      .array(nationalOnlineSchema)
      .describe('For RN_TO_BSN: large schools that teach online in most states, not part of the order.'),
    also_award_bsn: alsoAwardSchema
      .nullable()
      .describe('For RN_TO_BSN; else null, and where there are none.'),
    loosen: z
      .array(looserSearchSchema)
      .describe('Where nothing matches: searches that would find something.'),
    compared_by: z
      .string()
      .nullable()
      .describe(
        'What puts the list in order, for the heading; null for several credentials and for other orders than by outcomes.',
      ),
    notes: z.array(z.string()).describe('What to know of this search: quote it beside the results.'),
    next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last one.'),
    caveats: z
      .array(caveatSchema)
      .describe('What holds for every answer, then what holds for programs of this page.'),
  })
  .meta({ id: 'FinderAnswer', description: 'Programs that match a search, best first.' });

export type Coverage = z.output<typeof coverageSchema>;
export type Unmatched = z.output<typeof unmatchedSchema>;
export type NationalOnline = z.output<typeof nationalOnlineSchema>;
export type AlsoAwardBsn = z.output<typeof alsoAwardSchema>;
export type LeftOut = z.output<typeof leftOutSchema>;
export type LooserSearch = z.output<typeof looserSearchSchema>;
export type Caveat = z.output<typeof caveatSchema>;
export type FinderAnswer = z.output<typeof finderAnswerSchema>;

/** Result of a search; its only problem is a cursor of another search. */
export type Found =
  | {
      readonly ok: true;
      readonly answer: FinderAnswer;
      /** The search in parameters: `query` is among them only where it names what no other parameter says. */
      readonly understood: FinderInputs;
    }
  | { readonly ok: false; readonly problem: ParameterProblem };
