import { list, numberInWords } from '@/lib/text/words';
import { visibleText } from '../../check/plain-name';

/** A name as the table would write it: "State Slug" is state_slug. */
function columnName(cell: string): string {
  return visibleText(cell)
    .normalize('NFKC')
    .trim()
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
}

/** Separators of columns, and what they are called. */
const separators = [
  { sign: ',', name: 'commas' },
  { sign: ';', name: 'semicolons' },
  { sign: '\t', name: 'tabs' },
  { sign: '|', name: 'vertical bars' },
] as const;

/** Column names by which a line is taken for the header, where another line is the first. */
const ENOUGH = 3;
/** Lines in which a header is looked for. */
const LINES_READ = 40;

/** Where the header of a file seems to be. */
interface Place {
  readonly line: number;
  readonly separator: (typeof separators)[number];
  readonly found: number;
}

function placesOf(text: string, columns: readonly string[]): Place[] {
  const lines = text.split(/\r\n?|\n/, LINES_READ);
  return lines.flatMap((line, index) =>
    separators.map((separator) => {
      const cells = line.split(separator.sign).map((cell) => columnName(cell.replaceAll('"', '')));
      return { line: index + 1, separator, found: columns.filter((name) => cells.includes(name)).length };
    }),
  );
}

/** What is wrong with where a file has its columns: another separator, or lines above the header. */
export function layoutProblem(
  text: string,
  columns: readonly string[],
): { readonly line: number; readonly reason: string } | undefined {
  const [best] = placesOf(text, columns).toSorted((a, b) => b.found - a.found || a.line - b.line);
  if (best === undefined || best.found < ENOUGH) return undefined;
  const { line, separator } = best;
  const reasons = [
    separator.sign === ',' ? '' : `its columns are separated by ${separator.name}: save it with commas`,
    line === 1 ? '' : `the header seems to be on line ${line}: delete what is above it`,
  ].filter((reason) => reason !== '');
  return reasons.length > 0 ? { line, reason: reasons.join('; ') } : undefined;
}

function unnamedColumns(header: readonly string[]): string[] {
  const names = header.map(columnName);
  const last = names.findLastIndex((name) => name !== '') + 1;
  const [inside, end] = [
    [...names.slice(0, last).keys()].filter((at) => names[at] === ''),
    names.length - last,
  ];
  return [
    ...inside.map((at) => `has no name for column ${at + 1}`),
    ...(end > 0
      ? [
          `has ${end === 1 ? 'a column' : `${numberInWords(end)} columns`} without a name at the end: delete ${end === 1 ? 'it' : 'them'}`,
        ]
      : []),
  ];
}

/** What is wrong with the names of the columns; undefined where nothing is. */
export function headerProblem(header: readonly string[], columns: readonly string[]): string | undefined {
  const misspelled = header.filter((cell) => !columns.includes(cell) && columns.includes(columnName(cell)));
  const meant = header.map((cell) => (misspelled.includes(cell) ? columnName(cell) : cell));
  const missing = columns.filter((column) => !meant.includes(column));
  const unknown = header.filter((cell) => columnName(cell) !== '' && !columns.includes(columnName(cell)));
  const twice = new Set(meant.filter((cell, at) => cell !== '' && meant.indexOf(cell) !== at));
  const lists = [
    ...misspelled.map((cell) => `writes ${columnName(cell)} as "${cell}"`),
    missing.length > 0 ? `lacks ${missing.join(', ')}` : '',
    unknown.length > 0
      ? `has ${list(unknown.map((cell) => `"${cell}"`))}, which the command fills in or does not know`
      : '',
    twice.size > 0 ? `has ${[...twice].join(', ')} twice` : '',
    ...unnamedColumns(header),
  ].filter((reason) => reason !== '');
  return lists.length > 0 ? `The header ${lists.join('; ')}` : undefined;
}
