import { z } from 'zod';

/** What the datapackage says of a column: made from the schema that reads it, so the two cannot differ. */
export interface ColumnFacts {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'list';
  readonly description: string;
  readonly unit?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  /** Places that a derived number is written with; absent where it is written as short as it can be. */
  readonly decimals?: number;
  /** Words that stand for true and false; flags only. */
  readonly trueValues?: readonly string[];
  readonly falseValues?: readonly string[];
  /** Separates the values of a list. */
  readonly delimiter?: string;
}

/**
 * How the text of a column is written, which decides what `check/cell-text.ts` lets it hold: `plain` is a name or a
 * code; `prose` may reckon ("A=4"); `address` is one or more web addresses; `website` may lack the scheme, and
 * `listed website` is what an agency's list has for one, broken or not.
 */
export type Writing = 'plain' | 'prose' | 'address' | 'website' | 'listed website';

interface NumberOptions {
  readonly unit?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly decimals?: number;
}

const DECIMAL = /^-?\d+(\.\d+)?$/;
const INTEGER = /^-?\d+$/;

function range(minimum: number, maximum: number): string {
  if (maximum === Infinity) return `at least ${minimum}`;
  return minimum === -Infinity ? `at most ${maximum}` : `${minimum} to ${maximum}`;
}

function numeric(type: 'number' | 'integer', pattern: RegExp, description: string, options: NumberOptions) {
  const { minimum = -Infinity, maximum = Infinity } = options;
  return z
    .string()
    .regex(pattern, `expected ${type === 'integer' ? 'a whole number' : 'a number'}`)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `expected ${range(minimum, maximum)}`)
    .meta({ column: { type, description, ...options } satisfies ColumnFacts });
}

function written(writing: Writing, description: string, options: { readonly pattern?: string } = {}) {
  return z
    .string()
    .min(1, 'expected a value')
    .regex(new RegExp(options.pattern ?? ''))
    .meta({ column: { type: 'string', description, ...options } satisfies ColumnFacts, writing });
}

/**
 * Column kinds. Each reads the text of one CSV cell and describes the column.
 * An empty cell is "not known": it is an error unless the column is `optional`, which reads it as null.
 */
export const column = {
  text: (description: string, options: { pattern?: string } = {}) => written('plain', description, options),
  prose: (description: string) => written('prose', description),
  address: (description: string) => written('address', description, { pattern: '^https?://.+$' }),
  website: (description: string, { asListed = false } = {}) =>
    written(asListed ? 'listed website' : 'website', description),
  number: (description: string, options: NumberOptions = {}) =>
    numeric('number', DECIMAL, description, options),
  integer: (description: string, options: NumberOptions = {}) =>
    numeric('integer', INTEGER, description, options),
  oneOf: <const T extends readonly [string, ...string[]]>(values: T, description: string) =>
    z.enum(values).meta({ column: { type: 'string', description, enum: values } satisfies ColumnFacts }),
  flag: (description: string, words: { readonly yes: string; readonly no: string }) =>
    z
      .enum([words.yes, words.no])
      .transform((text) => text === words.yes)
      .meta({
        column: {
          type: 'boolean',
          description,
          trueValues: [words.yes],
          falseValues: [words.no],
        } satisfies ColumnFacts,
      }),
  /** Several values in one cell, each of the kind `item`. */
  list: <T extends z.ZodType<unknown, string>>(item: T, description: string, delimiter: string) =>
    z
      .string()
      .min(1, 'expected a value')
      .transform((text) => text.split(delimiter))
      .pipe(z.array(item))
      .meta({ column: { type: 'list', description, delimiter } satisfies ColumnFacts }),
  optional: <T extends z.ZodType>(cell: T) =>
    z
      .union([z.literal('').transform(() => null), cell])
      .meta({ column: columnFacts(cell), writing: writingOf(cell), optional: true }),
};

/** Whether the column may be empty: "not known". */
export function isOptional(cell: z.ZodType): boolean {
  return cell.meta()?.['optional'] === true;
}

/** How the text of the column is written. */
export function writingOf(cell: z.ZodType): Writing {
  return (cell.meta()?.['writing'] as Writing | undefined) ?? 'plain';
}

/** Reads back what a column kind was declared with. Throws on a schema that is not a column. */
export function columnFacts(cell: z.ZodType): ColumnFacts {
  const facts = cell.meta()?.['column'];
  if (!facts) throw new Error('Not a column: declare it with one of the kinds in columns.ts');
  return facts as ColumnFacts;
}
