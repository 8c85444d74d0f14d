import { ascending } from 'd3-array';
import type { CsvRecord } from '../../../csv';
import { UnreadableFile } from '../../files/source-file';
import type { Part, PartInput } from '../part';
import { type Release, releaseOf, sourceName, sourceRecords } from '../releases';
import { fileOf, type SurveyFile, yearsOf } from '../survey-files';
import { requireWhole } from '../unit-table';
import { byUnit } from '../units';
import { academicYear, firstYear } from '../years';
import { programCredential } from './credential';
import { type ChargedProgram, readCharges } from './programs';

const TABLE = 'nursing_program_tuition';
/** Whole-program charges are in IC_PY until 2023-24, in COST1 since. */
const surveys = ['COST1', 'IC_PY'] as const;

/** The newest file of whole-program charges. @throws UnreadableFile when it is older than the table. */
function newestFile({ files, edition, slice }: PartInput): SurveyFile {
  const given = surveys.flatMap((survey) =>
    yearsOf(files, survey).flatMap((year) => fileOf(files, survey, year) ?? []),
  );
  const newest = given.toSorted((a, b) => b.year - a.year)[0];
  if (newest === undefined) throw new Error(`${TABLE} is read without a file of ${surveys.join(' or ')}`);
  const held = firstYear(edition(TABLE).edition);
  if (newest.year < held) {
    throw new UnreadableFile(
      newest.file.name,
      `is older than what the table holds (${edition(TABLE).edition})`,
    );
  }
  if (slice && newest.year > held) {
    throw new UnreadableFile(
      newest.file.name,
      `a part of the units cannot begin a new year, for the others would stay at ${edition(TABLE).edition}`,
    );
  }
  return newest;
}

/** The credential that every current row of the same unit, field and length has; undefined where there is no such row. */
function heldCredential(held: readonly CsvRecord[], { cip, length, lengthUnit }: ChargedProgram) {
  const same = held.filter(
    (row) => row['cip'] === cip && row['program_length'] === length && row['length_unit'] === lengthUnit,
  );
  const credentials = new Set(same.map((row) => row['credential']));
  return credentials.size === 1 ? [...credentials][0] : undefined;
}

function recordOf(program: ChargedProgram, credential: string, year: string, release: Release): CsvRecord {
  return {
    unitid: program.unitid,
    credential,
    cip: program.cip,
    program_tuition_and_fees: String(program.charge),
    program_length: program.length,
    length_unit: program.lengthUnit,
    year,
    basis: 'whole program, not one year',
    source_name: sourceName(release.name),
    source_url: release.address,
    obtained_from: release.obtained,
  };
}

/** By unit and field, the cheapest first. */
const inOrder = (programs: readonly ChargedProgram[]) =>
  programs.toSorted(
    (a, b) => ascending(a.unitid, b.unitid) || ascending(a.cip, b.cip) || ascending(a.charge, b.charge),
  );

const hasLength = ({ length, lengthUnit }: ChargedProgram) => Number(length) > 0 && lengthUnit !== '';

type RecordsByUnit = ReadonlyMap<string, readonly CsvRecord[]>;

/**
 * Rows of programs.
 *
 * @param stored rows of the table by unit, which decide the credential where they have the program.
 * @param details rows of nursing_awards_detail by unit.
 */
function recordsOf(
  programs: readonly ChargedProgram[],
  survey: SurveyFile,
  { stored, details }: { readonly stored: RecordsByUnit; readonly details: RecordsByUnit },
): CsvRecord[] {
  const ofUnit = byUnit(programs);
  const year = academicYear(survey.year);
  const release = releaseOf(survey);
  return programs.map((program) => {
    const { unitid } = program;
    const credential =
      heldCredential(stored.get(unitid) ?? [], program) ??
      programCredential(program, ofUnit.get(unitid) ?? [], details.get(unitid) ?? []);
    return recordOf(program, credential, year, release);
  });
}

/** Whole-program charges of program-year schools; credentials of known programs are kept. */
export const programTuitionPart: Part = {
  tables: [TABLE],
  surveys,
  read(input) {
    const survey = newestFile(input);
    const { programs, units } = readCharges(survey);
    const held = byUnit(input.records(TABLE));
    if (!input.slice) {
      requireWhole({ file: survey, units }, [...held.keys()]);
    }
    const details = byUnit(input.records('nursing_awards_detail'));
    const known = inOrder(programs).filter(({ unitid }) => details.has(unitid));
    const [whole, unmeasured] = [known.filter(hasLength), known.filter((program) => !hasLength(program))];
    const built = byUnit(recordsOf(whole, survey, { stored: held, details }));
    const kept = [...held.keys()].filter((unit) => input.slice && !units.has(unit));
    const records = [...new Set([...kept, ...built.keys()])]
      .toSorted()
      .flatMap((unit) => built.get(unit) ?? held.get(unit) ?? []);
    const without = unmeasured.map(({ unitid }) => unitid);
    const edition = {
      edition: academicYear(survey.year),
      files: sourceRecords(input.edition(TABLE), [survey], survey.year, input.today),
    };
    return {
      problems: [],
      changes: [{ table: TABLE, records, edition }],
      warnings:
        without.length === 0
          ? []
          : [`${TABLE}: nursing programs without a length are left out: ${without.join(', ')}`],
    };
  },
};
