import type { CsvRecord } from '../../../csv';
import type { SurveyFile } from '../survey-files';
import { academicYear } from '../years';
import type { Sources } from './sources';

/** A warning that counts lines and has them below it; none where there are none. */
export const listed = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [[`${heading}: ${lines.length}`, ...lines.map((line) => `  ${line}`)].join('\n')];

/** What the tables lack because a file of the older year is not among those given. */
function shiftWarnings({ charges, directoryYears, older }: Sources): string[] {
  const { pair } = charges;
  const cost = `COST1_${pair.older.year}`;
  return [
    ...(pair.older.from === 'newer columns'
      ? [
          `charges of ${academicYear(pair.older.year)} are the ones that were the newer ones; graduate rates and averages of that year are only in ${cost} and are empty without it`,
        ]
      : []),
    ...(directoryYears.shifts && !older
      ? [`names, places and control stay as they were: HD${directoryYears.older.year} is not among the files`]
      : []),
  ];
}

/** Surveys of which several years are kept beside each other. */
const DATED = new Set(['HD', 'IC_AY', 'IC_PY', 'COST1', 'DRVCOST', 'ADM', 'DRVGR']);

/** Names what a year that began leaves empty, and files that decide nothing. */
export function sourceWarnings(sources: Sources, files: readonly SurveyFile[]): string[] {
  const read = new Set(sources.read.map(({ survey, year }) => `${survey}${year}`));
  const unread = files.filter(({ survey, year }) => DATED.has(survey) && !read.has(`${survey}${year}`));
  return [
    ...shiftWarnings(sources),
    ...listed(
      'not read, of a year that the tables do not hold or replaced by COST1',
      unread.map(({ file }) => file.name),
    ),
  ];
}

const described = ({
  unitid = '',
  name = '',
  city = '',
  state_code: state = '',
  tuition_basis: basis = '',
}: CsvRecord) => `${unitid} ${name}, ${city}, ${state} (${basis})`;

/**
 * Names units that came, and those that report no nursing program any more: they are kept, because other tables have
 * rows of them.
 *
 * @param facts what follows from the awards, by unit; undefined where no awards are given.
 */
export function unitWarnings(
  held: ReadonlySet<string>,
  records: readonly CsvRecord[],
  facts: ReadonlyMap<string, unknown> | undefined,
): string[] {
  const came = records.filter(({ unitid = '' }) => !held.has(unitid));
  const without = facts ? records.filter(({ unitid = '' }) => !facts.has(unitid)) : [];
  return [
    ...listed('new institutions with a nursing program', came.map(described)),
    ...listed('kept, though they report no nursing program in either year', without.map(described)),
  ];
}
