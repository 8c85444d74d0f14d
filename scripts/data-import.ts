import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildContent } from '../lib/data/build';
import { readCorpus } from '../lib/data/check/corpus';
import { incomingColumns } from '../lib/data/import/incoming';
import { planImport } from '../lib/data/import/plan';
import { describePlan, describeProblems } from '../lib/data/import/report';
import { passRates } from '../lib/data/tables/pass-rates';
import { loadContent, saveContent } from './data-files';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const [file, ...more] = positionals;
if (file === undefined || more.length > 0) {
  console.error('Usage: npm run data:import <file.csv> [-- --write]');
  console.error(`Columns of the file, in any order: ${incomingColumns.join(',')}`);
  process.exit(2);
}

const held = loadContent();
const month = new Date().toISOString().slice(0, '2026-11'.length);
const plan = planImport(readFileSync(file, 'utf8'), readCorpus(held), month);
if (plan.problems.length > 0) {
  console.error(describeProblems(plan));
  process.exit(1);
}
console.log(describePlan(plan));
if (plan.table === null) console.log('Nothing to change.');
else if (values.write) {
  const changed = new Map([...held, [passRates.file, plan.table]]);
  const files = saveContent(held, new Map([[passRates.file, plan.table], ...buildContent(changed)]));
  console.log(['Written:', ...files.map((name) => `  content/${name}`)].join('\n'));
} else console.log('Nothing is written yet: run it again with --write.');
