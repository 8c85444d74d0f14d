import type { CsvRecord } from '../../csv';
import { type Period, recordPeriod } from '../../period';
import { mayHold, type Schools, type Scope, scopeOf } from './scope';

/** A row with whom it counts and when. */
export interface PublishedRow {
  readonly record: CsvRecord;
  readonly scope: Scope;
  readonly period: Period;
  readonly candidates: number;
}

/** Rows that tell a period, with whom they count. */
export function publishedRows(records: readonly CsvRecord[], schools: Schools): PublishedRow[] {
  return records.flatMap((record) => {
    const period = recordPeriod(record);
    if (period === undefined) return [];
    return [{ record, scope: scopeOf(record, schools), period, candidates: Number(record['candidates']) }];
  });
}

/** Parts of a list that are connected, directly or through others. */
export function connected<T>(items: readonly T[], isLinked: (a: T, b: T) => boolean): T[][] {
  const groups: T[][] = [];
  const left = new Set(items);
  for (const item of items) {
    if (!left.delete(item)) continue;
    const members = [item];
    for (const member of members) {
      for (const other of left) {
        if (!isLinked(member, other)) continue;
        left.delete(other);
        members.push(other);
      }
    }
    groups.push(members);
  }
  return groups;
}

/** Whether a row may be of some people of another, however one whose school is not known is read. */
const mayHoldAnyhow = (whole: Scope, part: Scope) =>
  mayHold(whole, part, 'whole') || mayHold(whole, part, 'part');

/** Rows of schools whose rows may be of the same people, some of others. */
export function relatedRows(rows: readonly PublishedRow[]): PublishedRow[][] {
  const scopes = [...new Map(rows.map(({ scope }) => [scope.key, scope])).values()];
  return connected(scopes, (a, b) => mayHoldAnyhow(a, b) || mayHoldAnyhow(b, a)).map((members) => {
    const keys = new Set(members.map(({ key }) => key));
    return rows.filter(({ scope }) => keys.has(scope.key));
  });
}
