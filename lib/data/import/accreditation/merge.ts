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

const programOf = ({ agency, credential }: CsvRecord) => `${agency}|${credential}`;
const byUnit = (row: CsvRecord) => `${programOf(row)}|${row['unitid']}`;
const byName = (row: CsvRecord) => `${programOf(row)}|${row['state_code']}|${plain(row['institution'])}`;

const asRecord = ({ level, ...listing }: Located): CsvRecord => ({
  ...listing,
  level_as_printed: level,
  check_at: checkAt[listing.agency] ?? '',
  state_slug: slugsByCode[listing.state_code] ?? '',
});

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

/** What happens to a program of a list: its row is new, or takes the place of a stored one, or neither. */
type Decision =
  | { readonly added: CsvRecord }
  | { readonly before: CsvRecord; readonly after: CsvRecord }
  | { readonly warning: string }
  | undefined;

/**
 * Decides about a program.
 *
 * @param found stored rows that it fits.
 * @param newest day of the newest stored list of its agency and credential.
 * @param isTaken whether another program of the list has a stored row already.
 */
function decisionOf(
  now: CsvRecord,
  found: readonly CsvRecord[],
  newest: string,
  isTaken: (row: CsvRecord) => boolean,
): Decision {
  const [before, ...others] = found;
  const { as_of = '', status } = now;
  const warning = (what: string): Decision => ({ warning: `${describe(now)} ${what}` });
  if (before === undefined) {
    return newest > as_of
      ? warning('is on this list and not on the newer one that is stored: not added')
      : { added: now };
  }
  if (isTaken(before)) return warning('fits a row that another program of the list fits, which has it');
  if (others.length > 0) return warning(`fits ${found.length} rows, which stay as they are`);
  if ((before['as_of'] ?? '') <= as_of) return { before, after: updated(before, now) };
  if (before['status'] === status) return undefined;
  return warning(`is "${status}" on this list, "${before['status']}" on a newer one`);
}

/** Day of the newest row by agency and credential. */
const newestDays = (records: readonly CsvRecord[]) =>
  rollup(records, (rows) => greatest(rows, ({ as_of }) => as_of ?? '')?.['as_of'] ?? '', programOf);

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
  const newest = newestDays(held);
  const changed = new Map<CsvRecord, CsvRecord>();
  const confirmed = new Set<CsvRecord>();
  const added: CsvRecord[] = [];
  const warnings: string[] = [];
  const listed = incoming.map(asRecord);
  for (const now of listed) {
    const found = find(now);
    for (const row of found) confirmed.add(row);
    const decision = decisionOf(now, found, newest.get(programOf(now)) ?? '', (row) => changed.has(row));
    if (decision === undefined) continue;
    if ('warning' in decision) warnings.push(decision.warning);
    else if ('added' in decision) added.push({ ...decision.added, level_as_printed: level(now) });
    else changed.set(decision.before, decision.after);
  }
  const scope = new Map(listed.map((record) => [programOf(record), record['as_of'] ?? '']));
  const isGone = (row: CsvRecord) => {
    const as_of = scope.get(programOf(row));
    const isOlder = as_of !== undefined && (row['as_of'] ?? '') < as_of;
    return isWhole && isOlder && !confirmed.has(row) && !HISTORY.test(row['status'] ?? '');
  };
  const kept = held.filter((row) => !isGone(row));
  return { records: [...kept.map((row) => changed.get(row) ?? row), ...added], warnings };
}
