import type { CsvRecord } from '../../../csv';
import { BETWEEN_COPIES, releaseName, releaseOf, sourceName } from '../releases';
import { academicYear } from '../years';
import { aidSurvey, fallSurveys } from './columns';
import type { ProfileSources, ProfileYears } from './surveys';

/** What the Scorecard decides, in the words of the column. */
const SCORECARD = /; first generation: .*$/;

/** Digits of a year in the name of an aid file: SFA2324. */
const SHORT_YEAR = 2;
const shortYear = (year: number) => String(year).slice(-SHORT_YEAR);

/** Every survey of the table is read, each in its revised form. */
const isRevised = ({ read }: ProfileSources) =>
  isComplete({ read }) && read.every((one) => one.table.file.isRevised);
const isComplete = ({ read }: Pick<ProfileSources, 'read'>) => read.length === fallSurveys.length + 1;

const releases = ({ fall, aid }: ProfileYears) =>
  `SFA${shortYear(aid - 1)}${shortYear(aid)}, EF${fall}D, DRVEF${fall}, IC${fall}, ADM${fall}`;

/** Edition as it is shown, and the years of the columns. */
export function profileEdition(sources: ProfileSources) {
  const { fall, aid } = sources.years;
  const years = { fall: String(fall), aid: academicYear(aid - 1) };
  const note = isRevised(sources) ? '' : ' (provisional)';
  return { edition: `fall ${years.fall}; aid ${years.aid}${note}`, years };
}

/** The copies that a row rests on: those read now, those of before that decide a column still, and the Scorecard's last. */
function copies(sources: ProfileSources, held: CsvRecord | undefined): string {
  const read = sources.read.map(({ table }) => releaseOf(table.file));
  const before = (held?.['obtained_from'] ?? '').split(BETWEEN_COPIES).filter(Boolean);
  const isReadAgain = (copy: string) =>
    read.some(({ name }) => releaseName(copy.replace(/ \(SHA-256 .*$/, '')) === name);
  const scorecard = SCORECARD.test(held?.['source_name'] ?? '') ? before.slice(-1) : [];
  const kept = isComplete(sources) ? scorecard : before.filter((copy) => !isReadAgain(copy));
  return [...read.map(({ obtained }) => obtained), ...kept].join(BETWEEN_COPIES);
}

/** Columns that say where a row comes from. */
export function profileProvenance(sources: ProfileSources, held: CsvRecord | undefined): CsvRecord {
  const note = isRevised(sources) ? '' : '; provisional';
  const scorecard = held?.['source_name']?.match(SCORECARD)?.[0] ?? '';
  return {
    source_name: `${sourceName(`${releases(sources.years)}${note}`)}${scorecard}`,
    source_url: `https://nces.ed.gov/ipeds/datacenter/DataFiles.aspx?year=${sources.years.fall}`,
    obtained_from: copies(sources, held),
  };
}

/** Surveys that decide columns and are not among the files. */
export function missingSurveys({ read }: ProfileSources) {
  return [...fallSurveys, aidSurvey].filter(({ survey }) => read.every((one) => one.survey !== survey));
}
