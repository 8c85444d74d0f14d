/** The reverse proxy in front of another application: `proxy-server.ts HEALTH ARGUMENT…`, where PORT is filled in. */
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
