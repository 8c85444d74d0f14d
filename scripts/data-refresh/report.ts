import { group, sort } from 'd3-array';
import { currentEdition, describeRefresh, isNewer, refreshOf } from '../../lib/data/calendar';
import type { TableEditionRecord } from '../../lib/data/editions';
import type { Table } from '../../lib/data/table';
import type { Release } from '../../lib/data/tables/release-calendar';
import { count } from '../../lib/text/words';
import { markdownTable } from '../markdown-report';

/** The tables of the repository, and what they have at present. */
export interface CurrentTables {
  readonly tables: Readonly<Record<string, Pick<Table, 'file' | 'edition' | 'derivedFrom'>>>;
  readonly editions: Readonly<Record<string, TableEditionRecord>>;
}

/** What the calendar says on a day. */
interface RefreshReport {
  readonly text: string;
  /** Tables that have a newer edition, or should have. */
  readonly newer: number;
}

/** Derived tables follow by themselves, and constants are judged; others were read from pages without a calendar. */
function withoutCalendar(releases: readonly Release[], { tables }: CurrentTables): string[] {
  const timed = new Set(releases.flatMap((release) => release.tables.map((name) => name.split('.')[0])));
  return Object.entries(tables).flatMap(([name, { file, derivedFrom }]) =>
    file.startsWith('data/') && derivedFrom === undefined && !timed.has(name) ? [name] : [],
  );
}

/**
 * Says of each table in a line which edition it has, and whether a newer one exists or should.
 * @throws Error when the calendar names a table or an edition that there is not.
 */
export function reportRefresh(
  releases: readonly Release[],
  current: CurrentTables,
  day: string,
): RefreshReport {
  const lines = releases.flatMap((release) =>
    release.tables.map((name) => {
      const edition = currentEdition(name, current.tables, current.editions);
      return { name, edition, release, refresh: refreshOf(edition, release, day) };
    }),
  );
  const width = Math.max(...lines.map(({ name }) => name.length));
  const newer = lines.filter(({ refresh }) => isNewer(refresh)).length;
  return {
    text: [
      ...lines.map(
        ({ name, edition, refresh, release }) =>
          `${name.padEnd(width)}  has ${edition}: ${describeRefresh(refresh, release)}`,
      ),
      '',
      `Read from pages without a calendar: ${withoutCalendar(releases, current).join(', ')}`,
      newer === 0 ? 'Nothing newer by the calendar.' : `${count(newer, 'line')} with something newer.`,
    ].join('\n'),
    newer,
  };
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** Writes the year of a person who keeps the tables up to date as a Markdown table: `docs/data.md` has it. */
export function calendarTable(releases: readonly Release[]): string {
  return markdownTable(
    ['month', 'what is released', 'read by', 'tables'].map((heading) => ({ heading })),
    sort(releases, ({ month }) => month ?? Infinity).map(({ month, publisher, what, importer, tables }) => [
      month === null ? 'any' : monthName.format(Date.UTC(0, month - 1)),
      `${publisher}: ${what}`,
      importer === null ? 'hand' : `\`${importer}\``,
      tables.map((name) => `\`${name}\``).join(', '),
    ]),
  );
}

/** Lists what is fetched by hand from where, and the command that reads it. */
export function howToFetch(releases: readonly Release[]): string {
  const named = group(releases, ({ importer, id }) => importer ?? id);
  const sections = [...named].map(([name, some]) => {
    const pages = [...new Set(some.map(({ source_url }) => source_url))];
    return [
      some[0]?.importer ? `npm run data:import -- ${name} <file or folder…>` : `${name}: entered by hand`,
      ...some.map(({ what, naming }) => `  ${what}. ${naming}`),
      ...pages.map((page) => `  ${page}`),
    ].join('\n');
  });
  return [
    'Files are fetched by hand: most publishers refuse downloads by programs. Then:',
    ...sections,
    'docs/data.md says what to look at before --write. With --check: which tables have something newer.',
  ].join('\n\n');
}
