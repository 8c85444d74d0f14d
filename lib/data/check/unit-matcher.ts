import type { CsvRecord } from '../csv';
import { plainName } from './plain-name';

/** What is said of an institution by a row of a pass-rate table. */
interface Named {
  readonly state_slug: string;
  readonly institution_name: string;
  readonly program_name: string;
}

/** The IPEDS unit of a row, "" where it is not certain. */
export type UnitMatcher = (row: Named) => string;

const place = (...parts: readonly (string | undefined)[]) =>
  JSON.stringify(parts.map((part) => plainName(part ?? '')));

const aliasKey = ({ state_slug, institution_name, program_name }: CsvRecord) =>
  place(state_slug, institution_name, program_name);

/** Tells whether somebody has looked at which unit a row is of, as the aliases say, and found one or none. */
export function reviewedRows(aliases: readonly CsvRecord[]): (row: CsvRecord) => boolean {
  const reviewed = new Set(aliases.map(aliasKey));
  return (row) => reviewed.has(aliasKey(row)) || reviewed.has(aliasKey({ ...row, program_name: '' }));
}

/**
 * Matches rows to institutions: by the reviewed aliases first (those of one program before those of a name), then
 * by the name where exactly one institution of the state has it. Anything else is not certain.
 *
 * @param institutions records of institutions.csv.
 * @param aliases records of institution_aliases.csv; an empty unit there says that the name is not certain.
 */
export function unitMatcher(institutions: readonly CsvRecord[], aliases: readonly CsvRecord[]): UnitMatcher {
  const reviewed = new Map(aliases.map((alias) => [aliasKey(alias), alias['unitid'] ?? '']));
  const byName = new Map<string, string[]>();
  for (const { state_slug, name = '', unitid = '' } of institutions) {
    const key = place(state_slug, name);
    byName.set(key, [...(byName.get(key) ?? []), unitid]);
  }
  return ({ state_slug, institution_name, program_name }) => {
    const [only = '', ...others] = byName.get(place(state_slug, institution_name)) ?? [];
    return (
      reviewed.get(place(state_slug, institution_name, program_name)) ??
      reviewed.get(place(state_slug, institution_name, '')) ??
      (others.length === 0 ? only : '')
    );
  };
}
