import { z } from 'zod';

/** Kinds of members that the parts of a nursing-roi result are made of. */
export const dollarsAYear = (what: string) => z.int().describe(`${what}, in US dollars a year.`);
export const dollars = (what: string) => z.int().describe(`${what}, in US dollars.`);
export const price = (what: string) =>
  z.int().min(0).describe(`${what}, in US dollars for the whole program.`);
export const months = (what: string) =>
  z.int().min(0).nullable().describe(`${what}, in whole months; null with a reason.`);
export const percent = (what: string) => z.number().describe(`${what}, in percent.`);
export const reason = (of: string) =>
  z.string().nullable().describe(`Why ${of} is null; null when it is not.`);
export const people = (what: string) => z.int().min(0).nullable().describe(what);

/** The same or null, under the same description: a schema that is made nullable loses it. */
export const orNull = <T extends z.ZodType>(schema: T) =>
  schema.nullable().describe(schema.description ?? '');
