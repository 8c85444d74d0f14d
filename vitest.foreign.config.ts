import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Suites that other people wrote in other languages, run against the built site. */
export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname) } },
  test: {
    include: ['tests/foreign/**/*.test.ts'],
    globalSetup: ['tests/support/server.ts'],
    testTimeout: 600_000,
    reporters: ['default', ['json', { outputFile: 'reports/foreign.vitest.json' }]],
  },
});
