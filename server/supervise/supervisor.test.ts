import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { backoffMs, Supervisor } from './supervisor';

const log = pino({ level: 'silent' });
const started: Supervisor[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});

function run(program: string, limits: { maxStartMs?: number; maxSilenceMs?: number } = {}): Supervisor {
  const supervisor = new Supervisor({
    command: () => ['--input-type=module', '--eval', program],
    environment: process.env,
    health: '/healthz',
    readiness: '/readyz',
    log,
    ...limits,
  });
  supervisor.start();
  started.push(supervisor);
  return supervisor;
}

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 400 && !isSo(); turn += 1) await sleep(25);
  expect(isSo()).toBe(true);
}

const SERVER =
  "import { createServer } from 'node:http'; createServer((q, r) => q.url === '/end' ? process.exit(1) : r.end(String(process.pid))).listen(process.env.PORT);";

describe('a program that is kept running', () => {
  it('is ready once it has said so, and asked without waiting for a client', async () => {
    const supervisor = run(
      "import { createServer } from 'node:http'; createServer((q, r) => setTimeout(() => r.end(), q.url === '/readyz' ? 400 : 0)).listen(process.env.PORT);",
    );
    await until(supervisor.isUp);
    expect(supervisor.isReady()).toBe(false);
    await until(supervisor.isReady);
  });

  it('is up when it answers, not when it has started', async () => {
    const supervisor = run(`await new Promise((r) => setTimeout(r, 300)); ${SERVER}`);
    expect(supervisor.isUp()).toBe(false);
    expect(() => supervisor.origin()).toThrow('does not answer');
    await until(supervisor.isUp);
    expect((await fetch(supervisor.origin())).status).toBe(200);
  });

  it('is started again when it ends', async () => {
    const supervisor = run(SERVER);
    await until(supervisor.isUp);
    const before = await (await fetch(supervisor.origin())).text();
    await fetch(`${supervisor.origin()}/end`).catch(() => {});
    await until(() => !supervisor.isUp());
    await until(supervisor.isUp);
    expect(await (await fetch(supervisor.origin())).text()).not.toBe(before);
    expect(supervisor.restarts()).toBe(1);
  });

  it('that never comes up is tried again, with growing waits', async () => {
    const supervisor = run('process.exit(1)');
    await until(() => supervisor.restarts() >= 2);
    expect(supervisor.isUp()).toBe(false);
    expect([0, 1, 2, 3, 20].map(backoffMs)).toEqual([0, 100, 200, 400, 10_000]);
  });

  it('is not ready within five seconds of its last sign of life, and ready again when it goes on', async () => {
    const supervisor = run(SERVER);
    await until(supervisor.isReady);
    const pid = Number(await (await fetch(supervisor.origin())).text());
    const stopped = Date.now();
    process.kill(pid, 'SIGSTOP');
    await until(() => !supervisor.isReady());
    expect(Date.now() - stopped).toBeLessThan(5_000);
    expect(supervisor.isUp()).toBe(true);
    process.kill(pid, 'SIGCONT');
    await until(supervisor.isReady);
    expect(supervisor.restarts()).toBe(0);
  });

  it('may be silent while it loads, and is started again when it is once it was ready', async () => {
    const supervisor = run(
      `import { createServer } from 'node:http';
       const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
       createServer((q, r) => {
         if (q.url === '/readyz') wait(3_000);
         r.end();
         if (q.url === '/') wait(60_000);
       }).listen(process.env.PORT);`,
      { maxSilenceMs: 1_500 },
    );
    await until(supervisor.isReady);
    expect(supervisor.restarts()).toBe(0);
    await fetch(supervisor.origin());
    await until(() => supervisor.restarts() === 1);
  });

  it('that hangs while it starts is ended, and tried again', async () => {
    const supervisor = run('setInterval(() => {}, 1000)', { maxStartMs: 300 });
    await until(() => supervisor.restarts() >= 1);
    expect(supervisor.isUp()).toBe(false);
  });

  it('is ended for good, even one that does not listen', async () => {
    const supervisor = run(`process.on('SIGTERM', () => {}); ${SERVER}`);
    await until(supervisor.isUp);
    const pid = Number(await (await fetch(supervisor.origin())).text());
    await supervisor.stop();
    expect(() => process.kill(pid, 0)).toThrow();
  });
});
