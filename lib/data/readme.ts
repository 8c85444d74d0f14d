import { type ContentFiles, contentText } from './content';
import { readRecords } from './csv';
import { tablesOf } from './datapackage';
import type { NamedTable } from './registry';
import type { Source } from './table';

export const readmeFile = (folder: string) => `${folder}/README.md`;

/** `data:build` writes its list between these lines of a README. */
const START = '<!-- tables: written by npm run data:build -->';
const END = '<!-- end of tables -->';

const count = new Intl.NumberFormat('en-US');

function sourceText({ title, url }: Source): string {
  return url.startsWith('/') ? title : `[${title}](${url})`;
}

function section({ table }: NamedTable, files: ContentFiles): string {
  const rows = readRecords(contentText(files, table.file)).length;
  const { leftOut, derivedFrom, derivedColumns, notes = [] } = table;
  const derived = derivedColumns ? `Columns ${derivedColumns.join(', ')} are derived` : 'Derived';
  const facts = [
    ...(derivedFrom ? [`${derived} from ${derivedFrom.join(', ')}.`] : []),
    ...(leftOut ? [`Left out: ${count.format(leftOut.rows)} ${leftOut.reason}.`] : []),
    ...notes,
  ];
  return [
    `### ${table.title}`,
    `\`${table.file.slice(table.file.indexOf('/') + 1)}\`, ${count.format(rows)} rows. Edition: ${table.edition}.`,
    table.description,
    `Source: ${table.sources.map(sourceText).join('; ')}.`,
    ...(facts.length > 0 ? [facts.map((fact) => `- ${fact}`).join('\n')] : []),
  ].join('\n\n');
}

/**
 * Returns the README of a folder with its list of tables as the registry has it.
 * @throws Error when the README is missing or has no place for the list.
 */
export function writeReadme(folder: string, files: ContentFiles): string {
  const text = contentText(files, readmeFile(folder));
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  if (start < 0 || end < start) throw new Error(`content/${readmeFile(folder)} has no place for its tables`);
  const list = tablesOf(folder).map((named) => section(named, files));
  return [text.slice(0, start) + START, ...list, text.slice(end)].join('\n\n');
}
