import type { CsvRecord } from '../../csv';

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

/** Whether two cells write one number with decimals differently: 0.957 and 0.9570. Codes have no decimals. */
const isSameNumber = (one: string, other: string) =>
  isNumber(one) && isNumber(other) && `${one}${other}`.includes('.') && Number(one) === Number(other);

/** Returns the record with numbers as the earlier row writes them, so that an equal figure is no change. */
export function inHeldWriting(record: CsvRecord, held: CsvRecord | undefined): CsvRecord {
  if (!held) return record;
  return Object.fromEntries(
    Object.entries(record).map(([column, cell]) => {
      const old = held[column] ?? '';
      return [column, isSameNumber(old, cell) ? old : cell];
    }),
  );
}
