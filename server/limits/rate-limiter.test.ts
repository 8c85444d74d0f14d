import { once } from 'node:events';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { portOf } from '@/tests/support/port';
import { allowanceFields, createRateLimiter } from './rate-limiter';

const log = pino({ level: 'silent' });
const onSharedChange = () => {};

it('does not count where there is no limit', () => {
  expect(
    createRateLimiter({ requestsPerMinute: 0, redisUrl: undefined, log, onSharedChange }),
  ).toBeUndefined();
});

it('counts each client apart, down to nothing', async () => {
  const limiter = createRateLimiter({ requestsPerMinute: 2, redisUrl: undefined, log, onSharedChange });
  const counted = [];
  for (const client of ['a', 'a', 'a', 'b']) counted.push(await limiter?.consume(client));
  expect(counted.map((one) => [one?.remaining, one?.isExceeded])).toEqual([
    [1, false],
    [0, false],
    [0, true],
    [1, false],
  ]);
  expect(counted[0]).toMatchObject({ limit: 2, resetSeconds: 60 });
});

it('writes the fields of the RateLimit draft', () => {
  expect(allowanceFields({ limit: 30, remaining: 3, resetSeconds: 12, isExceeded: false })).toEqual([
    'RateLimit-Policy',
    '"application";q=30;w=60',
    'RateLimit',
    '"application";r=3;t=12',
  ]);
});

it('counts in this process while Redis accepts connections and does not answer', async () => {
  const silent = createServer(() => {}).listen(0);
  await once(silent, 'listening');
  const changes: boolean[] = [];
  const redisUrl = `redis://127.0.0.1:${portOf(silent)}`;
  const limiter = createRateLimiter({
    requestsPerMinute: 1,
    redisUrl,
    log,
    onSharedChange: (isShared) => changes.push(isShared),
  });
  const began = Date.now();
  const counted = [await limiter?.consume('a'), await limiter?.consume('a')];
  expect(counted.map((one) => one?.isExceeded)).toEqual([false, true]);
  expect(Date.now() - began).toBeLessThan(1_000);
  expect(changes).toEqual([false]);
  limiter?.close();
  silent.close();
});
