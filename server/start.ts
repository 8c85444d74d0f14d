/** Runs `npm start`: the reverse proxy in a process of its own, started again where it dies. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { INVALID_CONFIGURATION } from './exit-codes';
import { heapMegabytes } from './settings';
import { backoffMs } from './supervise/supervisor';

const proxy = fileURLToPath(new URL('./main.mjs', import.meta.url));

/** A run of this length was no failure to start. */
const STEADY_MS = 30_000;

let child: ChildProcess;
let isClosing = false;
let attempt = 0;

function start(): void {
  const began = Date.now();
  child = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes(process.env)}`, proxy], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.once('exit', (code, signal) => {
    if (isClosing || code === 0 || code === INVALID_CONFIGURATION) process.exit(code ?? 1);
    attempt = Date.now() - began < STEADY_MS ? attempt + 1 : 0;
    console.error(`The reverse proxy ended (${signal ?? code}) and is started again.`);
    setTimeout(start, backoffMs(attempt));
  });
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isClosing = true;
    child.kill(signal);
  });
}
start();
