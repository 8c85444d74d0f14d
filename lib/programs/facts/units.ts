import { z } from 'zod';

/** Describes whole US dollars. */
export const dollars = (what: string) => z.int().min(0).describe(`${what}, in US dollars.`);

/** Describes a percentage, 0 to 100. */
export const percent = (what: string) => z.number().min(0).max(100).describe(`${what}, in percent.`);
