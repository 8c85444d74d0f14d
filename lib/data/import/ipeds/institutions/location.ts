import { greatCircleMiles } from '@/lib/numbers/great-circle';
import { roundTo } from '@/lib/numbers/rounding';
import type { CsvRecord } from '../../../csv';
import type { RawRow } from '../../files/delimited';
import { cellText } from '../cells';

/** Digits of a ZIP code without its addition. */
const ZIP_DIGITS = 5;
const MILES_DECIMALS = 2;

const pointOf = (latitude = '', longitude = '') => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});

function miles(from: CsvRecord, to: CsvRecord, earthRadius: number): string {
  const distance = greatCircleMiles(
    earthRadius,
    pointOf(from['latitude'], from['longitude']),
    pointOf(to['latest_latitude'], to['latest_longitude']),
  );
  const rounded = roundTo(distance, MILES_DECIMALS);
  return rounded === 0 ? '0.0' : String(rounded);
}

/**
 * Where an institution is by the newest directory, and what changed since its row of institutions.
 *
 * @param row of the newest directory; undefined where that no longer has the unit.
 * @param earthRadius in miles.
 */
export function locationOf(
  institution: CsvRecord,
  row: RawRow | undefined,
  source: string,
  earthRadius: number,
): CsvRecord {
  const text = (column: string) => cellText(row?.[column]);
  const latest = {
    unitid: institution['unitid'] ?? '',
    latest_name: text('INSTNM'),
    latest_city: text('CITY'),
    latest_state: text('STABBR'),
    zip5: (row ? text('ZIP') : (institution['zip'] ?? '')).slice(0, ZIP_DIGITS),
    latest_county: text('COUNTYNM'),
    // -2 is a value here: outside any area.
    cbsa_code: row?.['CBSA'] ?? '',
    latest_latitude: text('LATITUDE'),
    latest_longitude: text('LONGITUD'),
  };
  return {
    ...latest,
    in_latest_directory: row ? 'yes' : 'no',
    moved_miles: row ? miles(institution, latest, earthRadius) : '',
    renamed: row && latest.latest_name !== institution['name'] ? 'yes' : 'no',
    source,
  };
}
