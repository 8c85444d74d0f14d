import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What reads the tables of `content/` when it is called. */
const READERS = /\b(loadData|loadContent|readTable|readCorpus|findPrograms|programs)\(\)|\breadContent\(/;
const READS_FILE = /readFileSync\(`?'?content\//;

/** Suites about the content itself: golden answers, checks of tables, properties over every state. */
const CONTENT_SUITES = /^(tests\/(golden|property)\/|scripts\/data-|lib\/data\/)/;

/** Tests that still read `content/`, for now: take one off when it computes from `tests/fixtures/content`. */
const LEFT: readonly string[] = [
  'components/pages/home/home-page.test.tsx',
  'components/pages/methodology/methodology-page.test.tsx',
  'components/pages/pass-rates/pass-rates-page.test.tsx',
  'components/pages/sources/sources-page.test.tsx',
  'components/pages/state/state-page.test.tsx',
  'components/pages/states/states-page.test.tsx',
  'lib/http/routes/readiness.test.ts',
  'lib/markdown/tokens.test.ts',
  'lib/mcp/service.test.ts',
  'lib/pass-rates/page/holdings.test.ts',
  'lib/pass-rates/page/state-page.test.ts',
  'lib/pass-rates/pass-rates.test.ts',
  'lib/places/page/state-list.test.ts',
  'lib/places/page/state-programs.test.ts',
  'lib/places/page/state.test.ts',
  'lib/programs/catalogue/nclex.test.ts',
  'lib/programs/page/pass-history.test.ts',
  'lib/site/api/bodies.isolated.test.ts',
  'lib/site/api/programs.test.ts',
  'lib/site/cards/cards.test.ts',
  'lib/site/dataset/dataset.test.ts',
  'lib/site/pages/constants.test.ts',
  'lib/site/pages/home.test.ts',
  'lib/site/pages/prose.test.ts',
  'tests/architecture/parsed-once.isolated.test.ts',
];

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
  expect(readers.filter((file) => !CONTENT_SUITES.test(file)).sort()).toEqual([...LEFT].sort());
});

/** What a test does to modules and the environment, which the next file in the same process would see. */
const LEAVES_TRACES = /\bvi\.(mock|doMock|hoisted|resetModules|stubEnv|stubGlobal)\(|\bprocess\.env\S* = /;

it('unit tests that replace modules or variables of the environment are run apart: *.isolated.test.ts', () => {
  const apart = testFiles.filter((file) => /\.(isolated|long)\.test\./.test(file));
  const traces = testFiles.filter((file) => LEAVES_TRACES.test(readFileSync(file, 'utf8')));
  expect(traces.filter((file) => !apart.includes(file))).toEqual([]);
});
