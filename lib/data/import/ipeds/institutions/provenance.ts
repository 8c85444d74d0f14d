import type { CsvRecord } from '../../../csv';
import { BETWEEN_COPIES, type Release, releaseAddress, sourceName } from '../releases';

/** Columns that say where a row was read: its directory, and its charges where it has any. */
export function provenanceOf(sources: readonly Release[]): CsvRecord {
  return {
    source_name: sourceName(sources.map(({ name }) => name).join('; ')),
    source_url: sources.map(({ address }) => address).join(BETWEEN_COPIES),
    obtained_from: sources.map(({ obtained }) => obtained).join(BETWEEN_COPIES),
  };
}

/** Returns the directory and the charges that a row was read from. */
export function heldSources(held: CsvRecord): Release[] {
  const names = /\((?<names>[^()]*)\)$/.exec(held['source_name'] ?? '')?.groups?.['names'] ?? '';
  const obtained = (held['obtained_from'] ?? '').split(BETWEEN_COPIES);
  return names
    .split('; ')
    .map((name, at) => ({ name, address: releaseAddress(name), obtained: obtained[at] ?? '' }));
}

/** Where the newer charges of a row were read from: the column names the copy alone. */
export function newerSource(held: CsvRecord, year: number): Release {
  const obtained = held['newer_obtained_from'] ?? '';
  const name = /cost1/i.test(obtained) ? `COST1_${year}` : `DRVCOST${year}`;
  return { name, address: releaseAddress(name), obtained };
}
