/** One column of a table: its heading and alignment. */
export interface Column {
  readonly heading: string;
  readonly align?: 'left' | 'right';
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const cell = (text: string) => text.replaceAll('|', '\\|');

/** Writes a table in GitHub's Markdown. @throws Error when a row has more or fewer cells than there are columns. */
export function markdownTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  for (const cells of rows) {
    if (cells.length !== columns.length) {
      throw new Error(`A row of ${columns.length} columns has ${cells.length} cells: ${row(cells)}`);
    }
  }
  return [
    row(columns.map(({ heading }) => cell(heading))),
    row(columns.map(({ align }) => (align === 'right' ? '---:' : '---'))),
    ...rows.map((cells) => row(cells.map(cell))),
  ].join('\n');
}

/** Returns the comments around generated text in a document. */
export function markers(name: string): { readonly start: string; readonly end: string } {
  return { start: `<!-- ${name}:start -->`, end: `<!-- ${name}:end -->` };
}

/**
 * Replaces the text between the markers of a document.
 *
 * @throws Error when the document does not have each marker once, the start before the end.
 */
export function replaceBetweenMarkers(document: string, name: string, text: string): string {
  const { start, end } = markers(name);
  const [before, ...afterStart] = document.split(start);
  const [, ...afterEnd] = (afterStart[0] ?? '').split(end);
  const [after] = afterEnd;
  if (before === undefined || after === undefined || afterStart.length !== 1 || afterEnd.length !== 1) {
    throw new Error(`The document needs ${start} and ${end} once each, in this order`);
  }
  return `${before}${start}\n\n${text.trim()}\n\n${end}${after}`;
}
