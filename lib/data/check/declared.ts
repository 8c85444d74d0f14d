import { nation, states } from '@/lib/places/states';
import type { ForeignKey } from '../table';
import { type Corpus, isRequired, recordKey, type TableContent } from './corpus';
import type { Failure } from './failure';

/** Checks that every table declares for itself. Each finds what breaks its declaration. */
type DeclaredCheck = (content: TableContent, corpus: Corpus) => Failure[];

export const primaryKey: DeclaredCheck = ({ name, table, records }) => {
  const firstWith = new Map<string, number>();
  return records.flatMap((record, index) => {
    const key = recordKey(record, table.primaryKey);
    const first = firstWith.get(key);
    if (first === undefined) {
      firstWith.set(key, index + 1);
      return [];
    }
    const column = table.primaryKey.join(', ');
    return [
      { table: name, record: index + 1, column, reason: `has the same key as record ${first}: ${key}` },
    ];
  });
};

function danglingReferences(content: TableContent, key: ForeignKey, corpus: Corpus): Failure[] {
  const column = key.columns.join(', ');
  const referenced = corpus.get(key.table);
  if (!referenced) {
    return [
      { table: content.name, record: null, column, reason: `points to ${key.table}, which is no table` },
    ];
  }
  const known = new Set(referenced.records.map((record) => recordKey(record, key.references)));
  return content.records.flatMap((record, index) => {
    const cells = recordKey(record, key.columns);
    const points = key.columns.every((name) => record[name] !== '');
    if (!points || known.has(cells)) return [];
    return [{ table: content.name, record: index + 1, column, reason: `${key.table} has no row ${cells}` }];
  });
}

export const foreignKeys: DeclaredCheck = (content, corpus) =>
  (content.table.foreignKeys ?? []).flatMap((key) => danglingReferences(content, key, corpus));

/** Every combination of one value for each column. */
function combinations(
  each: Readonly<Record<string, readonly string[] | undefined>>,
): Record<string, string>[] {
  return Object.entries(each).reduce<Record<string, string>[]>(
    (partial, [column, values = []]) =>
      partial.flatMap((combination) => values.map((value) => ({ ...combination, [column]: value }))),
    [{}],
  );
}

/** What is missing of one combination, in words: an area, or the combination itself where it names no areas. */
function missingRows(
  records: TableContent['records'],
  combination: Readonly<Record<string, string>>,
  areas: readonly string[] | undefined,
): string[] {
  const members = records.filter((record) =>
    Object.entries(combination).every(([column, value]) => record[column] === value),
  );
  const what = Object.values(combination).join(', ');
  if (!areas) return members.length > 0 ? [] : [what];
  const present = new Set(members.map((record) => record['state_slug']));
  return areas.filter((area) => !present.has(area)).map((area) => `${area}${what && ` (${what})`}`);
}

export const coverage: DeclaredCheck = ({ name, table, records }) =>
  (table.coverage ?? []).flatMap(({ areas, each = {} }) =>
    combinations(each).flatMap((combination) =>
      missingRows(records, combination, areas).map((missing) => ({
        table: name,
        record: null,
        column: areas ? 'state_slug' : Object.keys(each).join(', '),
        reason: `has no row for ${missing}`,
      })),
    ),
  );

/** Columns that hold the edition of a row wherever they are. */
const editionColumns = ['edition', 'release'];

/** Rows are of the table's edition: a new one in the rows needs a new one in the registry, with its notes and sources. */
export const editions: DeclaredCheck = ({ name, table, records }) => {
  const columns = [...editionColumns, table.editionColumn].filter(
    (column) => column !== undefined && column in table.row.shape,
  );
  return columns.flatMap((column = '') =>
    records.flatMap((record, index) => {
      if (record[column] === table.edition) return [];
      const reason = `${record[column]} is not the edition of the table (${table.edition})`;
      return [{ table: name, record: index + 1, column, reason }];
    }),
  );
};

const codeOf = new Map<string, string>([...states, nation].map(({ slug, code }) => [slug, code]));

export const stateCodes: DeclaredCheck = ({ name, records }) =>
  records.flatMap((record, index) => {
    const { state_slug: slug, state_code: code } = record;
    if (slug === undefined || code === undefined || codeOf.get(slug) === code) return [];
    return [{ table: name, record: index + 1, column: 'state_code', reason: `${code} is not ${slug}` }];
  });

export const ascendingColumns: DeclaredCheck = ({ name, table, records }) =>
  records.flatMap((record, index) => {
    const known = (table.ascending ?? [])
      .map((column) => ({ column, value: Number(record[column] || Number.NaN) }))
      .filter(({ value }) => Number.isFinite(value));
    return known.flatMap(({ column, value }, place) => {
      const before = known[place - 1];
      if (!before || before.value <= value) return [];
      const reason = `${value} is below ${before.column} (${before.value})`;
      return [{ table: name, record: index + 1, column, reason }];
    });
  });

/** Columns of which a table whose rows carry their own provenance has at least one, never empty. */
const rowSources = ['source_url', 'obtained_from', 'basis'];

export const provenance: DeclaredCheck = ({ name, table }, corpus) => {
  const failure = (reason: string) => ({ table: name, record: null, column: null, reason });
  const unnamed = table.sources.filter(({ title, url }) => !title || !/^(https?:\/)?\//.test(url));
  const unknown = (table.derivedFrom ?? []).filter((other) => !corpus.has(other));
  const sourced =
    table.sources.length > 0 ||
    table.derivedFrom !== undefined ||
    rowSources.some((column) => isRequired(table.row, column));
  return [
    ...(sourced ? [] : [failure('neither its rows nor the table say where it comes from')]),
    ...unnamed.map(({ title }) => failure(`a source has no title or no address: ${title}`)),
    ...unknown.map((other) => failure(`is derived from ${other}, which is no table`)),
  ];
};
