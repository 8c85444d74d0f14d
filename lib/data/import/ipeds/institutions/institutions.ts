import type { CsvRecord } from '../../../csv';
import type { TableEditionRecord } from '../../../editions';
import type { ImportOutcome, TableChange } from '../../importer';
import { awardsByUnit, type UnitAwards } from '../awards/unit-awards';
import { inHeldWriting } from '../held-writing';
import type { Part, PartInput } from '../part';
import { sourceRecords } from '../releases';
import { unitsOf } from '../units';
import { academicYear } from '../years';
import { addedAreas } from './areas';
import { institutionOf } from './columns';
import { departureWarnings } from './departures';
import { hasRow, sourcesOfUnit } from './in-slice';
import { locationOf } from './location';
import { refuseMisnamedFiles } from './misnamed';
import { requirePlausibleCharges } from './plausible';
import { readSources, refuseNewYear, requireWholeFiles, type Sources } from './sources';
import { sourceWarnings, unitWarnings } from './warnings';

/** Columns of a unit that reports no nursing program in either year. */
const NO_AWARDS: UnitAwards = {
  credentials_awarded: '',
  credentials_reported_no_awards: '',
  nursing_completions_previous_year: '0',
  nursing_completions_latest_year: '0',
};

/** Miles of the earth's radius: the constant that distances are computed with elsewhere. */
function earthRadius({ records }: PartInput): number {
  return Number(records('program-finder').find(({ parameter }) => parameter === 'earth_radius')?.['value']);
}

function institutionsEdition(sources: Sources, input: PartInput): TableEditionRecord {
  const { charges, falls, directoryYears } = sources;
  const held = input.edition('institutions');
  const awards = input.edition('nursing_awards').years ?? {};
  const [older, newer] = [academicYear(charges.pair.older.year), academicYear(charges.pair.newer.year)];
  return {
    edition: `${older}; undergraduate charges also ${newer} (provisional)`,
    years: {
      ...held.years,
      charges: older,
      newer_charges: newer,
      ...(awards['previous'] && { previous_completions: awards['previous'] }),
      ...(awards['latest'] && { latest_completions: awards['latest'] }),
      previous_fall: String(falls.older.year),
      latest_fall: String(falls.newer.year),
      directory: String(directoryYears.newer.year),
    },
    files: sourceRecords(held, sources.read, charges.pair.older.year, input.today),
  };
}

/** The change of the table of places; none where the newest directory is not among the files. */
function locationChange(
  institutions: readonly CsvRecord[],
  isKept: (unit: string) => boolean,
  { newest, older, directoryYears }: Sources,
  input: PartInput,
): TableChange[] {
  if (!newest) return [];
  const held = new Map(input.records('institutions_location').map((record) => [record['unitid'], record]));
  const [latest, before] = [`HD${newest.year}`, `HD${directoryYears.older.year}`];
  const source = `IPEDS ${latest} (NCES); ${before} for units not in ${latest}`;
  const radius = earthRadius(input);
  const records = institutions.flatMap((institution) => {
    const { unitid = '' } = institution;
    const known = held.get(unitid);
    if (isKept(unitid)) return known ? [known] : [];
    return [inHeldWriting(locationOf(institution, newest.units.get(unitid), source, radius), known)];
  });
  const files = [newest, older].flatMap((directory) => (directory ? [directory.file] : []));
  const edition = {
    ...input.edition('institutions_location'),
    edition: String(newest.year),
    files: sourceRecords(
      input.edition('institutions_location'),
      files,
      directoryYears.older.year,
      input.today,
    ),
  };
  return [{ table: 'institutions_location', records, edition }];
}

/** Units that the tables have after the import: those that they have, and new ones with a nursing program. */
function unitsAfter(input: PartInput): string[] {
  const held = unitsOf(input.records('institutions'));
  return [...new Set([...held, ...unitsOf(input.records('nursing_awards_detail'))])].toSorted();
}

function readInstitutions(input: PartInput): ImportOutcome {
  const sources = readSources(input);
  const held = new Map(input.records('institutions').map((record) => [record['unitid'] ?? '', record]));
  if (input.slice) refuseNewYear(sources);
  else requireWholeFiles(sources, [...held.values()]);
  const units = unitsAfter(input);
  refuseMisnamedFiles(sources, held);
  requirePlausibleCharges(sources.charges, units, held);
  const priced = unitsOf(input.records('nursing_program_tuition'));
  const facts = input.files.some(({ survey }) => survey === 'C_A')
    ? awardsByUnit(input.records('nursing_awards_detail'))
    : undefined;
  const isRead = (unit: string) => !input.slice || hasRow(unit, sources);
  // A slice tells nothing of a unit that it does not have: that is not gone.
  const isLocationKept = (unit: string) => input.slice && held.has(unit) && !sources.newest?.units.has(unit);
  const records = units.flatMap((unit) => {
    const known = held.get(unit);
    if (known && !isRead(unit)) return [{ ...known, ...facts?.get(unit) }];
    const ofUnit = input.slice && known ? sourcesOfUnit(unit, sources) : sources;
    const record = institutionOf(unit, known, ofUnit, priced);
    return record ? [inHeldWriting({ ...record, ...(facts && (facts.get(unit) ?? NO_AWARDS)) }, known)] : [];
  });
  const edition = institutionsEdition(sources, input);
  const read = records.filter(({ unitid = '' }) => isRead(unitid));
  const areas = addedAreas(records, input.records('institution_areas'), sources);
  return {
    problems: [],
    changes: [
      { table: 'institutions', records, edition },
      ...locationChange(records, isLocationKept, sources, input),
      ...areas.changes,
    ],
    warnings: [
      ...sourceWarnings(sources, input.files),
      ...areas.warnings,
      ...unitWarnings(new Set(held.keys()), read, facts),
      ...(sources.newest
        ? departureWarnings(
            read.filter(({ unitid = '' }) => !isLocationKept(unitid)),
            sources.newest,
            input.records('closures'),
          )
        : []),
    ],
  };
}

/** What institutions are, where, and what they charge; the directory is what they cannot do without. */
export const institutionsPart: Part = {
  tables: ['institutions', 'institutions_location', 'institution_areas'],
  surveys: ['HD'],
  read: readInstitutions,
};
