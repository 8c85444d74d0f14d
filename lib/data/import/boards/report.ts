import { isCut } from '../../check/pass-rates/rules';
import type { CsvRecord } from '../../csv';
import { type Comparison, figuresInWords } from './compare';

const programInWords = ({ state_slug, institution_name, program_name, exam }: CsvRecord) =>
  `${state_slug}, ${exam}, ${institution_name}${program_name === institution_name ? '' : `: ${program_name}`}`;

const rowInWords = (record: CsvRecord) => `${programInWords(record)}, ${figuresInWords(record)}`;

const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** A heading with its lines; nothing where there are none. */
const block = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [[heading, ...lines.map((line) => `  ${line}`)].join('\n')];

/** What a file would change, for a person to read before it is written. @param records all its rows. */
export function describeComparison(
  { added, replaced, held }: Comparison,
  records: readonly CsvRecord[],
): string {
  return [
    ...block(
      `New, ${rows(added.length)}:`,
      added.map((record) => `+ ${rowInWords(record)}`),
    ),
    ...block(
      `Taking the place of a copy or a quotation, ${rows(replaced.length)}:`,
      replaced.flatMap(({ before, after }) => [`- ${rowInWords(before)}`, `+ ${rowInWords(after)}`]),
    ),
    ...block(
      `In the table already, ${rows(held.length)}:`,
      held.map((record) => `= ${rowInWords(record)}`),
    ),
    ...block('Rates that are cut and not rounded, which is accepted:', records.filter(isCut).map(rowInWords)),
    ...block(
      'Institutions without a certain IPEDS unit; add a row to content/data/institution_aliases.csv where you are sure:',
      [...new Set(records.filter(({ unitid }) => unitid === '').map(programInWords))],
    ),
  ].join('\n\n');
}
