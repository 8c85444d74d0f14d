/** The front door before another application than the site: `door.ts HEALTH ARGUMENT…`, which Node is started with; PORT is in the environment. */
import { pino } from 'pino';
import { run } from '@/server/run';
import { readSettings } from '@/server/settings';

const [health = '/', ...command] = process.argv.slice(2);

const settings = readSettings(process.env);
const application = {
  command: (port: number) => command.map((argument) => (argument === 'PORT' ? String(port) : argument)),
  environment: process.env,
  health,
  readiness: health,
};
await run(settings, application, pino({ level: settings.logLevel }));
