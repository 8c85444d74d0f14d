import type { CsvRecord } from '../../../csv';
import type { TableEditionRecord } from '../../../editions';
import type { TableName } from '../../../registry';
import { directories, unitsInAreas } from '../directory';
import type { Part, PartInput } from '../part';
import { sourceRecords } from '../releases';
import { byUnit, unitsOf } from '../units';
import { academicYear } from '../years';
import type { AwardCount } from './counts';
import { type AwardYear, awardDetails, detailRecord } from './detail';
import { countsText } from './held';
import { refuseMisnamedAwards } from './misnamed';
import { readDetails } from './readings';
import { unitTotals } from './totals';
import { awardWarnings } from './warnings';
import { requireWholeAwards } from './whole';
import { type AwardYears, awardYears, SURVEY } from './years';

/** Whether a unit's awards are read now: it is known or in an area of the directory, and in a file of a slice. */
function scopeOf({ files, records, slice }: PartInput, { read }: AwardYears): (unitid: string) => boolean {
  const known = unitsOf(records('institutions'));
  const areas = unitsInAreas(files);
  const isInFile = (unitid: string) => read.some(({ awards }) => awards.units.has(unitid));
  return (unitid) => (known.has(unitid) || areas.has(unitid)) && (!slice || isInFile(unitid));
}

function within({ counts, originOf }: AwardYear, isIn: (unitid: string) => boolean): AwardYear {
  return { counts: counts.filter(({ unitid }: AwardCount) => isIn(unitid)), originOf };
}

/** Units that are public by the newest directory, else by the table. */
function publicUnits({ files, records }: PartInput): (unitid: string) => boolean {
  const [directory] = directories(files);
  const held = new Map(records('institutions').map(({ unitid = '', control }) => [unitid, control]));
  return (unitid) => {
    const control = directory?.units.get(unitid)?.['CONTROL'];
    return control === undefined ? held.get(unitid) === 'public' : control === '1';
  };
}

/** Records by UNITID: those built for units in scope, and the current ones of others. */
function merged(
  held: readonly CsvRecord[],
  built: readonly CsvRecord[],
  isIn: (unitid: string) => boolean,
): CsvRecord[] {
  const units = byUnit([...held.filter(({ unitid = '' }) => !isIn(unitid)), ...built]);
  return [...units.keys()].toSorted().flatMap((unitid) => units.get(unitid) ?? []);
}

function editionOf(input: PartInput, years: AwardYears, table: TableName): TableEditionRecord {
  const [previous, latest] = [academicYear(years.older.year - 1), academicYear(years.newer.year - 1)];
  const read = years.read.map(({ survey }) => survey);
  return {
    edition: `${previous} and ${latest}`,
    years: { previous, latest },
    files: sourceRecords(input.edition(table), read, years.older.year, input.today),
  };
}

/** Nursing awards of two years by field and level, and summed up by credential. */
export const awardsPart: Part = {
  tables: ['nursing_awards_detail', 'nursing_awards'],
  surveys: [SURVEY],
  read(input) {
    const years = awardYears(input);
    const isIn = scopeOf(input, years);
    if (!input.slice) {
      for (const file of years.read) requireWholeAwards(file, input.records('institutions'));
    }
    refuseMisnamedAwards(input, years);
    const details = awardDetails(within(years.older.awards, isIn), within(years.newer.awards, isIn));
    const read = readDetails(details, input.records('nursing_awards'));
    const detailRecords = details.map(detailRecord);
    const [heldDetails, heldTotals] = [
      byUnit(input.records('nursing_awards_detail')),
      byUnit(input.records('nursing_awards')),
    ];
    const newDetails = byUnit(detailRecords);
    const isPublic = publicUnits(input);
    const totals = [...byUnit(read)].flatMap(([unitid, rows]) =>
      unitTotals(rows, {
        isPublic: isPublic(unitid),
        held: heldTotals.get(unitid) ?? [],
        isUnchanged: countsText(heldDetails.get(unitid) ?? []) === countsText(newDetails.get(unitid) ?? []),
      }),
    );
    const records = { nursing_awards_detail: detailRecords, nursing_awards: totals };
    return {
      problems: [],
      changes: (['nursing_awards_detail', 'nursing_awards'] as const).map((table) => ({
        table,
        records: merged(input.records(table), records[table], isIn),
        edition: editionOf(input, years, table),
      })),
      warnings: awardWarnings({ input, years, read, isIn }),
    };
  },
};
