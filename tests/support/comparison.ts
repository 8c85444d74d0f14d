import { type ComparisonView, comparison } from '@/lib/programs/page/compare';
import { comparisonSource } from '@/lib/programs/page/source';

const source = comparisonSource();

/** Compares what a query asks for. */
export const requested = (query: string | [string, string][]) =>
  comparison(new URLSearchParams(query), source);

/** Compares schools by name, slug or number, of one program type or of each. */
export const compare = (schools: readonly string[], ...credentials: string[]) =>
  requested([
    ...schools.map((school): [string, string] => ['schools', school]),
    ...credentials.map((credential): [string, string] => ['credential', credential]),
  ]);

/** Returns the programs that a comparison shows, by their ids. */
export const shown = ({ programs }: ComparisonView) => programs.map(({ id }) => id);
