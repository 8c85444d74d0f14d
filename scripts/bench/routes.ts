import { calculators } from '@/lib/calculators/registry';
import { canonicalQuery } from '@/lib/parameters/parameters';
import { paths, withQuery } from '@/lib/site/urls';
import { inputGrid } from './inputs';
import { evenly } from './statistics';

/** One address of the API, and what is asked of it in turn. */
export interface Route {
  readonly path: string;
  /** Paths with their queries. */
  readonly requests: readonly string[];
}

/** Every address of the API; a calculator with that many different queries. */
export function routes(queries: number): Route[] {
  const indexes = [paths.capabilityIndex, paths.directory, paths.openapi];
  return [
    ...indexes.map((path) => ({ path, requests: [path] })),
    ...calculators.map(({ id, parameters }) => {
      const path = paths.calculator(id);
      const inputs = evenly(inputGrid(parameters), queries);
      return { path, requests: inputs.map((each) => withQuery(path, canonicalQuery(parameters, each))) };
    }),
  ];
}
