import { z } from 'zod';
import { inputsSchema } from '@/lib/parameters/describe';
import type { ParameterProblem } from '@/lib/parameters/parse';
import { programSchema } from '../program-schema';
import { type FinderInputs, filterNames, finderParameters } from './parameters';

const filterName = z.enum(filterNames);

export const rankedProgramSchema = programSchema
  .extend({ rank: z.int().min(1).describe('Place among all that match, in the order asked for.') })
  .meta({ id: 'RankedProgram', description: 'A program that matches, with its place.' });

const leftOutSchema = z
  .strictObject({
    filter: filterName.describe('The parameter that leaves them out.'),
    reason: z.string().describe('What is not known of them.'),
    count: z.int().min(1).describe('Programs; each is counted once, under the first reason that applies.'),
  })
  .meta({
    id: 'LeftOut',
    description: 'Programs that would match but for something that is not known of them.',
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
      description: 'The search as it was understood: canonical names, with defaults.',
    }),
    total: z.int().min(0).describe('How many programs match.'),
    results: z.array(rankedProgramSchema).describe('The programs of this page, in order.'),
    left_out: z.array(leftOutSchema),
    loosen: z
      .array(looserSearchSchema)
      .describe('Where nothing matches: searches that would find something.'),
    notes: z.array(z.string()).describe('What to know of this search: quote it beside the results.'),
    next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last one.'),
    caveats: z
      .array(caveatSchema)
      .describe('What holds for every answer, then what holds for programs of this page.'),
  })
  .meta({ id: 'FinderAnswer', description: 'Programs that match a search, best first.' });

export type LeftOut = z.output<typeof leftOutSchema>;
export type LooserSearch = z.output<typeof looserSearchSchema>;
export type Caveat = z.output<typeof caveatSchema>;
export type FinderAnswer = Omit<z.output<typeof finderAnswerSchema>, 'query'> & {
  readonly query: FinderInputs;
};

/** Result of a search; its only problem is a cursor of another search. */
export type Found =
  | { readonly ok: true; readonly answer: FinderAnswer }
  | { readonly ok: false; readonly problem: ParameterProblem };
