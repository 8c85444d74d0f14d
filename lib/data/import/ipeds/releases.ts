import { ascending } from 'd3-array';
import type { SourceRecord, TableEditionRecord } from '../../editions';
import { obtainedFrom, recordedFile, sourceRecord } from '../importer';
import { type SurveyFile, surveyFile } from './survey-files';

export const PUBLISHER = 'National Center for Education Statistics, IPEDS';

/** Between the copies, and between the addresses, that a row was read from. */
export const BETWEEN_COPIES = ' ; ';

/** The source of a row in words, by the releases that it was read from. */
export const sourceName = (releases: string) =>
  `IPEDS, National Center for Education Statistics (NCES), U.S. Department of Education (${releases})`;

/** Where a row's figures come from, as its columns name it. */
export interface Release {
  /** Name of the release: HD2024, IC2023_AY. */
  readonly name: string;
  readonly address: string;
  /** The copy that was read. */
  readonly obtained: string;
}

/** Address at which NCES has a release, by its name. */
export const releaseAddress = (name: string) => `https://nces.ed.gov/ipeds/datacenter/data/${name}.zip`;

/** Name of the release that a file is: "HD2024" of hd2024.csv, "C2023_A" of "C2023_A.zip: C2023_a_RV.csv". */
export const releaseName = (recorded: string) =>
  recordedFile(recorded)
    .replace(/\.csv$/i, '')
    .replace(/_rv$/i, '')
    .toUpperCase();

export function releaseOf(survey: SurveyFile): Release {
  const name = releaseName(survey.file.name);
  return { name, address: releaseAddress(name), obtained: obtainedFrom(survey.file) };
}

/** What editions.json says of a survey file. */
function recordOf(survey: SurveyFile, today: string): SourceRecord {
  const name = releaseName(survey.file.name);
  const edition = survey.isRevised ? `${name}, revised` : name;
  return sourceRecord(survey.file, { publisher: PUBLISHER, edition, address: releaseAddress(name) }, today);
}

/** Year of the figures of a file that was read in an earlier run. */
const yearOf = ({ file, sha256 }: SourceRecord) =>
  surveyFile({ name: recordedFile(file), sha256, bytes: new Uint8Array() })?.year ?? 0;

/**
 * Files that a table is made from: those read now, and those of earlier runs that still decide figures.
 *
 * @param since first year whose figures the table holds.
 */
export function sourceRecords(
  held: TableEditionRecord,
  read: readonly SurveyFile[],
  since: number,
  today: string,
): SourceRecord[] {
  const names = new Set(read.map(({ file }) => releaseName(file.name)));
  const kept = held.files.filter((one) => !names.has(releaseName(one.file)) && yearOf(one) >= since);
  return [...kept, ...read.map((file) => recordOf(file, today))].toSorted((a, b) =>
    ascending(a.file, b.file),
  );
}
