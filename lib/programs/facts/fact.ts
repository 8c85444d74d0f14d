import type { z } from 'zod';
import type { TableName } from '@/lib/data/registry';
import type { Figure } from '@/lib/numbers/figure';
import { NOT_LISTED } from '../catalogue/closures';
import type { ProgramRows } from '../catalogue/rows';
import type { Sort } from '../finder/sort-names';
import type { ProgramFacts } from '../program-schema';
import type { Caveat } from './caveat';

/**
 * Refers to a note below a text: returns a mark to put behind the words that it belongs to.
 *
 * @param short the note in so few words that they can replace the mark.
 */
export type Refer = (note: string, short?: string) => string;

/** One fact about programs. Every rendering of a program loops over the list in `facts.ts`. */
export interface Fact<Id extends string, Members extends z.ZodRawShape> {
  readonly id: Id;
  /** Schemas of its members in an answer. */
  readonly schema: Members;
  /** Returns its members for one program. */
  values(rows: ProgramRows): z.output<z.ZodObject<Members>>;
  /** Returns it as sentences, for a text without a layout. */
  sentence(program: ProgramFacts, refer: Refer): string;
  /** Returns the tables behind what is known of a program. */
  tables(program: ProgramFacts): readonly TableName[];
  /** What a reader must know beside it, by id, in the order of display. */
  readonly caveats: Readonly<Record<string, Caveat>>;
}

/** A column of a table of programs. */
export interface FactColumn {
  readonly header: string;
  readonly unit?: string;
  /** The order that a click on the header asks for. */
  readonly sort?: Sort;
  /** Whether a narrow screen leaves the column out. */
  readonly detail?: 'always' | 'where unknown';
  /** Columns are sorted by this, ascending, then as the facts are; 0 where absent. */
  readonly position?: number;
}

/** What the fact is called in each place that shows it. A place without a name leaves it out. */
export interface FactLabels {
  /** On the page of its school. */
  readonly list?: string;
  /** In the comparison. */
  readonly comparison?: string;
  /** In the finder's table. */
  readonly results?: FactColumn;
}

/** A figure in words. */
export interface FactWords {
  /** "96.3%". */
  readonly text: string;
  /** Count, year and range in as few words as a table cell has room for. */
  readonly short: string;
  /** The same as `short`, understandable on its own. */
  readonly long: string;
  /** Address of the document, where one figure has its own. */
  readonly source?: string;
  /** Whether it is too old to count in the score. */
  readonly isOld?: boolean;
}

/** A fact that is one figure with its words. */
export interface FigureFact<Id extends string, Members extends z.ZodRawShape> extends Fact<Id, Members> {
  readonly labels: FactLabels;
  words(program: ProgramFacts): Figure<FactWords>;
}

const NOT_PUBLISHED = 'Not published.';

/** Returns how a reason begins: "Not published". The page of the program has the rest. */
export const firstClause = (reason: string) => reason.split(/[;:]|[.] /)[0]?.replace(/\.$/, '') ?? reason;

/** Puts a value into words; without one, returns the reason. */
export function inWords<T>(
  value: T | null,
  reason: string | null,
  write: (value: T) => FactWords,
): Figure<FactWords> {
  return value === null ? { missing: reason ?? NOT_PUBLISHED } : { value: write(value) };
}

/** Returns the sentence of a fact that is not known, its reason in a note; none where the closure of the school is it. */
export function unknownSentence(what: string, reason: string | null, refer: Refer): string {
  if (reason === NOT_LISTED) return '';
  return reason === null ? `${what}.` : `${what}${refer(`${what}: ${reason}`)}.`;
}
