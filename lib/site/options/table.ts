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

const missing = (text: string): WayCell => ({ text, isMissing: true, href: null });

const timeCell = ({ figures: { months } }: KnownWay): WayCell => known(count(months.typical, 'month'));

/** When a nurse's pay begins: with the first license, or with the last program. */
const firstPayCell = ({ figures: { firstLicenseMonths, months } }: KnownWay): WayCell =>
  known(count(firstLicenseMonths ?? months.typical, 'month'));

/** Whose prices a cost is made of, where they are not those of public schools alone. */
export function otherSchools({ programs }: KnownWay['way']): string | null {
  const prices = programs.map(({ rows: { price } }) => price);
  if (prices.some(({ kind }) => kind === 'printed')) return 'any school';
  const ofPublic = prices.filter((price) => price.kind !== 'printed' && price.row.control === 'public');
  if (ofPublic.length === prices.length) return null;
  return ofPublic.length === 0 ? 'private' : 'partly private';
}

/** Tests whether the middle half of prices has two ends that read apart: those of one school do not. */
export const hasMiddleHalf = ({ p25, p75 }: WayFigures['cost']): boolean =>
  formatDollarsRounded(p25) !== formatDollarsRounded(p75);

/** Names the schools of a row of costs: a cell is marked where its schools are others. */
function costLabel(ways: readonly KnownWay[]): string {
  const marked = ways.filter(({ way }) => otherSchools(way) !== null);
  if (marked.length === 0) return 'Tuition, books and fees, public schools';
  // Short enough for a line on a phone.
  return `Tuition, books, fees${marked.length === ways.length ? '' : ': public unless marked'}`;
}

function costCell({ way, figures: { cost } }: KnownWay): WayCell {
  const schools = otherSchools(way);
  return known(`${formatDollarsRounded(cost.median)}${schools === null ? '' : `, ${schools}`}`);
}

const payCell = ({ figures: { graduatesPay } }: KnownWay): WayCell =>
  isMissing(graduatesPay) ? missing(graduatesPay.missing) : known(formatDollarsRounded(graduatesPay.value));

/** Months from today: those before the first class, and those that the return calculator counts. */
function aheadCell({ figures: { ahead }, payOff }: KnownWay, never: string): WayCell {
  if (isMissing(ahead)) return missing(ahead.missing);
  const { beforeClass, fromClass, isTooLate, isMaybe } = ahead.value;
  const months = `${count(beforeClass + fromClass, 'month')}${isMaybe ? ', maybe' : ''}`;
  return known(isTooLate ? never : months, payOff.href);
}

function programsCell({ programs: { total, name, isListedAsOther, link } }: KnownWay): WayCell {
  const listed = isListedAsOther ? ` ${name}` : '';
  return known(total === 0 ? 'None' : `${formatCount(total)}${listed}`, link.href);
}

/** What the programs of a row are: where they are looked for, and that not all are confirmed. */
function programsLabel(ways: readonly KnownWay[], near: Where['near']): string {
  const within = near === null ? '' : ` within ${count(usualRadius, 'mile')}`;
  const areSure = ways.every(({ programs: { notConfirmed } }) => notConfirmed === 0);
  return `Programs${within}${areSure ? '' : ', confirmed or not'}`;
}

/** Tests whether nothing is known in a row: such a row is left out. */
const isEmpty = ({ cells }: WayRow) => cells.every((cell) => cell.isMissing);

/** Whose figures a table has. */
interface TableOf {
  readonly want: Goal;
  readonly near: Where['near'];
  /** Whose prices count: "in Georgia". */
  readonly place: string;
  /** What a time that is too long is called: "Not within 20 years". */
  readonly never: string;
}

/** Sets ways side by side. */
export function wayTable(ways: readonly KnownWay[], { want, near, place, never }: TableOf): WayTable {
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
      row('cost', costLabel(ways), costCell),
      row('graduates_pay', 'Graduates’ pay, a year', payCell),
      row('ahead', 'Ahead after, from today', (way) => aheadCell(way, never)),
      row('programs', programsLabel(ways, near), programsCell),
    ].filter((one) => !isEmpty(one)),
  };
}
