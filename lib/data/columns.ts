import { z } from 'zod';

/** What the datapackage says of a column: made from the schema that reads it, so the two cannot differ. */
export interface ColumnFacts {
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  readonly description: string;
  readonly unit?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

interface NumberOptions {
  readonly unit?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const DECIMAL = /^-?\d+(\.\d+)?$/;
const INTEGER = /^-?\d+$/;

function numeric(type: 'number' | 'integer', pattern: RegExp, description: string, options: NumberOptions) {
  const { minimum = -Infinity, maximum = Infinity } = options;
  return z
    .string()
    .regex(pattern, `expected a ${type}`)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `expected ${minimum} to ${maximum}`)
    .meta({ column: { type, description, ...options } satisfies ColumnFacts });
}

/**
 * Column kinds. Each reads the text of one CSV cell and describes the column.
 * An empty cell is "not known": it is an error unless the column is `optional`, which reads it as null.
 */
export const column = {
  text: (description: string, options: { pattern?: string } = {}) =>
    z
      .string()
      .min(1, 'expected a value')
      .regex(new RegExp(options.pattern ?? ''))
      .meta({ column: { type: 'string', description, ...options } satisfies ColumnFacts }),
  number: (description: string, options: NumberOptions = {}) =>
    numeric('number', DECIMAL, description, options),
  integer: (description: string, options: NumberOptions = {}) =>
    numeric('integer', INTEGER, description, options),
  oneOf: <const T extends readonly [string, ...string[]]>(values: T, description: string) =>
    z.enum(values).meta({ column: { type: 'string', description, enum: values } satisfies ColumnFacts }),
  optional: <T extends z.ZodType>(cell: T) =>
    z.union([z.literal('').transform(() => null), cell]).meta({ column: columnFacts(cell), optional: true }),
};

/** Reads back what a column kind was declared with. Throws on a schema that is not a column. */
export function columnFacts(cell: z.ZodType): ColumnFacts {
  const facts = cell.meta()?.['column'];
  if (!facts) throw new Error('Not a column: declare it with one of the kinds in columns.ts');
  return facts as ColumnFacts;
}
