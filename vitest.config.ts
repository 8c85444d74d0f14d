import os from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { contentSuites, otherContentTests } from './tests/content-tests';

/** What takes longer than `npm test` may: `npm run test:long` runs it. */
const LONG = '**/*.long.test.ts';

/** What replaces modules or variables of the environment, and so needs a process of its own. */
const ISOLATED = '**/*.isolated.test.{ts,tsx}';

const exclude = [...configDefaults.exclude, LONG];

const unit = {
  // A test without an expectation that ran fails: an empty loop, an early return.
  expect: { requireAssertions: true },
  include: [
    '{lib,components,scripts,server}/**/*.test.{ts,tsx}',
    'tests/{architecture,golden,property}/**/*.test.ts',
  ],
};

/** What reads `content/`, and so the editions that it holds. */
const ofContent = [...contentSuites, ...otherContentTests];

const root = { find: '@', replacement: path.resolve(import.meta.dirname) };

/** The editions of the example tables, so that new ones in `content/` change no sentence of their pages. */
const exampleEditions = {
  find: '@/content/data/editions.json',
  replacement: path.resolve(import.meta.dirname, 'tests/fixtures/content/data/editions.json'),
};

export default defineConfig({
  resolve: { alias: [root] },
  test: {
    // Half of a test of the built site is waiting for a browser: a machine with two cores has room for two.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    reporters: ['default', ['json', { outputFile: 'reports/main.vitest.json' }]],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Needs nothing but the sources. Files share their modules, so that tables are parsed once for many.
      {
        extends: true,
        test: { ...unit, name: 'unit', include: ofContent, exclude: [...exclude, ISOLATED], isolate: false },
      },
      // The same for what computes from example tables alone.
      {
        extends: true,
        resolve: { alias: [exampleEditions] },
        test: {
          ...unit,
          name: 'unit-examples',
          exclude: [...exclude, ISOLATED, ...ofContent],
          isolate: false,
        },
      },
      { extends: true, test: { ...unit, name: 'unit-isolated', include: [ISOLATED], exclude } },
      // Needs the built site: global setup starts it once, as `npm start` does, on a free port.
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/{http,e2e}/**/*.test.ts'],
          exclude,
          isolate: false,
          globalSetup: ['tests/support/server.ts'],
        },
      },
    ],
  },
});
