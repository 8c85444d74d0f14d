import type { Link } from '@/lib/calculators/page/related';
import { isMissing } from '@/lib/numbers/figure';
import { formatCount, formatDollarsRounded } from '@/lib/numbers/format';
import { usualRadius } from '@/lib/programs/page/finder-place';
import { count } from '@/lib/text/words';
import type { WayFigures } from './figures';
import { conditionInWords, type NamedProgram, namedPrograms, reachedIn, wayTitle } from './names';
import type { Goal } from './parameters';
import type { Where } from './place';
import type { WayPrograms } from './programs';
import type { Way } from './ways';

/** A way with everything that is known of it. */
export interface KnownWay {
  readonly way: Way;
  readonly figures: WayFigures;
  readonly programs: WayPrograms;
  readonly payOff: Link;
}

/** A cell of the table of ways: a figure or the words in its place, with the page that says more. */
export interface WayCell {
  readonly text: string;
  readonly isMissing: boolean;
  readonly href: string | null;
}

export interface WayRow {
  readonly id: 'time' | 'first_pay' | 'cost' | 'graduates_pay' | 'ahead' | 'programs';
  readonly label: string;
  readonly cells: readonly WayCell[];
}

/** Ways side by side: a column for each, a row for each figure. */
export interface WayTable {
  readonly caption: string;
  readonly columns: readonly {
    readonly id: string;
    readonly programs: readonly NamedProgram[];
    readonly condition: string | null;
  }[];
  readonly rows: readonly WayRow[];
}

/** Returns the first columns of a table, with some of its rows. */
export const partOf = (table: WayTable, columns: number, rows: readonly WayRow['id'][]): WayTable => ({
  ...table,
  columns: table.columns.slice(0, columns),
  rows: table.rows
    .filter(({ id }) => rows.includes(id))
    .map((row) => ({ ...row, cells: row.cells.slice(0, columns) })),
});

const known = (text: string, href: string | null = null): WayCell => ({ text, isMissing: false, href });

const timeCell = ({ figures: { months } }: KnownWay): WayCell => known(count(months.typical, 'month'));

/** When a nurse's pay begins: with the first license, or with the last program. */
const firstPayCell = ({ figures: { firstLicenseMonths, months } }: KnownWay): WayCell =>
  known(count(firstLicenseMonths ?? months.typical, 'month'));

function payCell({ figures: { graduatesPay, isPayOfState } }: KnownWay, inState: boolean): WayCell {
  if (isMissing(graduatesPay)) return { text: graduatesPay.missing, isMissing: true, href: null };
  const nationwide = inState && !isPayOfState ? ' nationwide' : '';
  return known(`${formatDollarsRounded(graduatesPay.value)}${nationwide}`);
}

function aheadCell({ figures: { ahead }, payOff }: KnownWay): WayCell {
  return isMissing(ahead)
    ? { text: ahead.missing, isMissing: true, href: null }
    : known(ahead.value, payOff.href);
}

const programsCell = ({ programs: { total, link } }: KnownWay): WayCell =>
  known(total === 0 ? 'None' : formatCount(total), link.href);

/** Sets ways side by side. @param place whose prices count: "in Georgia" */
export function wayTable(
  ways: readonly KnownWay[],
  want: Goal,
  { near, state }: Where,
  place: string,
): WayTable {
  const row = (id: WayRow['id'], label: string, cell: (way: KnownWay) => WayCell): WayRow => ({
    id,
    label,
    cells: ways.map(cell),
  });
  const paysEarlier = ways.some(({ figures }) => figures.firstLicenseMonths !== null);
  return {
    caption: `Ways into nursing side by side: typical figures ${place}`,
    columns: ways.map(({ way }) => ({
      id: wayTitle(way),
      programs: namedPrograms(way),
      condition: conditionInWords(way),
    })),
    rows: [
      row('time', reachedIn[want], timeCell),
      ...(paysEarlier ? [row('first_pay', 'First nursing pay in', firstPayCell)] : []),
      row('cost', 'Tuition, books and fees', ({ figures }) =>
        known(formatDollarsRounded(figures.cost.median)),
      ),
      row('graduates_pay', 'Graduates’ pay, a year', (way) => payCell(way, state !== null)),
      ...(ways.every(({ figures }) => isMissing(figures.ahead))
        ? []
        : [row('ahead', 'Ahead after, from your first class', aheadCell)]),
      row(
        'programs',
        near === null ? 'Programs' : `Programs within ${count(usualRadius, 'mile')}`,
        programsCell,
      ),
    ],
  };
}
