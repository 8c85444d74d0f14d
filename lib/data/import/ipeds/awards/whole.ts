import type { CsvRecord } from '../../../csv';
import { UnreadableFile } from '../../files/source-file';
import { requireWhole } from '../unit-table';
import { unitsOf } from '../units';
import type { ReadCompletions } from './years';

/**
 * Refuses a file with nursing awards of too few institutions, or of none in a state, to be whole.
 * @throws UnreadableFile
 */
export function requireWholeAwards(
  { survey, awards }: ReadCompletions,
  institutions: readonly CsvRecord[],
): void {
  const units = unitsOf(awards.counts);
  requireWhole(
    { file: survey, units },
    institutions.map(({ unitid = '' }) => unitid),
  );
  const statesOf = (records: readonly CsvRecord[]) =>
    new Set(records.map(({ state_code = '' }) => state_code));
  const present = statesOf(institutions.filter(({ unitid = '' }) => units.has(unitid)));
  const missing = [...statesOf(institutions)].filter((state) => !present.has(state));
  if (missing.length === 0) return;
  throw new UnreadableFile(
    survey.file.name,
    `has no nursing awards of ${missing.join(', ')}; it is cut off, or a slice (--slice)`,
  );
}
