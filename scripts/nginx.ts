import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopServer, untilAnswering } from './server-process';

const START_MILLISECONDS = 10_000;

/** An nginx that runs in its own temporary folder. */
export interface RunningNginx {
  readonly pid: number;
  stop(): Promise<void>;
}

/** Returns the head of a configuration for a foreground process that writes to the folder only. */
export const preamble = (folder: string) => `
  daemon off;
  ${process.getuid?.() === 0 ? 'user root;' : ''}
  pid ${folder}/pid;`;

/** Returns the folders of buffers and of the cache. */
const storage = (folder: string) => `
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/temp;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    proxy_cache_path ${folder}/cache keys_zone=site:10m;`;

/** Returns a configuration around the content of `http`: one worker, no access log. */
export const configurationAround = (folder: string, http: string) => `${preamble(folder)}
  worker_processes 1;
  error_log ${folder}/error.log;
  events {}
  http {
    access_log off;
${storage(folder)}
${http}
  }`;

/**
 * Starts nginx and waits until it answers.
 *
 * @param configure makes the configuration for a folder, and may put files there.
 * @param address answered with a success once it runs.
 */
export async function startNginx(
  configure: (folder: string) => string,
  address: string,
): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  mkdirSync(path.join(folder, 'cache'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configure(folder));
  const child = spawn('nginx', ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', file], {
    stdio: 'inherit',
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await stopServer(child);
    rmSync(folder, { recursive: true });
  };
  try {
    await untilAnswering(child, address, START_MILLISECONDS);
    if (child.pid === undefined) throw new Error('nginx could not be started');
    return { pid: child.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
