import type { TableEditionRecord } from '../../editions';
import { sha256, UnreadableFile } from '../files/source-file';
import { recordedFile } from '../importer';
import { readSurvey, type SurveyFile, surveyFile } from './survey-files';

/** Years of the files that something is in; open where it is still there, or was before what we know. */
interface Span {
  readonly survey: string;
  readonly first?: number;
  readonly last?: number;
}

/** Surveys that ended or began: charges moved from IC to COST in 2024. */
const spans: readonly Span[] = [
  { survey: 'IC_AY', last: 2023 },
  { survey: 'IC_PY', last: 2023 },
  { survey: 'DRVIC', last: 2023 },
  { survey: 'COST1', first: 2024 },
  { survey: 'DRVCOST', first: 2024 },
];

/** Columns that only some years of a survey have. */
const columnSpans: readonly (Span & { readonly column: string })[] = [
  { survey: 'HD', column: 'C18BASIC', last: 2023 },
  { survey: 'HD', column: 'CARNEGIEIC', first: 2024 },
  { survey: 'IC', column: 'PRMPGM', last: 2023 },
  { survey: 'DRVGR', column: 'BAGR100', last: 2023 },
];

const isWithin = (year: number, { first = year, last = year }: Span) => year >= first && year <= last;

/** The years of a span in words. */
const inWords = ({ first, last }: Span) => (first === undefined ? `until ${last}` : `since ${first}`);

function refuseOtherYear(file: SurveyFile): void {
  const span = spans.find(({ survey }) => survey === file.survey);
  if (span && !isWithin(file.year, span)) {
    throw new UnreadableFile(
      file.file.name,
      `NCES has ${span.survey} ${inWords(span)} only: the name is not that of the release`,
    );
  }
  const known = columnSpans.filter(({ survey }) => survey === file.survey);
  if (known.length === 0) return;
  const columns = new Set(readSurvey(file).columns);
  const other = known.find((one) => columns.has(one.column) && !isWithin(file.year, one));
  if (!other) return;
  throw new UnreadableFile(
    file.file.name,
    `has the column ${other.column}, which NCES has in ${other.survey} ${inWords(other)} only: the name says another year than the file is of`,
  );
}

type Named = Pick<SurveyFile, 'survey' | 'year'>;
const isSameRelease = (one: Named, other: Named) => one.survey === other.survey && one.year === other.year;

/** Files read in earlier runs, by checksum; members of archives have the checksum of the archive and are left out. */
function earlierFiles(
  editions: Readonly<Record<string, TableEditionRecord>>,
): ReadonlyMap<string, SurveyFile> {
  const records = Object.values(editions).flatMap(({ files }) => files);
  return new Map(
    records.flatMap(({ file, sha256: digest }): [string, SurveyFile][] => {
      if (recordedFile(file) !== file) return [];
      const known = surveyFile({ name: file, sha256: digest, bytes: new Uint8Array() });
      return known ? [[digest, known]] : [];
    }),
  );
}

/**
 * Refuses a file whose name says another survey or year than it is of, where its columns, another file given or
 * one read before tell.
 *
 * @throws UnreadableFile naming the file, and the other one that is the same.
 */
export function requireNamedYears(
  files: readonly SurveyFile[],
  editions: Readonly<Record<string, TableEditionRecord>>,
): void {
  const seen = new Map(earlierFiles(editions));
  for (const file of files) {
    refuseOtherYear(file);
    const digest = sha256(file.file.bytes);
    const same = seen.get(digest);
    if (same && !isSameRelease(same, file)) {
      throw new UnreadableFile(
        `${same.file.name}, ${file.file.name}`,
        `are one and the same file under two names (SHA-256 ${digest}): one of them is named wrongly`,
      );
    }
    seen.set(digest, file);
  }
}
