import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCorpus } from '../lib/data/check/corpus';
import { type ContentFiles, contentText } from '../lib/data/content';
import { EDITIONS, editionsFile } from '../lib/data/editions';
import { unpack } from '../lib/data/import/files/archive';
import { type SourceFile, sha256, UnreadableFile } from '../lib/data/import/files/source-file';
import { declaredEncodings } from '../lib/data/import/files/text';
import type { ImportProblem } from '../lib/data/import/importer';
import { planImport } from '../lib/data/import/plan';
import { publishers } from '../lib/data/import/publishers';
import { errorMessage } from '../lib/text/error-message';
import { loadContent, saveContent } from './data-files';

const USAGE = `Usage: npm run data:import -- <publisher> <file or folder…> [--write] [--slice] [--encoding ${declaredEncodings.join('|')}]

--write     writes what the files change; without it the changes are only printed
--slice     the files hold some schools or areas only: rows of others stay as they are
--encoding  of a text file that is not UTF-8

A CSV file alone is a table of a board: npm run data:import -- table.csv

Publishers and the files that they take:
${Object.entries(publishers)
  .map(([name, { publisher, takes }]) => `  ${name.padEnd(14)}${publisher}: ${takes}`)
  .join('\n')}`;

/** Ends the command; nothing has been written. */
function refuse(message: string, status: 1 | 2): never {
  console.error(message);
  process.exit(status);
}

/** Ends the command because of what is wrong with the files. */
const keepOut = (reasons: string): never =>
  refuse(`These keep the files out; nothing is written:\n${reasons}`, 1);

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        write: { type: 'boolean', default: false },
        slice: { type: 'boolean', default: false },
        encoding: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return refuse(`${errorMessage(error)}\n\n${USAGE}`, 2);
  }
}

/** Files below a path, in alphabetical order; hidden ones are left out. */
function filesBelow(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) throw new UnreadableFile(path.basename(place), 'is a link to a file that does not exist');
  if (!found.isDirectory()) return [place];
  const names = readdirSync(place).filter((name) => !name.startsWith('.'));
  return names.toSorted().flatMap((name) => filesBelow(path.join(place, name)));
}

async function sourceFiles(places: readonly string[]): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const place of places.flatMap(filesBelow)) {
    const bytes = readFileSync(place);
    if (bytes.length === 0) throw new UnreadableFile(path.basename(place), 'is empty');
    files.push(...(await unpack({ name: path.basename(place), bytes, sha256: sha256(bytes) })));
  }
  if (files.length === 0) throw new UnreadableFile(places.join(', '), 'has no files');
  return files;
}

function describeProblem({ file, line, reason }: ImportProblem): string {
  const place = [file, line === null ? null : `line ${line}`].filter((part) => part !== null).join(', ');
  return place === '' ? reason : `${place}: ${reason}`;
}

/** Runs another command on what was written, with the editions that it has now. @returns what it says is wrong. */
function run(script: string): string {
  const command = [...process.execArgv, path.join(import.meta.dirname, script)];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return status === 0 ? '' : stderr || `${script} failed`;
}

/** Writes what files change, and what is derived from it; puts back what was there if a check finds it wrong. */
function write(held: ContentFiles, changed: ContentFiles): void {
  const written = saveContent(held, changed);
  const wrong = run('data-build.ts') || run('data-check.ts');
  if (wrong !== '') {
    saveContent(loadContent(), held);
    keepOut(wrong);
  }
  const built = [...loadContent()].filter(([file, text]) => held.get(file) !== text).map(([file]) => file);
  const files = [...new Set([...written, ...built])].map((file) => `  content/${file}`);
  console.log(['', 'Written:', ...files].join('\n'));
}

const { values, positionals } = parsed();
const isBoardTable = /\.csv$/i.test(positionals[0] ?? '');
const [name = '', ...places] = isBoardTable ? ['boards', ...positionals] : positionals;
const importer = Object.hasOwn(publishers, name) ? publishers[name] : undefined;
const encoding = declaredEncodings.find((known) => known === values.encoding);
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
if (name !== '' && importer === undefined) refuse(`${name} is not a publisher.\n\n${USAGE}`, 2);
if (importer === undefined || places.length === 0) refuse(USAGE, 2);
if (values.encoding !== undefined && encoding === undefined) {
  refuse(`--encoding: ${values.encoding} is not one of ${declaredEncodings.join(', ')}`, 2);
}
const missing = places.find((place) => !statSync(place, { throwIfNoEntry: false }));
if (missing !== undefined) refuse(`${missing}: there is no such file or folder`, 2);

const held = loadContent();
try {
  const plan = await planImport(importer, {
    files: await sourceFiles(places),
    corpus: readCorpus(held),
    editions: editionsFile.parse(JSON.parse(contentText(held, EDITIONS))),
    today: new Date().toISOString().slice(0, '2026-11-28'.length),
    slice: values.slice,
    ...(encoding && { encoding }),
  });
  if (plan.report !== '') console.log(plan.report);
  for (const warning of plan.warnings) console.log(`\nLook at this: ${warning}`);
  const problems = plan.problems.map((problem) => `  ${describeProblem(problem)}`);
  if (problems.length > 0) keepOut(problems.join('\n'));
  if (plan.written.size === 0) console.log('Nothing to change.');
  else if (values.write) write(held, plan.written);
  else console.log('\nNothing is written yet: run it again with --write.');
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  keepOut(`  ${error.message}`);
}
