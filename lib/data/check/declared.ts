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

export const coverage: DeclaredCheck = ({ name, table, records }) =>
  (table.coverage ?? []).flatMap(({ areas, each = {} }) =>
    combinations(each).flatMap((combination) => {
      const members = records.filter((record) =>
        Object.entries(combination).every(([column, value]) => record[column] === value),
      );
      const present = new Set(members.map((record) => record['state_slug']));
      const where = Object.values(combination).join(', ');
      return areas
        .filter((area) => !present.has(area))
        .map((area) => ({
          table: name,
          record: null,
          column: 'state_slug',
          reason: `has no row for ${area}${where && ` (${where})`}`,
        }));
    }),
  );

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
