import { z } from 'zod';
import held from '@/content/data/editions.json';

/** A publisher's file that a table was made from. */
const sourceRecord = z.strictObject({
  publisher: z.string().min(1),
  /** Its name as the publisher has it. */
  file: z.string().min(1),
  /** The publisher's own name of the release. */
  edition: z.string().min(1),
  /** Where it is downloaded. */
  address: z.url(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  read_on: z.iso.date(),
});
export type SourceRecord = z.output<typeof sourceRecord>;

/** What a table holds at present. An importer writes it with the table. */
const tableEdition = z.strictObject({
  /** The release or period of the figures, as it is shown. */
  edition: z.string().min(1),
  /** Years of the columns, where a table holds several. */
  years: z.record(z.string(), z.string()).optional(),
  /** Files that it was read from; empty for a table of which each row names the copy that was read. */
  files: z.array(sourceRecord),
});
export type TableEditionRecord = z.output<typeof tableEdition>;

/** What `content/data/editions.json` must hold: a record for each table whose edition an importer writes. */
export const editionsFile = z.record(z.string(), tableEdition);

/** Path of the editions below `content/`. */
export const EDITIONS = 'data/editions.json';

/** The edition of each table that an importer can replace: the only place that names it. */
export const editions = held;
