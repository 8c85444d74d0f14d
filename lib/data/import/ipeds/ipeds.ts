import type { TableName } from '../../registry';
import { fileNames } from '../files/given-files';
import { UnreadableFile } from '../files/source-file';
import {
  heldRecords,
  type Importer,
  type ImportInput,
  type ImportOutcome,
  type TableChange,
} from '../importer';
import { awardsPart } from './awards/awards';
import { institutionsPart } from './institutions/institutions';
import { requireNamedYears } from './named-year';
import type { Part, PartInput } from './part';
import { profilePart } from './profile/profile';
import { programTuitionPart } from './program-tuition/program-tuition';
import { PUBLISHER, releaseName } from './releases';
import { revisionWarnings } from './revised';
import { type SurveyFile, surveyFile } from './survey-files';

const TAKES =
  'HD2024.csv and the other survey files of one or two years (IC_AY, IC_PY or COST1, DRVCOST, C_A, ADM, DRVGR, IC, SFA, EF_D, DRVEF), or their ZIP archives';

const parts: readonly Part[] = [awardsPart, institutionsPart, programTuitionPart, profilePart];

/** The largest first: where a file is given twice, the whole one is read. */
function surveyFiles({ files }: ImportInput): SurveyFile[] {
  return files
    .flatMap((file) => surveyFile(file) ?? [])
    .toSorted((a, b) => b.file.bytes.length - a.file.bytes.length);
}

/** Files that NCES releases with the others and whose figures another one has. */
const UNREAD: ReadonlySet<string> = new Set(['DRVIC', 'GR']);

const nameOf = ({ file, isRevised }: SurveyFile) => `${releaseName(file.name)}${isRevised ? '_RV' : ''}`;

function fileWarnings({ files }: ImportInput, surveys: readonly SurveyFile[]): string[] {
  const others = files.filter((file) => !surveyFile(file)).map(({ name }) => name);
  const names = surveys.map(nameOf);
  const twice = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
  const unread = surveys.filter(({ survey }) => UNREAD.has(survey)).map(({ file }) => file.name);
  return [
    ...(unread.length > 0
      ? [`not read, their prices are those of IC_AY or COST1, and rates those of DRVGR: ${unread.join(', ')}`]
      : []),
    ...(others.length > 0 ? [`not read, no survey file by its name: ${others.join(', ')}`] : []),
    ...(twice.length > 0 ? [`given more than once, the largest is read: ${twice.join(', ')}`] : []),
  ];
}

/** Runs the parts one after the other, each on the tables as the earlier ones leave them. */
function runParts(running: readonly Part[], input: ImportInput, files: readonly SurveyFile[]): ImportOutcome {
  const changes = new Map<TableName, TableChange>();
  const outcomes = running.map((part) => {
    const outcome = part.read(partInput(input, files, changes));
    for (const change of outcome.changes) changes.set(change.table, change);
    return outcome;
  });
  return {
    problems: outcomes.flatMap(({ problems }) => problems),
    changes: [...changes.values()],
    warnings: outcomes.flatMap(({ warnings }) => warnings),
  };
}

function partInput(
  input: ImportInput,
  files: readonly SurveyFile[],
  changes: ReadonlyMap<TableName, TableChange>,
): PartInput {
  const { editions, today, slice } = input;
  const records = (table: TableName) => changes.get(table)?.records ?? heldRecords(input, table);
  const edition = (table: TableName) => {
    const known = changes.get(table)?.edition ?? editions[table];
    if (known) return known;
    throw new Error(`editions.json has no record of ${table}`);
  };
  return { files, records, edition, today, slice };
}

/** Institutions, their nursing awards, charges and profile, from the survey files of IPEDS. */
export const ipeds: Importer = {
  publisher: PUBLISHER,
  takes: TAKES,
  tables: parts.flatMap(({ tables }) => tables),
  async read(input) {
    const files = surveyFiles(input);
    const running = parts.filter(({ surveys }) => files.some(({ survey }) => surveys.includes(survey)));
    if (running.length === 0) {
      throw new UnreadableFile(fileNames(input.files), `none of these decides a table: ${TAKES}`);
    }
    requireNamedYears(files, input.editions);
    const outcome = runParts(running, input, files);
    const warnings = [...fileWarnings(input, files), ...revisionWarnings(files), ...outcome.warnings];
    return { ...outcome, warnings };
  },
};
