import type { TableEditionRecord } from './editions';
import { monthNumber } from './month-number';
import type { Table } from './table';
import type { Release } from './tables/release-calendar';

/** An edition as the text of a table names it. */
interface Edition {
  /** "May 2025", "2023-24", "2026-06-10". */
  readonly name: string;
  /** Year in which its period begins. */
  readonly year: number;
  /** Whether it is named by the day of a release or reading, not by a period. */
  readonly isDay: boolean;
}

/** The first edition that a text names; of "2003 to 2025" the end. */
const EDITION = /(?<day>\d{4}-\d{2}-\d{2})|(?:\d{4} to )?(?<period>(?:[A-Z][a-z]+ )?\d{4}(?:-\d{2})?)/;

function editionNamed(text: string): Edition {
  const { day, period } = text.match(EDITION)?.groups ?? {};
  const name = day ?? period;
  if (name === undefined) throw new Error(`"${text}" names no edition`);
  return { name, year: Number(name.match(/\d{4}/)?.[0]), isDay: day !== undefined };
}

/** The name of the same period years later: "2023-24" becomes "2025-26" after two. */
function nameAfter({ name, year, isDay }: Edition, years: number): string {
  if (isDay) return `one of ${year + years}`;
  return name.replace(/\d{4}|(?<=-)\d{2}/g, (digits) =>
    String(Number(digits) + years)
      .padStart(digits.length, '0')
      .slice(-digits.length),
  );
}

/** Days as 2026-11-28 and years order as text. */
const order = ({ name, year, isDay }: Edition) => (isDay ? name : String(year));

const monthWords = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const inWords = (months: number) => monthWords.format(Date.UTC(Math.floor(months / 12), months % 12));

/** What the calendar says of an edition on a day; months in words. */
export interface Refresh {
  /** A newer edition that was seen. */
  readonly known: { readonly edition: string; readonly published: string | null } | null;
  /** A still newer one whose month is over. `lookedUp`: someone looked after that month, and it was not out. */
  readonly due: { readonly edition: string; readonly since: string; readonly lookedUp: boolean } | null;
  /** The one after it; null where the release has no month of its own. */
  readonly next: { readonly edition: string; readonly month: string } | null;
}

/**
 * Works out whether an edition should have been replaced.
 *
 * A period's edition is expected in the month of the release, some years after the period began; one named by a day,
 * a year after it. It should be out once that month is over.
 *
 * @param edition text that names what a table has.
 * @param day as 2026-11-28.
 * @throws Error when a text names no edition, or the calendar names editions in another way than the table.
 */
export function refreshOf(edition: string, release: Release, day: string): Refresh {
  const current = editionNamed(edition);
  const seen = release.newest_edition === null ? current : editionNamed(release.newest_edition);
  if (seen.isDay !== current.isDay) {
    throw new Error(`${release.id}: the calendar has ${seen.name}, the table ${current.name}`);
  }
  const newest = order(seen) > order(current) ? seen : current;
  const known = newest === current ? null : { edition: newest.name, published: release.published };
  const month = release.month ?? (newest.isDay ? (monthNumber(newest.name) % 12) + 1 : null);
  if (month === null) return { known, due: null, next: null };

  const releasedIn = (year: number) => (year + release.years_after) * 12 + month - 1;
  const dueYear = Math.floor((monthNumber(day) - month) / 12) - release.years_after;
  const named = (year: number) => nameAfter(newest, year - newest.year);
  const nextYear = Math.max(dueYear, newest.year) + 1;
  return {
    known,
    due:
      dueYear > newest.year
        ? {
            edition: named(dueYear),
            since: inWords(releasedIn(dueYear)),
            lookedUp: monthNumber(release.looked_up) > releasedIn(dueYear),
          }
        : null,
    next: { edition: named(nextYear), month: inWords(releasedIn(nextYear)) },
  };
}

/** Whether there is something to fetch, or to look up. */
export const isNewer = ({ known, due }: Refresh) => known !== null || (due !== null && !due.lookedUp);

/** Says in a line what the calendar says of an edition. */
export function describeRefresh({ known, due, next }: Refresh, { looked_up, source_url }: Release): string {
  const parts = [
    ...(known === null
      ? []
      : [`${known.edition} is known to exist${known.published ? ` (released ${known.published})` : ''}`]),
    ...(due === null
      ? []
      : [
          due.lookedUp
            ? `${due.edition} was expected in ${due.since} and was not out when looked up on ${looked_up}`
            : `by the calendar ${due.edition} should be out since ${due.since} (not looked up)`,
        ]),
  ];
  if (parts.length > 0) return parts.join('; ');
  if (next === null) return `no month of release: look at ${source_url}, last done on ${looked_up}`;
  return `up to date; ${next.edition} is expected in ${next.month}`;
}

/**
 * Returns what a table has of a release: its edition, or one of its years ("institutions.directory").
 * @throws Error when there is no such table or year.
 */
export function currentEdition(
  name: string,
  tables: Readonly<Record<string, Pick<Table, 'edition'>>>,
  editions: Readonly<Record<string, TableEditionRecord>>,
): string {
  const [table = '', years] = name.split('.');
  const edition = years === undefined ? tables[table]?.edition : editions[table]?.years?.[years];
  if (edition === undefined) throw new Error(`The release calendar names ${name}, which no table has`);
  return edition;
}
