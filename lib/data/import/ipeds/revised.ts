import { formatCount } from '@/lib/numbers/format';
import { indexByKey, type RawTable } from '../files/delimited';
import { cellText } from './cells';
import { releaseName } from './releases';
import { readSurvey, type SurveyFile } from './survey-files';

const hasOneRowAUnit = ({ columns }: RawTable) => columns.includes('UNITID') && !columns.includes('CIPCODE');

/** Says how far a revised file is from the provisional one of the same survey. */
function difference(provisional: RawTable, revised: RawTable, name: string): string {
  const [before, after] = [indexByKey(provisional, 'UNITID'), indexByKey(revised, 'UNITID')];
  const shared = revised.columns.filter((column) => provisional.columns.includes(column));
  const common = [...after].flatMap(([unit, row]) => {
    const old = before.get(unit);
    return old ? [{ old, row }] : [];
  });
  const cells = common.flatMap(({ old, row }) =>
    shared.filter((column) => cellText(old[column]) !== cellText(row[column])),
  );
  const only = (whole: number) => formatCount(whole - common.length);
  return `${name}: the revised file is read; ${formatCount(cells.length)} cells of ${formatCount(common.length)} units differ from the provisional one, ${only(before.size)} units are only in that and ${only(after.size)} only in the revised one`;
}

/** Compares the two files of a survey where both its provisional and its revised one are given. */
export function revisionWarnings(files: readonly SurveyFile[]): string[] {
  return files.flatMap((revised) => {
    if (!revised.isRevised) return [];
    const provisional = files.find(
      ({ survey, year, isRevised }) => !isRevised && survey === revised.survey && year === revised.year,
    );
    if (!provisional) return [];
    const [before, after] = [readSurvey(provisional), readSurvey(revised)];
    return hasOneRowAUnit(after) ? [difference(before, after, releaseName(revised.file.name))] : [];
  });
}
