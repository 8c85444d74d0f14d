import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { sum } from 'd3-array';
import { z } from 'zod';
import { installedBrowser, quietSwitches } from '../chromium';

const require = createRequire(import.meta.url);
const CLI = require.resolve('lighthouse/cli/index.js');
const LONGEST_REPORT_BYTES = 2 ** 26;

/** Lighthouse 12 knows no `Content-Signal:` line; `tests/http/discovery.test.ts` checks robots.txt line by line. */
const UNFIT_AUDIT = 'robots-txt';
/** Whether search engines may list the page. */
const LISTED_AUDIT = 'is-crawlable';
const PERCENT = 100;

const category = z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string() })) });
const measure = z.object({ numericValue: z.number() });
const requests = z.object({
  details: z.object({
    items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() })),
  }),
});
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
      'network-requests': requests,
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
  /** Everything that was sent, compressed, with its headers. */
  readonly bytes: number;
  /** What was sent of that as script; the policy of the site lets no script in a document run. */
  readonly scriptBytes: number;
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
    scriptBytes: sum(audits['network-requests'].details.items, ({ resourceType, transferSize = 0 }) =>
      resourceType === 'Script' ? transferSize : 0,
    ),
    benchmarkIndex: environment.benchmarkIndex,
    failed,
  };
}

/** What Lighthouse says when the browser recorded no usable trace, which happens on a machine with much to do. */
const NO_TRACE = 'Please run Lighthouse again';
const MOST_TRIES = 3;

/** How a page is measured. */
export interface Conditions {
  /** Whether the page asks search engines not to list it. */
  readonly unlisted: boolean;
  /** Whether the simulated phone computes in no time: then figures depend on the network alone, not on this machine. */
  readonly networkAlone?: boolean;
}

/**
 * Runs Lighthouse as a phone until the browser has recorded the page, three times at most.
 * @throws Error with what it complained of.
 */
export function runLighthouse(address: string, conditions: Conditions): LighthouseRun {
  for (let tries = 1; ; tries += 1) {
    const run = startLighthouse(address, conditions);
    if (run.status === 0) return readReport(run.stdout);
    if (tries === MOST_TRIES || !run.stderr.includes(NO_TRACE)) {
      throw new Error(`Lighthouse failed on ${address}: ${run.error ?? run.stderr}`);
    }
  }
}

/** Lighthouse takes 0 for its default. */
const NO_SLOWDOWN = 0.001;

function startLighthouse(address: string, { unlisted, networkAlone = false }: Conditions) {
  const browser = installedBrowser();
  return spawnSync(
    process.execPath,
    [
      ...[CLI, address, '--output=json', '--output-path=stdout', '--quiet', '--no-enable-error-reporting'],
      '--only-categories=performance,accessibility,best-practices,seo',
      `--skip-audits=${unlisted ? `${UNFIT_AUDIT},${LISTED_AUDIT}` : UNFIT_AUDIT}`,
      ...(networkAlone ? [`--throttling.cpuSlowdownMultiplier=${NO_SLOWDOWN}`] : []),
      `--chrome-flags=${['--headless=new', ...quietSwitches].join(' ')}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: LONGEST_REPORT_BYTES,
      env: { ...process.env, ...(browser ? { CHROME_PATH: browser } : {}) },
    },
  );
}
