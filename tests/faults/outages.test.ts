import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort, stopServer, untilAnswering } from '../../scripts/server-process';
import { siteBuild } from '../../scripts/site-build';
import { type Ending, send, startCrowd, tally } from '../support/clients';
import { type RunningProxy, startProxy } from '../support/proxy';
import { agent, childOf, inTurn, isRunning, keptAddresses, miss, until, untilAnswered } from './outage';
import { open, ROI, statuses } from './raw-client';

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

/** How long an idle connection stays open from the signal on. */
const LINGER_MS = 1_000;

/**
 * Returns whether a request without an answer is one that the proxy does not promise to answer: nothing listened any more,
 * its connection was made after the signal, or it was sent on one that had been idle for so long that it was closed.
 */
function isUnpromised({ error = '', failure }: Ending, signalAt: number): boolean {
  if (error === 'ECONNREFUSED') return true;
  if (!failure || failure.hasBegun || !['ECONNRESET', 'EPIPE'].includes(error)) return false;
  const { isReused, connectedAt, sentAt } = failure;
  return isReused ? sentAt >= signalAt + LINGER_MS : connectedAt >= signalAt;
}

describe('SIGTERM under load', () => {
  it('breaks no response, and the proxy is not ready from then on', async () => {
    const started = await proxy();
    const { origin, metricsOrigin, child } = started;
    const crowds = {
      'kept answers': startCrowd(16, inTurn(keptAddresses.map((path) => origin + path))),
      misses: startCrowd(16, () => miss(started)),
      searches: startCrowd(16, inTurn(searches.map((query) => `${origin}/programs?query=${query}`))),
    };
    for (const crowd of Object.values(crowds)) await untilAnswered(crowd, 16);
    // Begun before the signal and ended after it, so that it is answered however late this process gets its turn.
    const asking = open(origin);
    asking.write('GET /readyz HTTP/1.1\r\nHost: x\r\n');
    const readiness = text(asking);
    const kept = new Agent({ keepAlive: true });
    expect((await send(kept, `${metricsOrigin}/readyz`)).status).toBe(200);
    const ended = once(child, 'exit');
    const signalAt = Date.now();
    child.kill('SIGTERM');
    await until(async () => (await send(kept, `${metricsOrigin}/readyz`)).status === 503, 10_000);
    asking.write('\r\n');
    expect(statuses(await readiness)).toEqual([503]);
    const [code] = await ended;
    kept.destroy();
    expect(code).toBe(0);
    for (const [kind, crowd] of Object.entries(crowds)) {
      const endings = await crowd.stop();
      console.log(kind, tally(endings));
      const promised = endings.filter((ending) => !isUnpromised(ending, signalAt));
      expect(Object.keys(tally(promised)), kind).toEqual(['200']);
      expect(tally(endings)['ECONNREFUSED'], kind).toBeGreaterThan(0);
    }
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

/** Waits until so many processes have a connection to Redis again: each tries at times of its own. */
async function untilConnected(port: number, processes: number): Promise<void> {
  const client = new Redis(port, '127.0.0.1');
  const connected = async () =>
    String(await client.client('LIST'))
      .trim()
      .split('\n').length;
  await until(async () => (await connected()) === processes + 1, 10_000);
  client.disconnect();
}

describe('Redis is killed and comes back', () => {
  it('counts for all doors together, for each alone without it, together again', async () => {
    const port = await freePort();
    const environment = { REDIS_URL: `redis://127.0.0.1:${port}`, RATE_LIMIT: '30' };
    let redis = await startRedis(port);
    const [one, other] = await Promise.all([proxy(environment), proxy(environment)]);
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
    await untilConnected(port, 2);
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
    // The proxy serves by then; that its application is still starting makes no difference to it.
    await untilAnswering(child, `${origin}/healthz`, 60_000);
    const proxyId = childOf(child.pid);
    child.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(proxyId)).toBe(false), 30_000);
  });

  it('ends at once where a setting is wrong', async () => {
    const { child } = await begin({ RATE_LIMIT: 'many' });
    expect(await once(child, 'exit')).toEqual([78, null]);
  });
});
