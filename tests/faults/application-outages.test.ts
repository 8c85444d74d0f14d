import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, startCrowd, tally } from '../support/clients';
import { metric, type RunningProxy, startProxy } from '../support/proxy';
import { agent, childOf, inTurn, isRunning, keptAddresses, miss, until, untilAnswered } from './outage';

const START_MS = 110_000;
/** Between two requests of a client: without it the crowd takes the processor from the application that starts again. */
const PAUSE_MS = 10;

/** Time from the last sign of life until the proxy is not ready. */
const NOT_READY_MS = 5_000;

let proxy: RunningProxy;
beforeAll(async () => {
  proxy = await startProxy();
  for (const path of keptAddresses) expect(await statusOf(proxy.origin + path)).toBe(200);
});
afterAll(() => proxy.stop());

const application = () => childOf(proxy.child.pid);
const restarts = () => metric(proxy, 'door_upstream_restarts');
const statusOf = async (address: string) => (await send(agent, address)).status;
const readiness = () => statusOf(`${proxy.origin}/readyz`);
const untilBack = () =>
  until(async () => (await statusOf(miss(proxy))) === 200 && (await readiness()) === 200, START_MS);
const keptAnswers = (clients: number) =>
  startCrowd(clients, inTurn(keptAddresses.map((path) => proxy.origin + path)), PAUSE_MS);

// One proxy for all: each test leaves it with an application that answers, but for the last.
describe('the application is killed under load', () => {
  it('no kept answer fails, others are 503 with Retry-After, and it comes back', async () => {
    const crowd = keptAnswers(16);
    await untilAnswered(crowd, 16);
    const failed = [];
    for (let kill = 1; kill <= 2; kill += 1) {
      process.kill(application(), 'SIGKILL');
      failed.push(await send(agent, miss(proxy)));
      console.log(`kill ${kill}: back after ${await untilBack()} ms`);
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
    expect(await restarts()).toBe(2);
  });

  it('requests under way are answered: 503 or stale, never broken off', async () => {
    const before = await restarts();
    const crowd = startCrowd(8, () => miss(proxy));
    await untilAnswered(crowd, 8);
    process.kill(application(), 'SIGKILL');
    await untilAnswered(crowd, 8, 503);
    const endings = tally(await crowd.stop());
    console.log('misses', endings);
    expect(Object.keys(endings).toSorted()).toEqual(['200', '503']);
    await untilBack();
    expect(await restarts()).toBe(before + 1);
  });
});

describe('the application hangs', () => {
  it('is ended and started again, and no kept answer fails meanwhile', async () => {
    const before = await restarts();
    const hanging = application();
    process.kill(hanging, 'SIGSTOP');
    const crowd = keptAnswers(4);
    let slowest = 0;
    const isNotReady = async () => {
      const began = Date.now();
      const status = await readiness();
      slowest = Math.max(slowest, Date.now() - began);
      return status === 503;
    };
    const noticed = await until(isNotReady, START_MS);
    const failed = await send(agent, miss(proxy));
    const back = await untilBack();
    const endings = tally(await crowd.stop());
    console.log(
      'not ready after',
      noticed,
      'ms, slowest answer',
      slowest,
      'ms, back after',
      back,
      'ms more; kept answers',
      endings,
    );
    // A proxy that has to wait for the processor also hears the last sign of life late.
    expect(noticed - slowest).toBeLessThan(NOT_READY_MS);
    expect(failed.status).toBe(503);
    expect(Number(failed.retryAfter)).toBeGreaterThan(0);
    expect(Object.keys(endings)).toEqual(['200']);
    expect(application()).not.toBe(hanging);
    expect(await restarts()).toBe(before + 1);
  });
});

describe('the proxy is killed', () => {
  it('takes the application along', async () => {
    const pid = application();
    expect(isRunning(pid)).toBe(true);
    proxy.child.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false);
  });
});
