import { z } from 'zod';

const definitions = z.record(
  z.string(),
  z.object({
    description: z.string(),
    additionalProperties: z.literal(false),
    properties: z.record(
      z.string(),
      z.object({ description: z.string().optional(), $ref: z.string().optional() }),
    ),
  }),
);

/** The named objects of a result as they are published, none of which allows a member that is not declared. */
export const definitionsOf = (result: z.ZodType) => definitions.parse(z.toJSONSchema(result)['$defs']);

/** A text that begins with a word and ends with a period. */
export const wholeSentence = /^[A-Za-z](?!.* {2}).*\w\.$/;
