import path from 'node:path';
import { defineConfig } from 'vitest/config';

const include = ['tests/faults/**/*.test.ts'];
/** Measures how long answers take, so it runs alone. */
const attacks = ['tests/faults/attacks.test.ts'];

/** Faults, greedy clients and malformed requests against the built proxy, each file with one of its own. */
export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname) } },
  test: {
    // An application that starts on a busy machine takes long, and no test is about that.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    reporters: ['verbose', ['json', { outputFile: 'reports/faults.vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'faults',
          include,
          exclude: attacks,
          // Two cores have room for three: much of the time is waiting for a server's own time limits.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'attacks', include: attacks, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
