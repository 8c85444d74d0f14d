import { calculators } from '@/lib/calculators/registry';
import { canonicalQuery } from '@/lib/parameters/canonical';
import type { Parameters } from '@/lib/parameters/declare';
import { paths, withQuery } from '@/lib/site/urls';
import { evenly } from '../statistics';
import { inputGrid } from './inputs';

/** A path, and the addresses with queries that are requested of it in turn. */
export interface Route {
  readonly path: string;
  readonly requests: readonly string[];
}

/** Returns a path with so many different queries of a calculator. */
export function withQueries(path: string, parameters: Parameters, count: number): Route {
  const inputs = evenly(inputGrid(parameters), count);
  return { path, requests: inputs.map((each) => withQuery(path, canonicalQuery(parameters, each))) };
}

/** Returns every path of the API, a calculator with so many different queries. */
export function routes(queries: number): Route[] {
  const indexes = [paths.capabilityIndex, paths.directory, paths.openapi];
  return [
    ...indexes.map((path) => ({ path, requests: [path] })),
    ...calculators.map(({ id, parameters }) => withQueries(paths.calculator(id), parameters, queries)),
  ];
}
