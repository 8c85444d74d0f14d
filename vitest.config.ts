import os from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const alias = { '@': path.resolve(import.meta.dirname) };

/** What takes longer than `npm test` may: `npm run test:long` runs it. */
const LONG = '**/*.long.test.ts';

const TIMEOUT_MS = 60_000;

export default defineConfig({
  resolve: { alias },
  test: {
    // Half of a test of the built site is waiting for a browser: a machine with two cores has room for two.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    reporters: ['default', ['json', { outputFile: 'reports/main.vitest.json' }]],
    projects: [
      // Needs nothing but the sources: the rules, the tables, the schemas.
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: [
            '{lib,components,scripts,server}/**/*.test.{ts,tsx}',
            'tests/{architecture,golden,property}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, LONG],
          // A test without an expectation that ran fails: an empty loop, an early return.
          expect: { requireAssertions: true },
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
      // Needs the built site: global setup starts it once, as `npm start` does, on a free port.
      {
        resolve: { alias },
        test: {
          name: 'built',
          include: ['tests/{http,e2e}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, LONG],
          globalSetup: ['tests/support/server.ts'],
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
    ],
  },
});
