import type { Source } from '@/lib/data/table';
import { type ParameterFile, parameterTables } from '@/lib/data/tables/parameters';
import { paths } from '@/lib/site/urls';

/** Constants of a calculator as a source of its figures: what they are, as of when, and the page that lists them. */
export function constantsSource(id: ParameterFile, what: string): Source {
  return { title: `${what}, ${parameterTables[id].edition}`, url: paths.methodology(id) };
}
