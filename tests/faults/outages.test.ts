import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort, stopServer, untilAnswering } from '../../scripts/server-process';
import { siteBuild } from '../../scripts/site-build';
import { send, startCrowd, tally } from '../support/clients';
import { metric, type RunningProxy, startProxy } from '../support/proxy';

const ROI = '/api/agent/v1/calculators/nursing-roi';
const known = ['/', '/states/ohio', '/about', '/api/agent/v1', `${ROI}?state=ohio&degree=BSN`];

const searches = Array.from({ length: 1000 }, (_, index) => `school${index}`);

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()));
});

async function proxy(environment?: Readonly<Record<string, string>>): Promise<RunningProxy> {
  const started = await startProxy(environment);
  running.push(started.stop);
  return started;
}

/** The process that another one runs: the application behind a proxy, the proxy of `npm start`. */
function childOf(pid: number | undefined): number {
  const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  if (!first) throw new Error('It runs no process');
  return Number(first);
}

/** Whether a process runs; one that has ended and is not yet reaped (a zombie) doesn't. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const agent = new Agent({ keepAlive: false });

/** A cache miss: the income is never the same. */
let income = 10_000;
const miss = ({ origin }: RunningProxy) => {
  income += 1;
  return `${origin}${ROI}?state=ohio&degree=BSN&current_income=${income}`;
};

/** One after the other, from the first again after the last. */
function inTurn(addresses: readonly string[]): () => string {
  let turn = -1;
  return () => {
    turn += 1;
    return addresses[turn % addresses.length] ?? '';
  };
}

async function until(isSo: () => Promise<boolean>, milliseconds: number): Promise<number> {
  const began = Date.now();
  while (!(await isSo())) {
    if (Date.now() - began > milliseconds) throw new Error(`Not so after ${milliseconds} ms`);
    await sleep(50);
  }
  return Date.now() - began;
}

describe('the application is killed under load', () => {
  it('no kept answer fails, others are 503 with Retry-After, and it comes back', async () => {
    const started = await proxy();
    for (const path of known) expect((await send(agent, started.origin + path)).status).toBe(200);
    const crowd = startCrowd(16, inTurn(known.map((path) => started.origin + path)));
    await sleep(500);
    const failed = [];
    for (let kill = 1; kill <= 3; kill += 1) {
      process.kill(childOf(started.child.pid), 'SIGKILL');
      await sleep(30);
      failed.push(await send(agent, miss(started)));
      const back = await until(async () => (await send(agent, miss(started))).status === 200, 30_000);
      console.log(`kill ${kill}: back after ${back} ms`);
    }
    const endings = tally(await crowd.stop());
    console.log('kept answers', endings);
    expect(Object.keys(endings)).toEqual(['200']);
    expect(endings['200']).toBeGreaterThan(1000);
    for (const { status, retryAfter, body } of failed) {
      expect(status).toBe(503);
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(JSON.parse(body).error.code).toBe('unavailable');
    }
    expect(await metric(started, 'door_upstream_restarts')).toBe(3);
  });

  it('requests under way are answered: 503 or stale, never broken off', async () => {
    const started = await proxy();
    const crowd = startCrowd(8, () => miss(started));
    await sleep(500);
    process.kill(childOf(started.child.pid), 'SIGKILL');
    await sleep(1000);
    const endings = tally(await crowd.stop());
    console.log('misses', endings);
    expect(Object.keys(endings).toSorted()).toEqual(['200', '503']);
  });
});

describe('the application hangs', () => {
  it('is ended and started again, and no kept answer fails meanwhile', async () => {
    const started = await proxy();
    for (const path of known) expect((await send(agent, started.origin + path)).status).toBe(200);
    const hanging = childOf(started.child.pid);
    process.kill(hanging, 'SIGSTOP');
    const crowd = startCrowd(4, inTurn(known.map((path) => started.origin + path)));
    const noticed = await until(
      async () => (await send(agent, `${started.origin}/readyz`)).status === 503,
      5_000,
    );
    const failed = await send(agent, miss(started));
    const back = await until(async () => (await send(agent, miss(started))).status === 200, 120_000);
    const endings = tally(await crowd.stop());
    console.log('not ready after', noticed, 'ms, back after', back, 'ms more; kept answers', endings);
    expect(failed.status).toBe(503);
    expect(Number(failed.retryAfter)).toBeGreaterThan(0);
    expect(Object.keys(endings)).toEqual(['200']);
    expect(childOf(started.child.pid)).not.toBe(hanging);
    expect(await metric(started, 'door_upstream_restarts')).toBe(1);
  }, 240_000);
});

describe('SIGTERM under load', () => {
  it.each([
    ['kept answers', ({ origin }: RunningProxy) => inTurn(known.map((path) => origin + path))],
    ['misses', (started: RunningProxy) => () => miss(started)],
    [
      'searches',
      ({ origin }: RunningProxy) => inTurn(searches.map((query) => `${origin}/programs?query=${query}`)),
    ],
  ])('breaks no response: %s', async (kind, addresses) => {
    const started = await proxy();
    const next = addresses(started);
    const crowd = startCrowd(16, next);
    await sleep(1000);
    const ended = once(started.child, 'exit');
    started.child.kill('SIGTERM');
    const [code] = await ended;
    const endings = tally(await crowd.stop());
    console.log(kind, endings);
    expect(code).toBe(0);
    const { ECONNREFUSED, ...others } = endings;
    expect(Object.keys(others)).toEqual(['200']);
    expect(ECONNREFUSED).toBeGreaterThan(0);
  });

  it('is not ready from then on, while it still answers', async () => {
    const started = await proxy();
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await send(kept, `${started.origin}/readyz`)).status).toBe(200);
    started.child.kill('SIGTERM');
    await sleep(100);
    expect((await send(kept, `${started.origin}/readyz`)).status).toBe(503);
    kept.destroy();
  });

  it('takes the application along, even when the proxy is killed', async () => {
    const started = await proxy();
    const pid = childOf(started.child.pid);
    expect(isRunning(pid)).toBe(true);
    started.child.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false);
  });
});

async function startRedis(port: number): Promise<ChildProcess> {
  const redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  running.push(() => stopServer(redis));
  await until(
    () =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.end();
          resolve(true);
        });
        socket.on('error', () => resolve(false));
      }),
    5_000,
  );
  return redis;
}

describe('Redis is killed and comes back', () => {
  it('counts for all doors together, for each alone without it, together again', async () => {
    const port = await freePort();
    const environment = { REDIS_URL: `redis://127.0.0.1:${port}`, RATE_LIMIT: '30' };
    let redis = await startRedis(port);
    const [one, other] = [await proxy(environment), await proxy(environment)];
    const first = `${ROI}?state=ohio&degree=BSN`;
    const ask = async (started: RunningProxy, count: number) => {
      const endings = [];
      for (let turn = 0; turn < count; turn += 1) endings.push(await send(agent, miss(started)));
      return tally(endings);
    };
    await send(agent, other.origin + first);
    const together = [await ask(one, 20), await ask(other, 20)];
    expect(together).toEqual([{ '200': 20 }, { '200': 9, '429': 11 }]);
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    const apart = [await ask(one, 40), await ask(other, 40)];
    expect(apart).toEqual([
      { '200': 30, '429': 10 },
      { '200': 30, '429': 10 },
    ]);
    redis = await startRedis(port);
    await sleep(2_500);
    const again = [await ask(one, 20), await ask(other, 20)];
    expect(again).toEqual([{ '200': 20 }, { '200': 10, '429': 10 }]);
    const refused = await fetch(miss(other));
    expect(refused.headers.get('ratelimit-policy')).toBe('"application";q=30;w=60');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // What is kept costs nothing: it is not counted, and answered to those who have had their share.
    expect((await send(agent, other.origin + first)).status).toBe(200);
  });
});

describe('npm start', () => {
  const start = path.resolve(siteBuild, 'proxy', 'start.mjs');
  const begin = async (environment: Readonly<Record<string, string>> = {}) => {
    const port = await freePort();
    const child = spawn(process.execPath, [start], {
      stdio: 'ignore',
      env: { ...process.env, LOG_LEVEL: 'silent', PORT: String(port), ...environment },
    });
    running.push(() => stopServer(child));
    return { child, origin: `http://localhost:${port}` };
  };

  it('starts the proxy again where it dies, and ends with it in order', async () => {
    const { child, origin } = await begin();
    await untilAnswering(child, `${origin}/readyz`, 60_000);
    const proxyId = childOf(child.pid);
    process.kill(proxyId, 'SIGKILL');
    await vi.waitFor(() => expect(childOf(child.pid)).not.toBe(proxyId), 10_000);
    await untilAnswering(child, `${origin}/readyz`, 60_000);
    const again = childOf(child.pid);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(isRunning(again)).toBe(false);
  });

  it('takes the proxy along where it is killed', async () => {
    const { child, origin } = await begin();
    await untilAnswering(child, `${origin}/readyz`, 60_000);
    const proxyId = childOf(child.pid);
    child.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(proxyId)).toBe(false), 30_000);
  });

  it('ends at once where a setting is wrong', async () => {
    const { child } = await begin({ RATE_LIMIT: 'many' });
    expect(await once(child, 'exit')).toEqual([78, null]);
  });
});
