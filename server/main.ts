/** Runs the reverse proxy at PORT and the application behind it. */
import './site-root';

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pino } from 'pino';
import { access } from '@/lib/mcp/settings';
import { identity, namedByBuild } from '@/lib/site/identity';
import { INVALID_CONFIGURATION } from './exit-codes';
import { HEALTH, READINESS } from './observe/health';
import { run } from './run';
import { problemsIn, readSettings } from './settings';

/** Site and operator that the pages of this build name, defined by the build. */
declare const BUILT_FOR: ReturnType<typeof namedByBuild>;

function refuseToStart(problem: string): never {
  console.error(problem);
  process.exit(INVALID_CONFIGURATION);
}

/** Returns what is wrong with the variables that a part of the settings reads. */
function problemsOf(read: () => unknown) {
  try {
    read();
    return [];
  } catch (error) {
    const problems = problemsIn(error);
    if (!problems) throw error;
    return problems;
  }
}

/**
 * Memory for the application's young objects, each of two halves: with V8's 16 MB each few requests wait for a collection, which
 * takes the longer the larger the tables are.
 */
const YOUNG_MEGABYTES = 64;

const settingsNow = () => readSettings(process.env);

/** Written by Next at the end of a build. */
const buildId = new URL('../BUILD_ID', import.meta.url);

if (!existsSync(buildId)) refuseToStart('There is no build of the site: npm run build makes it.');
const problems = [settingsNow, identity, access].flatMap(problemsOf);
// A variable that several parts read is reported once.
const reported = problems.filter(
  ([name], index) => problems.findIndex(([other]) => other === name) === index,
);
if (reported.length > 0) refuseToStart(reported.map((problem) => problem.join(' ')).join('\n'));
const settings = settingsNow();
const log = pino({ level: settings.logLevel, base: null });
const named = namedByBuild(identity());
if (JSON.stringify(named) !== JSON.stringify(BUILT_FOR)) {
  log.warn(
    { built: BUILT_FOR, started: named },
    'pages of the build name another site or operator: set SITE_URL, SITE_NAME, OPERATOR_NAME and CONTACT_EMAIL for both',
  );
}
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

const application = {
  // Never on 127.0.0.1: there Next answers its own rewrites over the network.
  command: (port: number) => [
    `--max-semi-space-size=${YOUNG_MEGABYTES}`,
    next,
    'start',
    '--port',
    String(port),
    '--hostname',
    'localhost',
  ],
  environment: { ...process.env, NODE_ENV: 'production' as const, SITE_URL: named.baseUrl },
  health: HEALTH,
  readiness: READINESS,
};
// Started by start.ts, it ends in order where that is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await run(settings, application, log);
