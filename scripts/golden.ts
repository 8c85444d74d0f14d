/**
 * `npm run golden`: compares the answers of today with the golden files of the last commit, largest moves first, and
 * changes nothing. With `-- --accept` it writes them. Ends with 1 when answers differ and are not accepted, or when
 * another test of the golden answers fails.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '../lib/text/error-message';
import { count } from '../lib/text/words';
import { reportGolden } from './golden/report';
import { answerAgain } from './golden/run';

const GOLDEN = 'tests/golden';
const ACCEPT = 'npm run golden -- --accept';

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'pipe'] });

/** Files below a folder, by their path below it. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
}

function parsed() {
  try {
    return parseArgs({ options: { accept: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    console.error(`${errorMessage(error)}\n\nUsage: npm run golden [-- --accept]`);
    process.exit(2);
  }
}

const { accept } = parsed();

const { folder, failed } = answerAgain(GOLDEN);
const committed = new Set(
  git('ls-tree', '-r', '--name-only', 'HEAD', '--', GOLDEN)
    .split('\n')
    .filter((name) => name !== '' && !name.endsWith('.ts'))
    .map((name) => path.posix.relative(GOLDEN, name)),
);
const names = [...new Set([...committed, ...filesBelow(folder)])].toSorted();
const report = reportGolden(
  names.map((name) => ({
    name,
    before: committed.has(name) ? git('show', `HEAD:${GOLDEN}/${name}`) : undefined,
    after: existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name), 'utf8') : undefined,
  })),
);

if (accept) cpSync(folder, GOLDEN, { recursive: true });
rmSync(folder, { recursive: true });
console.log(report ?? 'Every answer is as it was committed.');
if (report !== undefined) {
  console.log(
    accept ? '\nWritten: read the difference before you commit it.' : `\nNothing is written yet: ${ACCEPT}`,
  );
}
if (failed.length > 0) {
  console.error('\nThese tests fail, and no golden file explains them:');
  for (const { file, failed: tests, example } of failed) {
    console.error(`  ${file}: ${tests === 0 ? 'could not be run' : count(tests, 'test')}, ${example}`);
  }
}
process.exitCode = failed.length > 0 || (report !== undefined && !accept) ? 1 : 0;
