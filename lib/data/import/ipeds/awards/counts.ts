import { requireColumns } from '../../files/delimited';
import { UnreadableFile } from '../../files/source-file';
import { cellNumber, cellText, cipCode, isNursing } from '../cells';
import { requireCipCodes, requireFigures, requireUnitNumbers } from '../released-cells';
import { readSurvey, type SurveyFile } from '../survey-files';
import { fieldTitles } from './fields';
import { requireTotals } from './file-totals';
import { levels } from './levels';

/** Unit, field and level that awards are counted by. */
export interface AwardKey {
  readonly unitid: string;
  readonly cip: string;
  /** Code of the level, without a leading zero. */
  readonly level: string;
}

export interface AwardCount extends AwardKey {
  readonly awards: number;
}

/** First majors in nursing of one year. */
export interface AwardCounts {
  readonly counts: readonly AwardCount[];
  /** Every unit of the file, with nursing or without. */
  readonly units: ReadonlySet<string>;
}

export const keyText = ({ unitid, cip, level }: AwardKey): string => `${unitid}|${cip}|${level}`;

const COLUMNS = ['UNITID', 'CIPCODE', 'MAJORNUM', 'AWLEVEL', 'CTOTALT'] as const;
/** Second majors are persons who are counted with their first one. */
const FIRST_MAJOR = '1';

/** No school comes near: the largest has under 10,000 awards in a field and level of nursing. */
const MOST_AWARDS = 20_000;

/** A code that some years print with a leading zero. */
export const plainCode = (cell: string | undefined) => cellText(cell).replace(/^0+(?=\d)/, '');

/** Reads the first majors in nursing of a completions file (C2024_A). @throws UnreadableFile */
export function readAwards(survey: SurveyFile): AwardCounts {
  const table = readSurvey(survey);
  requireColumns(table, COLUMNS);
  requireUnitNumbers(table);
  requireCipCodes(table, ['CIPCODE']);
  requireFigures(table, COLUMNS);
  requireTotals(table);
  const fail = (reason: string): never => {
    throw new UnreadableFile(table.file, reason);
  };
  const seen = new Set<string>();
  const units = new Set<string>();
  const counts = table.rows.flatMap((row): AwardCount[] => {
    const unitid = cellText(row['UNITID']);
    const [cip, major] = [cipCode(row['CIPCODE']), plainCode(row['MAJORNUM'])];
    const level = plainCode(row['AWLEVEL']);
    const place = `UNITID, CIPCODE, MAJORNUM, AWLEVEL ${unitid}, ${cip}, ${major}, ${level}`;
    if (seen.has(place)) fail(`has two rows of ${place}`);
    seen.add(place);
    units.add(unitid);
    if (major !== FIRST_MAJOR || !isNursing(cip)) return [];
    if (!fieldTitles.has(cip)) fail(`has a field of nursing that is not known here: ${cip}`);
    if (!levels.has(level)) fail(`has a level of award that is not known here: ${level} (${place})`);
    const awards = cellNumber(row['CTOTALT'], row['XCTOTALT']);
    if (cellText(row['CTOTALT']) !== '' && !/^\d+$/.test(cellText(row['CTOTALT']))) {
      fail(`has ${row['CTOTALT']} awards at ${place}`);
    }
    if (awards !== null && awards > MOST_AWARDS) {
      fail(
        `unit ${unitid} has ${awards} in CTOTALT, more than ${MOST_AWARDS} in one field and level (${place})`,
      );
    }
    return awards === null ? [] : [{ unitid, cip, level, awards }];
  });
  if (counts.length === 0) fail('has no awards in nursing: another file, or a part of one');
  return { counts, units };
}
