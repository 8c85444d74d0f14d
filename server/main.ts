/** `npm start`: the front door, which listens at PORT and keeps the site running behind it. */
import { createRequire } from 'node:module';
import { access } from '@/lib/mcp/settings';
import { identity } from '@/lib/site/identity';
import { run } from './run';
import { problemsIn, readSettings } from './settings';

/** Refuses to start with settings that no answer could be given by. */
function configured() {
  try {
    const settings = readSettings(process.env);
    access();
    return { settings, baseUrl: identity().baseUrl };
  } catch (error) {
    const problems = problemsIn(error);
    if (problems === undefined) throw error;
    console.error(problems);
    process.exit(1);
  }
}

const { settings, baseUrl } = configured();
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

await run(settings, {
  // Never on 127.0.0.1: there the framework answers rewrites over the network, from itself.
  command: (port) => [next, 'start', '--port', String(port), '--hostname', 'localhost'],
  environment: { ...process.env, NODE_ENV: 'production', SITE_URL: baseUrl },
  health: '/healthz',
  readiness: '/readyz',
});
