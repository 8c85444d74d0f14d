import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { checkFile, type WordList } from './check';

/** Our code, documents and prose; not data, golden answers or what tools write. */
const CHECKED = /[.](?:tsx?|mts|mjs|cjs|css|md|ya?ml|conf|sh)$|^content\/site\/.*[.]json$|Dockerfile$/;
const NOT_CHECKED = /^content\/parameters\/.*[.]csv$|^content\/data\/.*[.]csv$|^tests\/golden\/.*[.]json$/;

const list: WordList = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8'));
const paths = process.argv.slice(2);
const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths],
  {
    encoding: 'utf8',
  },
);
const files = tracked
  .split('\n')
  .filter((file) => CHECKED.test(file) && !NOT_CHECKED.test(file) && existsSync(file));
const findings = files.flatMap((file) => checkFile(file, readFileSync(file, 'utf8'), list));
for (const { file, line, found, say } of findings) {
  console.error(`${file}:${line}  “${found}” → ${say}`);
}
if (findings.length > 0) {
  console.error(`${findings.length} words of the old manner (scripts/words/words.json).`);
  process.exitCode = 1;
}
