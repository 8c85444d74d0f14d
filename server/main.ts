/** `npm start`: the reverse proxy, which listens at PORT and keeps the site running behind it. */
import './site-root';

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pino } from 'pino';
import { access } from '@/lib/mcp/settings';
import { identity, namedByBuild } from '@/lib/site/identity';
import { HEALTH, READINESS } from './observe/health';
import { run } from './run';
import { problemsIn, readSettings } from './settings';

/** What the pages of this build name; written in by the build. */
declare const BUILT_FOR: ReturnType<typeof namedByBuild>;

function refuseToStart(problem: string): never {
  console.error(problem);
  process.exit(1);
}

/** What is wrong with the variables that a part of the settings is read from. */
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

const settingsNow = () => readSettings(process.env);

/** Written by the framework at the end of a build. */
const buildId = new URL('../BUILD_ID', import.meta.url);

if (!existsSync(buildId)) refuseToStart('There is no build of the site: npm run build makes it.');
const problems = [settingsNow, identity, access].flatMap(problemsOf);
// Of a variable that is read by more than one part the first says it.
const told = problems.filter(([name], index) => problems.findIndex(([other]) => other === name) === index);
if (told.length > 0) refuseToStart(told.map((problem) => problem.join(' ')).join('\n'));
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
  // Never on 127.0.0.1: there the framework answers rewrites over the network, from itself.
  command: (port: number) => [next, 'start', '--port', String(port), '--hostname', 'localhost'],
  environment: { ...process.env, NODE_ENV: 'production' as const, SITE_URL: named.baseUrl },
  health: HEALTH,
  readiness: READINESS,
};
await run(settings, application, log);
