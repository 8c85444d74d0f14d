import { requireColumns } from '../files/delimited';
import { type SourceFile, UnreadableFile } from '../files/source-file';
import { linesOf } from '../files/text';
import { type Estimate, type Figure, type Release, tableOf } from './estimate';
import { ALL_INDUSTRIES, figureColumns, isOccupation, wageTables } from './figures';
import { type Codes, codesOf, flatFile, flatFiles } from './flat-codes';

const FOLDER = 'https://download.bls.gov/pub/time.series/oe/';
const HEADER = ['series_id', 'year', 'period', 'value', 'footnote_codes'];
/** Stands for a figure that a footnote explains. */
const NO_VALUE = '-';
/** Survey, kind of area, area, industry, occupation (major group and detail), data type. */
const SERIES = /^OEU[NSM](\d{7})(\w{6})(\d{2})(\d{4})(\d{2})$/;

function figureOf(value: string, footnote: string, { footnotes }: Codes): Figure | undefined {
  if (value !== NO_VALUE) return footnote === '' && /^\d+(\.\d+)?$/.test(value) ? { value } : undefined;
  const missing = footnotes.get(footnote);
  return missing === undefined ? undefined : { missing };
}

type OpenEstimate = Estimate & { readonly figures: Map<string, Figure> };

/** Puts a line into the estimates; lines of other industries, occupations and territories are passed over. */
function readLine(line: string, at: number, file: SourceFile, codes: Codes, into: Map<string, OpenEstimate>) {
  const refuse = (reason: string) => new UnreadableFile(file.name, `line ${at} ${reason}`);
  const cells = line.split('\t').map((cell) => cell.trim());
  const [series = '', year = '', period = '', value = '', footnote = ''] = cells;
  const [, code = '', industry, major = '', detail = '', type = ''] = SERIES.exec(series) ?? [];
  if (cells.length !== HEADER.length || code === '') {
    throw refuse('is not a series with its value; the file is cut off or not what BLS released');
  }
  const column = codes.columns.get(type);
  const soc = `${major}-${detail}`;
  if (industry !== ALL_INDUSTRIES || column === undefined) return;
  const area = codes.areas.get(code);
  if (area === undefined) throw refuse(`is of the area ${code}, which oe.area does not have`);
  if (area === null || tableOf({ area, soc }) === undefined) return;
  if (year + period !== codes.period) {
    throw refuse(`is of ${year + period}, but oe.release says ${codes.edition} (${codes.period})`);
  }
  const figure = figureOf(value, footnote, codes);
  if (figure === undefined) {
    throw refuse(`has the value ${value} with the footnote "${footnote}": such a cell is not known`);
  }
  const key = `${code}|${soc}`;
  const estimate = into.get(key) ?? { area, soc, title: null, figures: new Map<string, Figure>(), file };
  if (estimate.figures.has(column)) throw refuse(`repeats the series ${series}`);
  estimate.figures.set(column, figure);
  into.set(key, estimate);
}

/** @throws UnreadableFile when an estimate has only some of its figures: the file was cut. */
function requireWhole({ area, soc, figures, file }: Estimate): void {
  const lacking = figureColumns.find(
    ({ column, localOnly }) => !figures.has(column) && !(localOnly && area.kind === 'nation'),
  );
  if (lacking === undefined) return;
  throw new UnreadableFile(
    file.name,
    `has no series "${lacking.dataType}" of ${soc} in ${area.name}, but others of it: the file is cut off`,
  );
}

const AREA_END = 'OEUM0010180'.length;
const MAJOR_START = AREA_END + ALL_INDUSTRIES.length;

/** Sorts out the other lines of a file of six million before they are split. */
function mayBeOurs(line: string): boolean {
  if (!line.startsWith(ALL_INDUSTRIES, AREA_END)) return false;
  const detail = MAJOR_START + '29'.length;
  return isOccupation(`${line.slice(MAJOR_START, detail)}-${line.slice(detail, detail + '1141'.length)}`);
}

/** Reads an edition from the flat files. @throws UnreadableFile when one is missing, cut off or of another edition. */
export function readFlat(files: readonly SourceFile[]): Release {
  const codes = codesOf(files);
  const file = flatFile(files, 'oe.data.0.Current');
  const estimates = new Map<string, OpenEstimate>();
  let at = 0;
  let last = '';
  for (const line of linesOf(file.bytes)) {
    at += 1;
    last = line;
    if (at === 1) {
      const header = line.split('\t').map((name) => name.trim().toUpperCase());
      requireColumns(
        { file: file.name, columns: header, rows: [] },
        HEADER.map((name) => name.toUpperCase()),
      );
    } else if (mayBeOurs(line)) readLine(line, at, file, codes, estimates);
  }
  if (at > 1) readLine(last, at, file, codes, new Map());
  for (const estimate of estimates.values()) requireWhole(estimate);
  return {
    edition: codes.edition,
    cap: codes.cap,
    estimates: [...estimates.values()],
    files: flatFiles.map((name) => ({
      file: flatFile(files, name),
      address: `${FOLDER}${name}`,
      tables: wageTables,
    })),
  };
}
