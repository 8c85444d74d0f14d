import type { ContentFiles } from '../content';
import { builtFailures, packageFailures, unlistedFailures } from './built';
import { consistencyFailures, isCheckedForConsistency } from './consistency';
import { type Corpus, readCorpus, type TableContent } from './corpus';
import { countedYearFailures } from './counted-years';
import {
  ascendingColumns,
  coverage,
  editions,
  foreignKeys,
  primaryKey,
  provenance,
  stateCodes,
} from './declared';
import type { Failure } from './failure';
import { texts } from './texts';

/** What was checked of one table. */
export interface CheckedTable {
  readonly name: string;
  readonly rows: number;
  readonly checks: readonly string[];
}

export interface CheckReport {
  readonly tables: readonly CheckedTable[];
  readonly failures: readonly Failure[];
}

/** Names of the checks that apply to a table, in the order in which they run. */
function checksOf({ name, table, records }: TableContent): string[] {
  return [
    'schema',
    'text',
    'key',
    ...(table.foreignKeys ?? []).map((key) => `in ${key.table}`),
    ...(table.coverage ? [table.coverage.some(({ areas }) => areas) ? 'areas' : 'rows'] : []),
    ...(records[0]?.['state_code'] && records[0]['state_slug'] ? ['state codes'] : []),
    ...(table.ascending ? ['order'] : []),
    ...(isCheckedForConsistency(name) ? ['consistency'] : []),
    ...(table.derivedFrom ? ['derivation'] : []),
    'provenance',
    'checksum',
  ];
}

const declaredChecks = [
  texts,
  primaryKey,
  foreignKeys,
  coverage,
  editions,
  stateCodes,
  ascendingColumns,
  provenance,
];

/** What is wrong with one table by its own declaration. */
export function tableFailures(content: TableContent, corpus: Corpus): Failure[] {
  return [...content.failures, ...declaredChecks.flatMap((check) => check(content, corpus))];
}

/** Checks everything in `content/` that holds or describes a table. Never throws. */
export function checkContent(files: ContentFiles): CheckReport {
  const corpus = readCorpus(files);
  const contents = [...corpus.values()];
  return {
    tables: contents.map((content) => ({
      name: content.name,
      rows: content.records.length,
      checks: checksOf(content),
    })),
    failures: [
      ...contents.flatMap((content) => tableFailures(content, corpus)),
      ...consistencyFailures(corpus),
      ...countedYearFailures(corpus),
      ...unlistedFailures(files),
      ...packageFailures(files),
      ...builtFailures(files),
    ],
  };
}
