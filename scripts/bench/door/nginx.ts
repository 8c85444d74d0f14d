import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, stopServer, untilAnswering } from '../../server-process';

const START_MILLISECONDS = 10_000;

/** nginx before several servers, and beside that with a file. */
export interface RunningNginx {
  readonly cached: string;
  readonly file: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

const configuration = (
  folder: string,
  origins: readonly string[],
  fields: readonly (readonly [string, string])[],
  cached: number,
  file: number,
) => `
  daemon off;
  worker_processes 1;
  ${process.getuid?.() === 0 ? 'user root;' : ''}
  pid ${folder}/pid;
  error_log ${folder}/error.log;
  events {}
  http {
    access_log off;
    default_type application/json;
    keepalive_requests 1000000000;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/temp;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    proxy_cache_path ${folder}/cache keys_zone=site:10m;
    upstream doors {
      ${origins.map((origin) => `server ${new URL(origin).host};`).join('\n      ')}
      keepalive 16;
    }
    server {
      listen ${cached};
      location / {
        proxy_pass http://doors;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_cache site;
      }
    }
    server {
      listen ${file};
      root ${folder}/files;
      ${fields.map(([name, value]) => `add_header ${name} '${value}';`).join('\n      ')}
      location / { try_files /body =404; }
    }
  }`;

/** Starts nginx before servers, as a cache, and with a file of these bytes, and these fields, for every address. */
export async function startNginx(
  origins: readonly string[],
  body: string,
  fields: readonly (readonly [string, string])[],
): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  for (const name of ['cache', 'files']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'files', 'body'), body);
  const [cached, file] = [await freePort(), await freePort()];
  const configured = path.join(folder, 'nginx.conf');
  writeFileSync(configured, configuration(folder, origins, fields, cached, file));
  const child = spawn('nginx', ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', configured], {
    stdio: 'inherit',
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await stopServer(child);
    rmSync(folder, { recursive: true });
  };
  const origin = (port: number) => `http://localhost:${port}`;
  await untilAnswering(child, `${origin(file)}/`, START_MILLISECONDS);
  if (child.pid === undefined) throw new Error('nginx could not be started');
  return { cached: origin(cached), file: origin(file), pid: child.pid, stop };
}
