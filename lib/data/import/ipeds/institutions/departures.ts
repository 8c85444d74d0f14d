import type { CsvRecord } from '../../../csv';
import { cellText } from '../cells';
import type { Directory } from '../directory';
import { releaseName } from '../releases';
import { isActive } from './identity';
import { listed } from './warnings';

/** What the newest directory says of a unit that is not active in it. */
function fateOf(unit: string, { file, units }: Directory): string {
  const directory = releaseName(file.file.name);
  const row = units.get(unit);
  if (!row) return `is not in ${directory}`;
  const [closed, successor] = [cellText(row['CLOSEDAT']), cellText(row['NEWID'])];
  const name = cellText(units.get(successor)?.['INSTNM']);
  return [
    `ACT ${cellText(row['ACT'])} in ${directory}`,
    ...(successor === '' ? [] : [`reported under ${[successor, name].filter(Boolean).join(' ')}`]),
    ...(closed === '' ? [] : [`closed on ${closed}`]),
  ].join(', ');
}

/** Names every unit of the table that the directory no longer has as active, and whether closures.csv knows of it. */
export function departureWarnings(
  records: readonly CsvRecord[],
  directory: Directory,
  closures: readonly CsvRecord[],
): string[] {
  const known = new Set(closures.map(({ unitid }) => unitid));
  const gone = records.filter(({ unitid = '' }) => !isActive(directory.units.get(unitid)));
  const lines = gone.map(({ unitid = '', name = '' }) => {
    const note = known.has(unitid) ? '' : '; not in closures.csv';
    return `${unitid} ${name}: ${fateOf(unitid, directory)}${note}`;
  });
  return listed('closed, merged or renumbered, kept with in_latest_ipeds "no"', lines);
}
