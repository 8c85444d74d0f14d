import { count } from '@/lib/text/words';
import type { PartInput } from '../part';
import { unitsOf } from '../units';
import { keyText } from './counts';
import type { ReadDetail } from './readings';
import type { AwardYears } from './years';

const named = (names: readonly string[]) => names.toSorted().join(', ');

/** A warning that counts and names units; none where there are no units. */
const about = (names: readonly string[], text: (number: number) => string) =>
  names.length === 0 ? [] : [`nursing_awards: ${text(names.length)}: ${named(names)}`];

/** What a person must look at in the awards before they are written. */
export function awardWarnings({
  input,
  years,
  read,
  isIn,
}: {
  readonly input: PartInput;
  readonly years: AwardYears;
  readonly read: readonly ReadDetail[];
  readonly isIn: (unitid: string) => boolean;
}): string[] {
  const present = unitsOf(read);
  const known = unitsOf(input.records('institutions'));
  const vanished = [...unitsOf(input.records('nursing_awards_detail'))].filter(
    (unitid) => isIn(unitid) && !present.has(unitid),
  );
  const unknown = [...unitsOf(years.read.flatMap(({ awards }) => awards.counts))].filter(
    (unitid) => !known.has(unitid) && !isIn(unitid),
  );
  const hasDirectory = input.files.some(({ survey }) => survey === 'HD');
  return [
    ...about(
      vanished,
      (units) => `no nursing program in either year is reported any more by ${count(units, 'unit')}`,
    ),
    ...about(
      hasDirectory ? [] : unknown,
      (units) =>
        `${count(units, 'unit')} with nursing awards not in institutions.csv; give the directory (HD) too, which tells those of the 50 states and DC`,
    ),
    ...about(
      [...unitsOf(read.filter(({ isHeldReading }) => isHeldReading))],
      (units) =>
        `doctorates read as before, by the lists of accreditors too and not by field and level alone, at ${count(units, 'unit')}`,
    ),
    ...about(
      read.filter(({ isNewField }) => isNewField).map(keyText),
      (rows) =>
        `doctorates that these units did not report before, read by field and level (unit, field, level) in ${count(rows, 'row')}`,
    ),
  ];
}
