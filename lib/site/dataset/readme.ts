import { passRateDataset } from '@/lib/data/tables/pass-rate-dataset';
import { releaseDate } from '@/lib/data/version';
import { attribution, guidance } from '../guidance';
import { identity } from '../identity';
import { absoluteUrl, paths } from '../urls';
import { type DatasetColumn, datasetColumns } from './columns';
import { datasetContent } from './content';
import type { DatasetFacts } from './facts';
import { datasetFiles } from './names';

const count = new Intl.NumberFormat('en-US');
const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Text for a cell of a Markdown table. */
const cell = (text: string) => text.replaceAll('|', '\\|');

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Allowed values are listed where they are few: the states are known. */
const MOST_LISTED = 6;

function columnRow({
  name,
  type,
  description,
  unit = '',
  enum: values = [],
  optional,
}: DatasetColumn): string[] {
  const listed = values.length > MOST_LISTED ? [] : values;
  const words = [
    description,
    ...(listed.length === 0 ? [] : [listed.map((value) => `\`${value}\``).join(', ')]),
    ...(optional ? ['may be empty'] : []),
  ];
  return [`\`${name}\``, type, unit, words.join('; ')];
}

/** The words that travel with the files. */
export function readmeDocument(facts: DatasetFacts): string {
  const { dataset, contactEmail } = identity();
  const { description, changelog } = datasetContent();
  return [
    `# ${dataset.name}`,
    `Version ${dataset.version}, released ${releaseDate()}. Home page: <${absoluteUrl(paths.data)}>.`,
    description,
    '## How near to the boards it comes',
    table(
      ['verification', 'rows', 'meaning'],
      facts.byVerification.map(({ verification, inWords, rows }) => [
        verification,
        count.format(rows),
        inWords,
      ]),
    ),
    `Together ${count.format(facts.rows)} rows of ${count.format(facts.programs)} programs in ${facts.states} states, ${facts.firstYear} to ${facts.lastYear}.`,
    '## Files',
    bullets(
      Object.values(datasetFiles).map(
        ({ name, what }) => `[${name}](${absoluteUrl(paths.dataFile(name))}): ${what}.`,
      ),
    ),
    '## License and attribution',
    `[${dataset.license.name}](${dataset.license.url}). Reuse has to carry this line:`,
    `> ${attribution()}`,
    '## Rules for use',
    bullets(guidance().citationRules),
    '## Columns',
    'An empty cell means not known; it never means 0.',
    table(['Column', 'Type', 'Unit', 'What it holds'], datasetColumns.map(columnRow)),
    '## Known problems',
    bullets(passRateDataset.notes ?? []),
    '## Changelog',
    ...changelog.flatMap(({ version, date, changes }) => [`### ${version}, ${date}`, bullets(changes)]),
    `A wrong figure is worth a message: <${contactEmail}>.`,
    '',
  ].join('\n\n');
}
