import type { CsvRecord } from '../../../csv';
import { BETWEEN_COPIES } from '../releases';
import { type AwardCount, keyText } from './counts';
import type { AwardYear, Origin } from './detail';

export type YearColumn = 'completions_previous_year' | 'completions_latest_year';

const heldKey = ({ unitid = '', cip = '', award_level_code: level = '' }: CsvRecord) => ({
  unitid,
  cip,
  level,
});

/** Where a year of a row was read: the copy of the older year comes first. */
function originOf(record: CsvRecord | undefined, column: YearColumn): Origin {
  const copies = record?.['obtained_from']?.split(BETWEEN_COPIES) ?? [];
  const obtained = copies.at(column === 'completions_latest_year' ? -1 : 0) ?? '';
  return { address: record?.['source_url'] ?? '', obtained };
}

/** Awards of a year as the detail table holds them. */
export function heldYear(records: readonly CsvRecord[], column: YearColumn): AwardYear {
  const rows = new Map(records.map((record) => [keyText(heldKey(record)), record]));
  const counts = records.flatMap((record): AwardCount[] => {
    const awards = record[column] ?? '';
    return awards === '' ? [] : [{ ...heldKey(record), awards: Number(awards) }];
  });
  return { counts, originOf: (key) => originOf(rows.get(keyText(key)), column) };
}

/** What a unit's rows of the detail table count: equal where nothing changed for it. */
export function countsText(records: readonly CsvRecord[]): string {
  const cells = records.map((record) =>
    [keyText(heldKey(record)), record['completions_previous_year'], record['completions_latest_year']].join(
      ' ',
    ),
  );
  return cells.toSorted().join('\n');
}
