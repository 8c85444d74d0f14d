import { greatest, group, rollup } from 'd3-array';
import { slugsByCode } from '@/lib/places/states';
import type { CsvRecord } from '../../csv';
import { checkAt, type Listing } from './listing';

/** A program of a list, with the unit that its school is. */
export interface Located extends Listing {
  readonly obtained_from: string;
}

/** The table as it would be. */
export interface MergedListings {
  readonly records: readonly CsvRecord[];
  readonly warnings: readonly string[];
}

/** Notes that say of a row that its list was old; a newer list ends them. */
const OLD_LIST = /^the newest list that could be obtained/;
/** What happened to a program is known from its row though the list no longer has it. */
const HISTORY = /^(Voluntarily withdrawn|Institution closed|Consolidated)/;

const plain = (name: string | undefined) =>
  (name ?? '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

type Keyed = Pick<CsvRecord, string>;
const programOf = ({ agency, credential }: Keyed) => `${agency}|${credential}`;
const byUnit = (row: Keyed) => `${programOf(row)}|${row['unitid']}`;
const byName = (row: Keyed) => `${programOf(row)}|${row['state_code']}|${plain(row['institution'])}`;

const asRecord = ({ level, ...listing }: Located): CsvRecord => ({ ...listing, level_as_printed: level });

/** Finds the stored row of a program: by unit, and by name where a unit has several or none. */
function finder(held: readonly CsvRecord[]) {
  const units = group(held, byUnit);
  const names = group(held, byName);
  return (record: CsvRecord): readonly CsvRecord[] => {
    const named = names.get(byName(record)) ?? [];
    const inCity = named.filter(({ city }) => record['city'] !== '' && plain(city) === plain(record['city']));
    if (inCity.length > 0) return inCity;
    if (named.length > 0) return named;
    return record['unitid'] === '' ? [] : (units.get(byUnit(record)) ?? []);
  };
}

/** Columns that a list may leave out: the row says them still. */
const KEPT = ['initial', 'term_ends_or_next_review', 'website', 'unitid'] as const;

function updated(before: CsvRecord, now: CsvRecord): CsvRecord {
  const note = OLD_LIST.test(before['note'] ?? '') ? '' : (before['note'] ?? '');
  return {
    ...before,
    ...Object.fromEntries(KEPT.map((column) => [column, now[column] || (before[column] ?? '')])),
    status: now['status'] ?? '',
    as_of: now['as_of'] ?? '',
    check_at: now['check_at'] || (before['check_at'] ?? ''),
    obtained_from: now['obtained_from'] ?? '',
    note: now['note'] || note,
  };
}

const describe = ({ institution, state_code, credential, agency }: CsvRecord) =>
  `${institution}, ${state_code}, ${credential} (${agency})`;

/** Words of an agency for a level, as most of its rows have them, so that a key does not change with a list. */
function usualLevel(held: readonly CsvRecord[]) {
  const rows = group(held, programOf, (row) => row['level_as_printed'] ?? '');
  return (record: CsvRecord) => {
    const levels = [...(rows.get(programOf(record)) ?? [])].toSorted(([, a], [, b]) => b.length - a.length);
    return levels[0]?.[0] ?? record['level_as_printed'] ?? '';
  };
}

/**
 * Puts the programs of a list into the table. A row that was read from a newer list stays; whole lists take away the
 * rows of their agencies and credentials that they don't have.
 */
export function mergeListings(
  held: readonly CsvRecord[],
  incoming: readonly Located[],
  isWhole: boolean,
): MergedListings {
  const find = finder(held);
  const level = usualLevel(held);
  const newest = rollup(
    held,
    (rows) => greatest(rows, ({ as_of }) => as_of ?? '')?.['as_of'] ?? '',
    programOf,
  );
  const changed = new Map<CsvRecord, CsvRecord>();
  const confirmed = new Set<CsvRecord>();
  const added: CsvRecord[] = [];
  const warnings: string[] = [];
  for (const listing of incoming) {
    const now = { ...asRecord(listing), check_at: checkAt[listing.agency] ?? '' };
    const found = find(now);
    const [before, ...others] = found;
    const isTaken = before !== undefined && changed.has(before);
    for (const row of found) confirmed.add(row);
    if (before === undefined && (newest.get(programOf(now)) ?? '') > listing.as_of) {
      warnings.push(`${describe(now)} is on this list and not on the newer one that is stored: not added`);
    } else if (before === undefined) {
      const state_slug = slugsByCode[listing.state_code] ?? '';
      added.push({ ...now, state_slug, level_as_printed: level(now) });
    } else if (isTaken) {
      warnings.push(`${describe(now)} fits a row that another program of the list fits, which has it`);
    } else if (others.length > 0) {
      warnings.push(`${describe(now)} fits ${found.length} rows, which stay as they are`);
    } else if ((before['as_of'] ?? '') > listing.as_of) {
      const isSame = before['status'] === listing.status;
      if (!isSame)
        warnings.push(
          `${describe(now)} is "${listing.status}" on this list, "${before['status']}" on a newer one`,
        );
    } else changed.set(before, updated(before, now));
  }
  const scope = new Map(incoming.map((listing) => [programOf({ ...asRecord(listing) }), listing.as_of]));
  const isGone = (row: CsvRecord) => {
    const as_of = scope.get(programOf(row));
    const isOlder = as_of !== undefined && (row['as_of'] ?? '') < as_of;
    return isWhole && isOlder && !confirmed.has(row) && !HISTORY.test(row['status'] ?? '');
  };
  const kept = held.filter((row) => !isGone(row));
  return { records: [...kept.map((row) => changed.get(row) ?? row), ...added], warnings };
}
