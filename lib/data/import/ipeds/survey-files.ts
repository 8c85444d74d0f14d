import { type RawTable, readDelimited } from '../files/delimited';
import type { SourceFile } from '../files/source-file';
import { textOfEither } from '../files/text';

/** A survey file of IPEDS: its name tells the survey and the year. */
export interface SurveyFile {
  /** Survey as NCES abbreviates it: HD, IC, IC_AY, C_A, DRVGR, COST1. */
  readonly survey: string;
  /** Year in its name: of HD2024 2024, of SFA2324 2024 (the year in which the aid year ends). */
  readonly year: number;
  readonly isRevised: boolean;
  readonly file: SourceFile;
}

const NAME = /^(?<survey>[a-z]+\d{0,2})_?(?<year>\d{4})_?(?<part>[a-z]+(?:_[a-z]+)?)?$/i;
const REVISED = /_rv$/i;
const CENTURY = 2000;
const HUNDRED = 100;

/** "2324" is the aid year 2023-24; "2024" is a year. */
function yearOf(digits: string): number {
  const [first, second] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  return second === (first + 1) % HUNDRED ? CENTURY + second : Number(digits);
}

/** What the name of a file tells; undefined where it names no survey: hd2024.csv, C2023_a_RV.csv, COST1_2024.csv. */
export function surveyFile(file: SourceFile): SurveyFile | undefined {
  const name = file.name.replace(/\.csv$/i, '');
  if (name === file.name) return undefined;
  const groups = name.replace(REVISED, '').match(NAME)?.groups;
  if (!groups) return undefined;
  const { survey = '', year = '', part } = groups;
  return {
    survey: [survey, part].filter(Boolean).join('_').toUpperCase(),
    year: yearOf(year),
    isRevised: REVISED.test(name),
    file,
  };
}

/** The file of a survey and year: the revised one where an archive has both. */
export function fileOf(files: readonly SurveyFile[], survey: string, year: number): SurveyFile | undefined {
  const those = files.filter((file) => file.survey === survey && file.year === year);
  return those.find(({ isRevised }) => isRevised) ?? those[0];
}

/** Years of which a survey is among the files, newest first. */
export function yearsOf(files: readonly SurveyFile[], survey: string): number[] {
  return [...new Set(files.filter((file) => file.survey === survey).map(({ year }) => year))].toSorted(
    (a, b) => b - a,
  );
}

/** Rows of a survey file; column names in capitals. @throws UnreadableFile */
export function readSurvey({ file }: SurveyFile): RawTable {
  return readDelimited(file.name, textOfEither(file));
}
