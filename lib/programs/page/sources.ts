import type { TableName } from '@/lib/data/registry';
import type { Source } from '@/lib/data/table';
import { shortSources } from '@/lib/site/short-sources';
import { type FigureFactId, figureFacts } from '../facts/facts';
import type { ProgramFacts } from '../program-schema';
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

/** Returns the sources of tables in the order of display; of a table that no page names, none. */
export function sourcesOf(tables: readonly TableName[]): Source[] {
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

/** Returns the sources of some figures of these programs. */
export const figureSources = (programs: readonly ProgramFacts[], ids: readonly FigureFactId[]) =>
  sourcesOf(
    programs.flatMap((program) =>
      figureFacts.filter(({ id }) => ids.includes(id)).flatMap((fact) => fact.tables(program)),
    ),
  );
