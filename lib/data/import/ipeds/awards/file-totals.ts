import { group, sum } from 'd3-array';
import type { RawRow, RawTable } from '../../files/delimited';
import { UnreadableFile } from '../../files/source-file';
import { cellNumber, cellText, cipCode, isNursing, isNursingGroup } from '../cells';

/** Code of the row that adds up all fields of a unit; the last rows of each unit are of it. */
const isTotal = (row: RawRow) => /^99(\.0+)?$/.test(cipCode(row['CIPCODE']));

const unitOf = (row: RawRow) => cellText(row['UNITID']);

/** A file cut at a line end ends within a unit: all other units have their total and the last one has not. */
function requireLastTotal({ file, rows }: RawTable): void {
  const units = [...group(rows, unitOf)];
  const last = units.at(-1);
  const others = units.slice(0, -1);
  if (!last || others.length === 0 || last[1].some(isTotal)) return;
  if (others.some(([, ofUnit]) => !ofUnit.some(isTotal))) return;
  throw new UnreadableFile(
    file,
    `ends within the rows of unit ${last[0]}, which lacks its total (99) as the only one; the file is cut off`,
  );
}

/** A group must be the sum of its programs; else it is a program whose code a spreadsheet cut: 51.38 of 51.3801. */
function requireGroupSums({ file, rows }: RawTable): void {
  const groups = rows.filter((row) => isNursingGroup(cipCode(row['CIPCODE'])));
  if (groups.length === 0) return;
  const digits = 5;
  const keyOf = (row: RawRow) =>
    [
      unitOf(row),
      cipCode(row['CIPCODE']).slice(0, digits),
      Number(row['MAJORNUM']),
      Number(row['AWLEVEL']),
    ].join('|');
  const programs = group(
    rows.filter((row) => isNursing(cipCode(row['CIPCODE']))),
    keyOf,
  );
  const awards = (row: RawRow) => cellNumber(row['CTOTALT']) ?? 0;
  const bad = groups.find((row) => awards(row) !== sum(programs.get(keyOf(row)) ?? [], awards));
  if (!bad) return;
  throw new UnreadableFile(
    file,
    `unit ${unitOf(bad)} has "${bad['CIPCODE']}" in CIPCODE, which is not the sum of its programs: a spreadsheet cut the code; give the file as NCES released it`,
  );
}

/** Refuses a completions file in which totals are missing or add up to something else. @throws UnreadableFile */
export function requireTotals(table: RawTable): void {
  requireLastTotal(table);
  requireGroupSums(table);
}
