import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** What breaks, is cut off or means harm, against the built front door: one after the other, for each is a load. */
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
