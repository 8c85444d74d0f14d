import type { Calculator } from '@/lib/calculators/calculator';
import { calculators } from '@/lib/calculators/registry';
import { loadData } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { parseQuery } from '@/lib/parameters/parse';
import { paths, withQuery } from '@/lib/site/urls';
import { evenly } from '../statistics';
import { inputGrid } from './inputs';

/** A path, and the addresses with queries that are requested of it in turn. */
export interface Route {
  readonly path: string;
  readonly requests: readonly string[];
}

/** Combinations that are looked at for each one wanted: some contradict each other and are refused. */
const LOOKED_AT = 8;

/** Returns a path with so many different queries of a calculator, all of which it answers. */
export function withQueries(path: string, { parameters, rules }: Calculator, count: number): Route {
  const check = rules?.(loadData());
  const queries = evenly(inputGrid(parameters), count * LOOKED_AT)
    .map((inputs) => canonicalQuery(parameters, inputs))
    .filter((query) => parseQuery(parameters, new URLSearchParams(query), check).ok);
  return { path, requests: evenly(queries, count).map((query) => withQuery(path, query)) };
}

/** Returns every path of the API, a calculator with so many different queries. */
export function routes(queries: number): Route[] {
  const indexes = [paths.capabilityIndex, paths.directory, paths.openapi];
  return [
    ...indexes.map((path) => ({ path, requests: [path] })),
    ...calculators.map((calculator) => withQueries(paths.calculator(calculator.id), calculator, queries)),
  ];
}
