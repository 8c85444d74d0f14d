import { type SourceFile, UnreadableFile } from '../files/source-file';
import { type FigureColumn, figureColumns, occupationsOf, type WageTable } from './figures';

/** Where an estimate is of: the nation, a state, or an area that BLS files under a state. */
export interface Area {
  readonly kind: 'nation' | 'state' | 'metropolitan' | 'nonmetropolitan';
  /** Seven digits, as the table of areas has them. */
  readonly code: string;
  readonly name: string;
  /** Postal code of its state, or US. */
  readonly state: string;
}

/** Why BLS prints no figure: it is not released, at or above the cap, or the job is paid by the other period. */
export type Missing = 'not released' | 'capped' | 'paid otherwise';
export type Figure = { readonly value: string } | { readonly missing: Missing };

/** What BLS estimates of an occupation in an area. */
export interface Estimate {
  readonly area: Area;
  readonly soc: string;
  /** As BLS titles the occupation; null in the flat files, which number it only. */
  readonly title: string | null;
  /** By column of our tables. */
  readonly figures: ReadonlyMap<string, Figure>;
  readonly file: SourceFile;
}

/** Wages from which on BLS prints no figure, as it writes them. */
export interface Cap {
  readonly hourly: string;
  readonly annual: string;
}

/** One edition of the survey. */
export interface Release {
  /** The month that it describes: "May 2025". */
  readonly edition: string;
  /** Null where none of the files has it. */
  readonly cap: Cap | null;
  readonly estimates: readonly Estimate[];
  /** Files that it was read from, and where each is downloaded. */
  readonly files: readonly {
    readonly file: SourceFile;
    readonly address: string;
    readonly tables: readonly WageTable[];
  }[];
}

const CAP = /equal to or greater than \$([\d.,]+) per hour or \$([\d.,]+) per year/;

/** Reads the cap from the sentence that explains its mark; it rises every few years. */
export function capOf(text: string): Cap | null {
  const [, hourly, annual] = CAP.exec(text) ?? [];
  if (hourly === undefined || annual === undefined) return null;
  return { hourly: hourly.replaceAll(',', ''), annual: annual.replaceAll(',', '') };
}

/** Table that an estimate belongs to; undefined where it holds no such occupation. */
export function tableOf({ area, soc }: Pick<Estimate, 'area' | 'soc'>): WageTable | undefined {
  const table = area.kind === 'nation' || area.kind === 'state' ? 'wages' : 'wages_metro';
  return occupationsOf[table].some((occupation) => occupation === soc) ? table : undefined;
}

function noteOf({ column, pay }: FigureColumn, missing: Missing, { cap }: Release, file: SourceFile): string {
  if (missing === 'not released') return `${column}: not released`;
  // The number that the footnote of such jobs has in the flat files, in every edition that was read.
  if (missing === 'paid otherwise') return `${column}: footnote 4`;
  if (cap !== null && pay !== undefined) return `${column}: at or above ${cap[pay]} (top-coded)`;
  throw new UnreadableFile(file.name, `${column} is at or above the cap, but no file says what the cap is`);
}

/** Cells of an estimate, figures with the places that BLS prints, and why some are empty. */
export function figureCells({ figures, file }: Estimate, release: Release): Record<string, string> {
  const read = figureColumns.map((column) => ({ column, figure: figures.get(column.column) }));
  const cells = read.map(({ column, figure }) => [
    column.column,
    figure && 'value' in figure ? Number(figure.value).toFixed(column.decimals) : '',
  ]);
  const notes = read.flatMap(({ column, figure }) =>
    figure && 'missing' in figure ? [noteOf(column, figure.missing, release, file)] : [],
  );
  return { ...Object.fromEntries(cells), notes: notes.join('; ') };
}
