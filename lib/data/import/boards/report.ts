import type { CsvRecord } from '../../csv';
import { figuresInWords } from './compare';
import type { ImportPlan } from './plan';

const programInWords = ({ state_slug, institution_name, program_name, exam }: CsvRecord) =>
  `${state_slug}, ${exam}, ${institution_name}${program_name === institution_name ? '' : `: ${program_name}`}`;

const rowInWords = (record: CsvRecord) => `${programInWords(record)}, ${figuresInWords(record)}`;

const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** A heading with its lines; nothing where there are none. */
const block = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`), ''];

/** What is wrong with a file, line by line. */
export function describeProblems({ problems }: ImportPlan): string {
  const lines = problems.map(({ line, reason }) => (line === null ? reason : `line ${line}: ${reason}`));
  return block('These keep the file out; nothing is written:', lines).join('\n');
}

/** What a file would change, for a person to read before it is written. */
export function describePlan(plan: ImportPlan): string {
  const { added, replaced, held, cut, unmatched } = plan;
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
    ...block(
      'Rates that are cut and not rounded, which is accepted:',
      cut.map((record) => rowInWords(record)),
    ),
    ...block(
      'Institutions without a certain IPEDS unit; add a row to content/data/institution_aliases.csv where you are sure:',
      [...new Set(unmatched.map(programInWords))],
    ),
  ].join('\n');
}
