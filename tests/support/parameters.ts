import { boolean, decimal, enumeration } from '@/lib/parameters/declare';
import { parseQuery } from '@/lib/parameters/parse';

/** One parameter of each type: required, clamped, refused outside its range, with a default. */
export const parameters = {
  color: enumeration({ red: 'Red', green: 'Green' }, { description: 'A color.', example: 'red' }),
  score: decimal({
    description: 'A score.',
    example: 80,
    minimum: 0,
    maximum: 100,
    outside: 'clamp',
    aliases: ['points'],
    unit: 'percent',
  }),
  income: decimal({
    description: 'Income.',
    example: 5,
    default: 0,
    minimum: 0,
    maximum: 10_000,
    outside: 'refuse',
    unit: 'dollars',
    nearMisses: ['wage'],
  }),
  done: boolean({ description: 'Whether it is done.', example: false, default: true }),
};

export const parse = (query: string) => parseQuery(parameters, new URLSearchParams(query));

/** Inputs of a query that has the required parameters, or its problem. */
export const inputs = (query: string) => {
  const parsed = parse(`color=red&score=80&${query}`);
  return parsed.ok ? parsed.inputs : parsed.problem;
};

export const problem = (query: string) => {
  const parsed = parse(query);
  return parsed.ok ? undefined : parsed.problem;
};
