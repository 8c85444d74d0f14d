import { parseArgs } from 'node:util';
import { full, type Plan, quick } from './plan';

/** The parts that can be measured alone. */
const parts = ['searches', 'pages', 'door'] as const;
type Part = (typeof parts)[number];

export interface Options {
  readonly plan: Plan;
  /** Day that the report carries, YYYY-MM-DD. */
  readonly date: string;
  /** Whether the report replaces the one in docs/performance.md. */
  readonly write: boolean;
  /** The one part that is measured; null for all of them. */
  readonly only: Part | null;
}

/**
 * Reads the command line: `--quick` measures for a minute and only prints, `--write` keeps even that, `--searches`
 * measures the program finder alone `--pages` the two forms of pages and `--door` the
 * front door, `--date` names the day in the place of today.
 *
 * @throws Error on an option that does not exist or a day that is not written YYYY-MM-DD.
 */
export function readOptions(args: readonly string[], today: string): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean' },
      searches: { type: 'boolean', default: false },
      pages: { type: 'boolean', default: false },
      door: { type: 'boolean', default: false },
      date: { type: 'string', default: today },
    },
  });
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.date))
    throw new Error(`--date is written YYYY-MM-DD: ${values.date}`);
  return {
    plan: values.quick ? quick : full,
    date: values.date,
    write: values.write ?? !values.quick,
    only: parts.find((part) => values[part]) ?? null,
  };
}
