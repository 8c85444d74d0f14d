import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configurationAround, type RunningNginx, startNginx } from '../../nginx';
import { freePort } from '../../server-process';

/** nginx before several servers, and beside that with a file. */
export interface NginxBeside extends RunningNginx {
  readonly cached: string;
  readonly file: string;
}

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** A text as nginx reads it. */
const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

const configuration = (
  folder: string,
  origins: readonly string[],
  fields: readonly (readonly [string, string])[],
  cached: number,
  file: number,
) =>
  configurationAround(
    folder,
    `    default_type application/json;
    keepalive_requests 1000000000;
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
      ${fields.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n      ')}
      location / { try_files /body =404; }
    }`,
  );

/** Starts nginx before servers, as a cache, and with a file of these bytes, and these fields, for every address. */
export async function startNginxBeside(
  origins: readonly string[],
  body: string,
  fields: readonly (readonly [string, string])[],
): Promise<NginxBeside> {
  const [cached, file] = [await freePort(), await freePort()];
  const origin = (port: number) => `http://localhost:${port}`;
  const nginx = await startNginx(
    (folder) => {
      mkdirSync(path.join(folder, 'files'));
      writeFileSync(path.join(folder, 'files', 'body'), body);
      return configuration(folder, origins, fields, cached, file);
    },
    `${origin(file)}/`,
  );
  return { ...nginx, cached: origin(cached), file: origin(file) };
}
