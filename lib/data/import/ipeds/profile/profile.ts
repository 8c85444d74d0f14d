import type { CsvRecord } from '../../../csv';
import { inHeldWriting } from '../held-writing';
import type { Part, PartInput } from '../part';
import { sourceRecords } from '../releases';
import { aidSurvey, fallSurveys, profileColumns } from './columns';
import { missingSurveys, profileEdition, profileProvenance } from './provenance';
import { type ProfileSources, profileSources } from './surveys';

const TABLE = 'institution_profile';

const byUnit = (records: readonly CsvRecord[]) =>
  new Map(records.map((record) => [record['unitid'] ?? '', record]));

/** The surveys of a slice that have a row of a unit: the others decide nothing of it. */
const surveysOfUnit = (unitid: string, { read, ...sources }: ProfileSources): ProfileSources => ({
  ...sources,
  read: read.filter(({ table }) => table.units.has(unitid)),
});

/** Row of an institution: columns of the surveys read, the others of its current row. */
function rowOf(sources: ProfileSources, institution: CsvRecord, held: CsvRecord | undefined): CsvRecord {
  const { unitid = '', name = '', state_code = '' } = institution;
  const columns = sources.read.map((survey) => profileColumns(survey, survey.table.units.get(unitid)));
  const row: CsvRecord = Object.assign({}, held, ...columns, {
    unitid,
    institution_name: name,
    state_code,
    ...profileProvenance(sources, held),
  });
  return inHeldWriting(row, held);
}

/** Units that report their offerings; where no such file is given, those that have a row. */
function reportingUnits({ read }: ProfileSources, held: ReadonlyMap<string, CsvRecord>) {
  const offerings = read.find(({ survey }) => survey === fallSurveys[0]?.survey);
  return (unitid: string) => offerings?.table.units.has(unitid) ?? held.has(unitid);
}

function warningsOf(sources: ProfileSources): string[] {
  const undecided = missingSurveys(sources).map(
    ({ survey, columns }) => `${Object.keys(columns).join(', ')} (${survey})`,
  );
  const { waiting } = sources;
  return [
    `${TABLE}: kept, for no file given decides them: ${[...undecided, 'first_generation_share (College Scorecard)'].join(', ')}`,
    ...(waiting.length === 0
      ? []
      : [
          `${TABLE}: ${waiting.join(', ')} left alone: a newer fall needs ${fallSurveys.map(({ survey }) => survey).join(', ')} together`,
        ]),
  ];
}

function recordsOf(input: PartInput, sources: ProfileSources): CsvRecord[] {
  const held = byUnit(input.records(TABLE));
  const isReporting = reportingUnits(sources, held);
  const isInFile = (unitid: string) => sources.read.some(({ table }) => table.units.has(unitid));
  return input
    .records('institutions')
    .toSorted((a, b) => ((a['unitid'] ?? '') < (b['unitid'] ?? '') ? -1 : 1))
    .flatMap((institution) => {
      const unitid = institution['unitid'] ?? '';
      const row = held.get(unitid);
      if (input.slice && !isInFile(unitid)) return row ? [row] : [];
      if (input.slice && row) return [rowOf(surveysOfUnit(unitid, sources), institution, row)];
      return isReporting(unitid) ? [rowOf(sources, institution, row)] : [];
    });
}

/** Size, retention and aid of institutions, from the surveys of a fall and of the aid year before it. */
export const profilePart: Part = {
  tables: [TABLE],
  surveys: [...fallSurveys, aidSurvey].map(({ survey }) => survey),
  read(input) {
    const sources = profileSources(input);
    const warnings = warningsOf(sources);
    if (sources.read.length === 0) return { problems: [], changes: [], warnings };
    const files = sources.read.map(({ table }) => table.file);
    const held = input.edition(TABLE);
    const edition = {
      ...profileEdition(sources),
      files: sourceRecords(held, files, sources.years.aid, input.today),
    };
    return {
      problems: [],
      changes: [{ table: TABLE, records: recordsOf(input, sources), edition }],
      warnings,
    };
  },
};
