import path from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * What mutation testing runs: the tests beside the calculators and the programs. The golden and property tests
 * would run for every mutant too; they take most of the unit project's time, and a rule should fail in its own
 * test first.
 */
export default defineConfig({
  resolve: { alias: { '@': path.resolve(import.meta.dirname) } },
  test: { include: ['lib/{calculators,programs}/**/*.test.ts'] },
});
