import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const alias = { '@': path.resolve(import.meta.dirname) };

/** Crawls, pages in every state, properties of thousands of runs: `*.long.test.ts`, wherever they are. */
export default defineConfig({
  resolve: { alias },
  test: {
    // As in vitest.config.ts: half of the time is waiting for a browser.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    reporters: ['default', ['json', { outputFile: 'reports/long.vitest.json' }]],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,components,scripts,server,tests/property}/**/*.long.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/{http,e2e}/**/*.long.test.ts'],
          globalSetup: ['tests/support/server.ts'],
        },
      },
    ],
  },
});
