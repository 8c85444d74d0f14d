import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { installedBrowser, quietSwitches } from '../chromium';

const require = createRequire(import.meta.url);
const CLI = require.resolve('lighthouse/cli/index.js');
const LONGEST_REPORT_BYTES = 2 ** 26;

/** Lighthouse 12 knows no `Content-Signal:` line; `tests/http/discovery.test.ts` checks robots.txt line by line. */
const SKIPPED_AUDIT = 'robots-txt';
const PERCENT = 100;

const category = z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string() })) });
const measure = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z
    .object({
      'largest-contentful-paint': measure,
      'total-blocking-time': measure,
      'cumulative-layout-shift': measure,
      'total-byte-weight': measure,
    })
    .and(z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() }))),
});

/** What Lighthouse saw of one page in one run, on its simulated phone. */
export interface LighthouseRun {
  /** Scores out of 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaintMilliseconds: number;
  readonly blockingMilliseconds: number;
  readonly layoutShift: number;
  /** Everything that was sent, compressed. */
  readonly bytes: number;
  /** Lighthouse's estimate of the machine: the lower, the slower. */
  readonly benchmarkIndex: number;
  /** Titles of the audits of accessibility, best practices and SEO that failed. */
  readonly failed: readonly string[];
}

/** Reads a report as Lighthouse writes it in JSON. */
export function readReport(json: string): LighthouseRun {
  const { environment, categories, audits } = reportSchema.parse(JSON.parse(json));
  const { performance, accessibility, 'best-practices': bestPractices, seo } = categories;
  const failed = [accessibility, bestPractices, seo].flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
    }),
  );
  return {
    performance: Math.round(performance.score * PERCENT),
    accessibility: Math.round(accessibility.score * PERCENT),
    bestPractices: Math.round(bestPractices.score * PERCENT),
    seo: Math.round(seo.score * PERCENT),
    largestPaintMilliseconds: audits['largest-contentful-paint'].numericValue,
    blockingMilliseconds: audits['total-blocking-time'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
    benchmarkIndex: environment.benchmarkIndex,
    failed,
  };
}

/** What Lighthouse says when the browser recorded no usable trace, which happens on a machine with much to do. */
const NO_TRACE = 'Please run Lighthouse again';
const MOST_TRIES = 3;

/**
 * Runs Lighthouse as a phone until the browser has recorded the page, three times at most.
 * @throws Error with what it complained of.
 */
export function runLighthouse(address: string): LighthouseRun {
  for (let tries = 1; ; tries += 1) {
    const run = startLighthouse(address);
    if (run.status === 0) return readReport(run.stdout);
    if (tries === MOST_TRIES || !run.stderr.includes(NO_TRACE)) {
      throw new Error(`Lighthouse failed on ${address}: ${run.error ?? run.stderr}`);
    }
  }
}

function startLighthouse(address: string) {
  const browser = installedBrowser();
  return spawnSync(
    process.execPath,
    [
      ...[CLI, address, '--output=json', '--output-path=stdout', '--quiet', '--no-enable-error-reporting'],
      '--only-categories=performance,accessibility,best-practices,seo',
      `--skip-audits=${SKIPPED_AUDIT}`,
      `--chrome-flags=${['--headless=new', ...quietSwitches].join(' ')}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: LONGEST_REPORT_BYTES,
      env: { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) },
    },
  );
}
