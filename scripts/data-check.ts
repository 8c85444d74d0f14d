import { type CheckReport, checkContent } from '../lib/data/check/check';
import { describeFailure } from '../lib/data/check/failure';
import { loadContent } from './data-files';

function printReport({ tables, failures }: CheckReport): void {
  const width = Math.max(...tables.map(({ name }) => name.length));
  for (const { name, rows, checks } of tables) {
    console.log(`${name.padEnd(width)}  ${String(rows).padStart(6)}  ${checks.join(', ')}`);
  }
  for (const failure of failures) console.error(describeFailure(failure));
  console.log(failures.length === 0 ? 'All tables hold.' : `${failures.length} failures.`);
}

const report = checkContent(loadContent());
printReport(report);
process.exitCode = report.failures.length === 0 ? 0 : 1;
