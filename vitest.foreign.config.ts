import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Suites that other people wrote in other languages, run against the built site. */
export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname) } },
  test: {
    // As in vitest.config.ts: much of the time is waiting for the site or for a browser.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    include: ['tests/foreign/**/*.test.ts'],
    globalSetup: ['tests/support/server.ts'],
    testTimeout: 600_000,
    reporters: ['default', ['json', { outputFile: 'reports/foreign.vitest.json' }]],
  },
});
