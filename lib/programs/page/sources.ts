import type { TableName } from '@/lib/data/registry';
import { type ShortSource, shortSources } from '@/lib/site/short-sources';
import type { ProgramView } from './program-view';

/** Short sources of the tables behind programs, in the order of display. */
const sourcesByTable: Readonly<Partial<Record<TableName, readonly ShortSource[]>>> = {
  pass_rates: shortSources.passRates,
  program_outcomes: shortSources.graduates,
  wages: shortSources.wages,
  institutions: shortSources.schoolPrices,
  prices: shortSources.schoolPrices,
  nursing_awards: shortSources.awards,
  accreditation: shortSources.accreditation,
};

function sourcesOf(tables: readonly TableName[]): ShortSource[] {
  const shown: ReadonlySet<string> = new Set(tables);
  return [
    ...new Set(
      Object.entries(sourcesByTable).flatMap(([table, sources]) => (shown.has(table) ? sources : [])),
    ),
  ];
}

/** Returns the sources of the scores of these programs. */
export const scoreSources = (programs: readonly ProgramView[]) =>
  sourcesOf(programs.flatMap(({ scoreTables }) => scoreTables));

/** Returns the sources of everything that is shown of these programs. */
export const programSources = (programs: readonly ProgramView[]) =>
  sourcesOf(programs.flatMap(({ tables }) => tables));
