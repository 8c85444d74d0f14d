import { slugsByCode } from '@/lib/places/states';
import type { CsvRecord } from '../../../csv';
import type { RawRow } from '../../files/delimited';
import { cellText } from '../cells';

const controls = new Map([
  ['1', 'public'],
  ['2', 'private nonprofit'],
  ['3', 'private for-profit'],
]);

const levels = new Map([
  ['1', '4-year'],
  ['2', '2-year'],
  ['3', 'less-than-2-year'],
]);

/** Kinds of place by the first digit of LOCALE, with what the second one tells. */
const localeKinds: readonly (readonly [string, string, readonly string[]])[] = [
  ['1', 'City', ['Large', 'Midsize', 'Small']],
  ['2', 'Suburb', ['Large', 'Midsize', 'Small']],
  ['3', 'Town', ['Fringe', 'Distant', 'Remote']],
  ['4', 'Rural', ['Fringe', 'Distant', 'Remote']],
];

const locales: ReadonlyMap<string, string> = new Map(
  localeKinds.flatMap(([digit, kind, parts]) =>
    parts.map((part, at): [string, string] => [`${digit}${at + 1}`, `${kind}: ${part}`]),
  ),
);

/** What an institution is and where, from its row of the directory; "" where NCES has no value or an unknown code. */
export function identityOf(row: RawRow): CsvRecord {
  const text = (column: string) => cellText(row[column]);
  return {
    // Some copies keep quotes around it.
    opeid: cellText(row['OPEID']?.replaceAll('"', '')),
    name: text('INSTNM'),
    city: text('CITY'),
    state_slug: slugsByCode[text('STABBR')] ?? '',
    state_code: text('STABBR'),
    zip: text('ZIP'),
    website: text('WEBADDR'),
    control: controls.get(text('CONTROL')) ?? '',
    level: levels.get(text('ICLEVEL')) ?? '',
    latitude: text('LATITUDE'),
    longitude: text('LONGITUD'),
    locale: locales.get(text('LOCALE')) ?? '',
    county: text('COUNTYNM'),
  };
}

/** Whether the directory has the unit as active in its year. */
export const isActive = (row: RawRow | undefined) => cellText(row?.['CYACTIVE']) === '1';
