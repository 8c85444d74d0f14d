import type { z } from 'zod';
import type { AreaSlug } from '@/lib/places/states';

/** A publisher's document that rows were taken from. */
export interface Source {
  readonly title: string;
  readonly url: string;
}

/** Rows of another table that a row points to; an empty cell points nowhere. */
export interface ForeignKey<Column extends string = string> {
  readonly columns: readonly Column[];
  /** Name of the other table in the registry. */
  readonly table: string;
  /** Its columns, in the order of `columns`. */
  readonly references: readonly string[];
}

/** Areas that must each have a row, for every combination of the values in `each`; without areas, every combination must. */
export interface Coverage<Column extends string = string> {
  readonly areas?: readonly AreaSlug[];
  readonly each?: { readonly [C in Column]?: readonly string[] };
}

/** One table of `content/`: where it lies, what its rows are, where it came from. */
export interface Table<S extends z.ZodObject = z.ZodObject> {
  /** Path below `content/`. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** The release or period that the figures are of, in the publisher's words. */
  readonly edition: string;
  /** Column whose value is the edition in every row, besides those named `edition` and `release`. */
  readonly editionColumn?: keyof z.output<S> & string;
  readonly row: S;
  /** Columns that name a row; no two rows may share them. */
  readonly primaryKey: readonly (keyof z.output<S> & string)[];
  /** Publishers. A table whose rows carry their own source columns still names them here. */
  readonly sources: readonly Source[];
  /**
   * Its source in a few words, for the line below figures: publisher and period. `by` names whose copy it is, with its
   * license, where no page of sources is beside it; `eachRow` where every row names a document of its own.
   */
  readonly shortSource?: { readonly title: string; readonly by?: string; readonly eachRow?: true };
  /** Tables that `data:build` derives this one from; absent where the table is as collected. */
  readonly derivedFrom?: readonly string[];
  /** Columns that are derived, in a table whose other columns are as collected or judged. */
  readonly derivedColumns?: readonly (keyof z.output<S> & string)[];
  /** Tables that its fitted and measured constants were worked out from, outside this repository. */
  readonly fittedTo?: readonly string[];
  /** What a reader must know before using a figure: whole sentences. */
  readonly notes?: readonly string[];
  readonly foreignKeys?: readonly ForeignKey<keyof z.output<S> & string>[];
  readonly coverage?: readonly Coverage<keyof z.output<S> & string>[];
  /** Columns whose values never fall from one to the next, where both are known. */
  readonly ascending?: readonly (keyof z.output<S> & string)[];
  /** Rows that the collected copy has and this table leaves out. */
  readonly leftOut?: { readonly rows: number; readonly reason: string };
}

export type Row<T extends Table> = z.output<T['row']>;

export function defineTable<S extends z.ZodObject>(table: Table<S>): Table<S> {
  return table;
}

/**
 * Index of rows by a composite key.
 * @throws Error when two rows share a key: an answer must come from one row.
 */
export function indexRows<R>(rows: readonly R[], key: (row: R) => string): ReadonlyMap<string, R> {
  const index = new Map<string, R>();
  for (const row of rows) {
    if (index.has(key(row))) throw new Error(`Two rows share the key ${key(row)}`);
    index.set(key(row), row);
  }
  return index;
}
