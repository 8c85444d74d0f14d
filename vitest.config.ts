import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const alias = { '@': path.resolve(import.meta.dirname) };

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
            'lib/**/*.test.{ts,tsx}',
            'components/**/*.test.tsx',
            'scripts/**/*.test.ts',
            'server/**/*.test.ts',
            'tests/{architecture,golden,property}/**/*.test.ts',
          ],
          // Machines are shared: a property of a thousand cases may wait for its turn.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Needs the built site: global setup starts it once, on a free port.
      {
        resolve: { alias },
        test: {
          name: 'built',
          include: ['tests/{http,e2e,conformance}/**/*.test.ts'],
          globalSetup: ['tests/support/server.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
