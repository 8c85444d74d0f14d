import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/** Tests of a file that fail for another reason than a golden file. */
export interface FailedTests {
  readonly file: string;
  /** 0 where the file could not be run. */
  readonly failed: number;
  /** The first of them, and why. */
  readonly example: string;
}

/** What is read of the report that Vitest writes as JSON. */
const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/** Where `vitest.config.ts` has Vitest write it. */
const REPORT = 'reports/main.vitest.json';

const firstLine = (text: string) => text.split('\n')[0] ?? '';

/** Returns the files with tests that failed, or that could not be run. */
export function failedTests(report: unknown): FailedTests[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.basename(name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const [first] = failed;
    if (first) {
      const example = `${first.fullName}: ${firstLine(first.failureMessages[0] ?? '')}`;
      return [{ file, failed: failed.length, example }];
    }
    return assertionResults.length === 0 ? [{ file, failed: 0, example: firstLine(message) }] : [];
  });
}

/**
 * Writes the answers of today into a copy of the golden files.
 *
 * @returns the folder of the copy, and tests that failed.
 * @throws Error when the tests could not be run.
 */
export function answerAgain(golden: string): { readonly folder: string; readonly failed: FailedTests[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'golden-'));
  cpSync(golden, folder, { recursive: true, filter: (file) => !file.endsWith('.ts') });
  rmSync(REPORT, { force: true });
  const vitest = path.resolve('node_modules/vitest/vitest.mjs');
  const { status, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', golden, '--project', 'unit', '-u', '--reporter=json'],
    { encoding: 'utf8', env: { ...process.env, GOLDEN_FOLDER: folder } },
  );
  if (status === null) throw new Error(`The tests of the golden answers were ended: ${stderr}`);
  return { folder, failed: failedTests(JSON.parse(readFileSync(REPORT, 'utf8'))) };
}
