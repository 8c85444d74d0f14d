import type { TableName } from '@/lib/data/registry';
import type { Source } from '@/lib/data/table';
import { shortSources } from '@/lib/site/short-sources';
import type { ProgramView } from './program-view';

/** Short sources of the tables behind programs, in the order of display. */
const sourcesByTable: Readonly<Partial<Record<TableName, readonly Source[]>>> = {
  pass_rates: shortSources('pass_rates'),
  program_outcomes: shortSources('graduate_earnings_by_state'),
  wages: shortSources('wages'),
  institutions: shortSources('institutions'),
  prices: shortSources('institutions'),
  nursing_awards: shortSources('nursing_awards'),
  accreditation: shortSources('accreditation'),
};

function sourcesOf(tables: readonly TableName[]): Source[] {
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
