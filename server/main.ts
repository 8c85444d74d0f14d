/** `npm start`: the front door, which listens at PORT and keeps the site running behind it. */
import './site-root';

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pino } from 'pino';
import { access } from '@/lib/mcp/settings';
import { identity } from '@/lib/site/identity';
import { HEALTH, READINESS } from './health';
import { run } from './run';
import { problemsIn, readSettings } from './settings';

/** Origin that the pages of this build name; written in by the build. */
declare const BUILT_FOR: string;

function refuseToStart(problem: string): never {
  console.error(problem);
  process.exit(1);
}

/** Refuses to start with settings that no answer could be given by. */
function configured() {
  try {
    const settings = readSettings(process.env);
    access();
    return { settings, baseUrl: identity().baseUrl };
  } catch (error) {
    const problems = problemsIn(error);
    if (problems === undefined) throw error;
    return refuseToStart(problems);
  }
}

/** Written by the framework at the end of a build. */
const buildId = new URL('../BUILD_ID', import.meta.url);

if (!existsSync(buildId)) refuseToStart('There is no build of the site: npm run build makes it.');
const { settings, baseUrl } = configured();
const log = pino({ level: settings.logLevel, base: null });
if (baseUrl !== BUILT_FOR) {
  log.warn(
    { builtFor: BUILT_FOR, startedFor: baseUrl },
    'pages name the origin of the build: set SITE_URL for both',
  );
}
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

const application = {
  // Never on 127.0.0.1: there the framework answers rewrites over the network, from itself.
  command: (port: number) => [next, 'start', '--port', String(port), '--hostname', 'localhost'],
  environment: { ...process.env, NODE_ENV: 'production' as const, SITE_URL: baseUrl },
  health: HEALTH,
  readiness: READINESS,
};
await run(settings, application, log);
