import type { CsvRecord } from '../../../csv';
import { cellText } from '../cells';
import { type Release, releaseOf } from '../releases';
import { academicYear } from '../years';
import { chargesOf, derivedChargesOf, newerChargesOf, type ProgramCharges, shiftedCharges } from './charges';
import { identityOf, isActive } from './identity';
import { heldSources, newerSource, provenanceOf } from './provenance';
import { admissionRate, graduationRate } from './rates';
import type { Sources } from './sources';

/** Calendars (CALSYS) of schools that charge by the program. */
const PROGRAM_CALENDARS: ReadonlySet<string> = new Set(['5', '6', '7']);

/** Years that a graduation rate may be older than the newest. */
const RATE_AGE_YEARS = 1;

/** How the unit charges that has no yearly price. */
function programChargesOf(unit: string, sources: Sources, priced: ReadonlySet<string>): ProgramCharges {
  const { charges, older, offerings } = sources;
  const calendar = cellText(offerings?.units.get(unit)?.['CALSYS']);
  // A new unit has no charges yet: its calendar tells what they will be.
  const isNewProgramSchool = older !== undefined && !older.units.has(unit) && PROGRAM_CALENDARS.has(calendar);
  if (!charges.programUnits.has(unit) && !isNewProgramSchool) return 'charges by the year';
  return priced.has(unit) ? 'priced' : 'not priced';
}

/** The charges of the older year and where they were read, for a unit as it is in the table or a new one. */
function olderCharges(
  unit: string,
  held: CsvRecord | undefined,
  sources: Sources,
  priced: ReadonlySet<string>,
): { readonly columns: CsvRecord; readonly source: Release | undefined } {
  const { older: file, pair } = sources.charges;
  const year = academicYear(pair.older.year);
  if (file) {
    const columns = chargesOf(file.units.get(unit) ?? {}, year, programChargesOf(unit, sources, priced));
    return { columns, source: releaseOf(file.file) };
  }
  if (!held) {
    return { columns: chargesOf({}, year, programChargesOf(unit, sources, priced)), source: undefined };
  }
  if (pair.older.from === 'newer columns') {
    return { columns: shiftedCharges(held, year), source: newerSource(held, pair.older.year) };
  }
  return { columns: held, source: heldSources(held).at(1) };
}

function newerCharges(unit: string, older: CsvRecord, { newer, derived }: Sources['charges']): CsvRecord {
  const file = newer ?? derived;
  if (!file) return {};
  const row = file.units.get(unit) ?? {};
  const columns = newer ? newerChargesOf(row) : derivedChargesOf(row, older);
  const isPriced = Object.values(columns).some((cell) => cell !== '');
  return { ...columns, newer_obtained_from: isPriced ? releaseOf(file.file).obtained : '' };
}

function acceptanceRates(unit: string, held: CsvRecord, { admissions, falls }: Sources): CsvRecord {
  const { older, newer } = admissions;
  const before =
    falls.older.from === 'newer columns' ? 'acceptance_rate_latest_fall' : 'acceptance_rate_previous_fall';
  return {
    acceptance_rate_previous_fall: older ? admissionRate(older.units.get(unit)) : (held[before] ?? ''),
    acceptance_rate_latest_fall: newer
      ? admissionRate(newer.units.get(unit))
      : (held['acceptance_rate_latest_fall'] ?? ''),
  };
}

/** The newest rate that is reported, at most a year older than the newest file. */
function graduationRates(unit: string, held: CsvRecord, { graduation }: Sources): CsvRecord {
  const given = graduation.map(({ units, year }) => ({ year, rate: graduationRate(units.get(unit)) }));
  const [rate, year] = [held['graduation_rate_150pct'] ?? '', Number(held['graduation_rate_year'])];
  const isRead = given.some((one) => one.year === year);
  const known = isRead || rate === '' ? given : [...given, { year, rate }];
  const newest = Math.max(...given.map((one) => one.year));
  const [best] = known
    .filter((one) => one.rate !== '' && !(one.year < newest - RATE_AGE_YEARS))
    .toSorted((a, b) => b.year - a.year);
  return {
    graduation_rate_150pct: best?.rate ?? '',
    graduation_rate_year: best ? String(best.year) : '',
  };
}

/** Names and places are of the older directory; the newer one has those of new units. */
function identity(unit: string, held: CsvRecord | undefined, { older, newest }: Sources) {
  const known = older?.units.get(unit);
  if (older && known) return { columns: identityOf(known), source: releaseOf(older.file) };
  const [source] = held ? heldSources(held) : [];
  if (held) return { columns: {}, source };
  const row = newest?.units.get(unit);
  return row && newest ? { columns: identityOf(row), source: releaseOf(newest.file) } : undefined;
}

/**
 * A row of institutions as the files have it; columns that they do not decide stay as they are.
 *
 * @param current its row at present; undefined for a new unit.
 * @param priced units of nursing_program_tuition.
 * @returns undefined for a new unit that no directory has.
 */
export function institutionOf(
  unit: string,
  current: CsvRecord | undefined,
  sources: Sources,
  priced: ReadonlySet<string>,
): CsvRecord | undefined {
  const who = identity(unit, current, sources);
  if (!who) return undefined;
  const { columns, source } = olderCharges(unit, current, sources, priced);
  const releases = [who.source, columns['tuition_year'] === '' ? undefined : source];
  const active = sources.newest ? (isActive(sources.newest.units.get(unit)) ? 'yes' : 'no') : undefined;
  return {
    ...current,
    unitid: unit,
    ...columns,
    ...newerCharges(unit, columns, sources.charges),
    ...acceptanceRates(unit, current ?? {}, sources),
    ...graduationRates(unit, current ?? {}, sources),
    ...who.columns,
    ...(active && { in_latest_ipeds: active }),
    ...provenanceOf(releases.flatMap((release) => (release ? [release] : []))),
  };
}
