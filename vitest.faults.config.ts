import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Faults, greedy clients and malformed requests against the built proxy, one file after the other. */
export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname) } },
  test: {
    include: ['tests/faults/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['verbose', ['json', { outputFile: 'reports/faults.vitest.json' }]],
  },
});
