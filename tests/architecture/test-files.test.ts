import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentSuites, otherContentTests } from '../content-tests';

/** What reads the tables of `content/` when it is called. */
const READERS =
  /\b(loadData|loadContent|readTable|readCorpus|findPrograms|programs|finderSource|schoolSource|comparisonSource)\(\)|\breadContent\(|support\/(finder-page|comparison)'/;
const READS_FILE = /readFileSync\(`?'?content\//;

const testFiles = [
  'lib',
  'components',
  'server',
  'scripts',
  'tests/architecture',
  'tests/golden',
  'tests/property',
]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && file !== 'tests/architecture/test-files.test.ts');

it('only suites about the content read it: unit tests compute from example tables', () => {
  const readers = testFiles.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return READERS.test(text) || READS_FILE.test(text);
  });
  const isSuite = (file: string) => contentSuites.some((pattern) => path.matchesGlob(file, pattern));
  expect(readers.filter((file) => !isSuite(file)).sort()).toEqual([...otherContentTests].sort());
});

/** What a test does to modules and the environment, which the next file in the same process would see. */
const LEAVES_TRACES = /\bvi\.(mock|doMock|hoisted|resetModules|stubEnv|stubGlobal)\(|\bprocess\.env\S* = /;

it('unit tests that replace modules or variables of the environment are run apart: *.isolated.test.ts', () => {
  const apart = testFiles.filter((file) => /\.(isolated|long)\.test\./.test(file));
  const traces = testFiles.filter((file) => LEAVES_TRACES.test(readFileSync(file, 'utf8')));
  expect(traces.filter((file) => !apart.includes(file))).toEqual([]);
});
