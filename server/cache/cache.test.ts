import { describe, expect, it } from 'vitest';
import { WorkQueue } from '../limits/work-queue';
import { ResponseCache } from './cache';
import { type CacheKey, CacheKeys } from './cache-key';
import type { ResponseHead } from './upstream-response';

const keys = new CacheKeys();
const keyOf = (target: string): CacheKey => ({ key: target, target, accept: '*/*' });
const cacheable = { 'cache-control': 'public, max-age=100, stale-while-revalidate=50, stale-if-error=1000' };

/** An upstream whose responses a test decides on, and a clock that it moves. */
function setup({ bytes = 1_000_000 } = {}) {
  const state = {
    time: 0,
    asked: 0,
    fails: false,
    /** Clients that wait no longer. */
    left: new Set<string>(),
    head: { status: 200, headers: cacheable } as ResponseHead,
  };
  const limits = { places: 2, placesPerClient: 1, maxWaitingPerClient: 3, maxWaitingMs: 10_000 };
  const queue = new WorkQueue(limits);
  const gate: { wait: Promise<void> } = { wait: Promise.resolve() };
  const cache = new ResponseCache({
    maxBytes: bytes,
    schedule: (asker, work) => queue.run(asker, work),
    now: () => state.time,
    storageKey: (key, head) => {
      const stored = keys.learn(key, head);
      return stored === key ? key : keyOf(stored.target);
    },
    async fetch({ target }) {
      state.asked += 1;
      const count = state.asked;
      await gate.wait;
      if (state.fails) throw new Error('The upstream does not answer');
      return { head: state.head, body: Buffer.from(`${target} ${count}`) };
    },
  });
  const text = async (target: string, client = 'someone') => {
    const asker = { client, isWanted: () => !state.left.has(client) };
    const found = cache.find(keyOf(target)) ?? (await cache.ask(keyOf(target), asker));
    return `${found.kind} ${found.response.plain.toString()}`;
  };
  return { state, gate, cache, queue, text };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the cache', () => {
  it('asks once and answers from memory until the response is stale', async () => {
    const { state, text } = setup();
    expect(await text('/a')).toBe('stored /a 1');
    state.time = 99_999;
    expect(await text('/a')).toBe('hit /a 1');
    state.time = 151_000;
    expect(await text('/a')).toBe('stored /a 2');
  });

  it('asks once for a hundred equal requests at the same time', async () => {
    const { state, gate, text } = setup();
    let open = () => {};
    gate.wait = new Promise((resolve) => {
      open = resolve;
    });
    const all = Promise.all(Array.from({ length: 100 }, () => text('/a')));
    open();
    expect(new Set(await all)).toEqual(new Set(['stored /a 1', 'hit /a 1']));
    expect(state.asked).toBe(1);
  });

  it('asks for each request where the response may not be stored', async () => {
    const { state, text } = setup();
    state.head = { status: 404, headers: { 'cache-control': 'no-store' } };
    expect(new Set(await Promise.all([text('/a'), text('/a'), text('/a')])).size).toBe(3);
    expect(state.asked).toBe(3);
  });

  it('sends a stale response while it asks again, once', async () => {
    const { state, text } = setup();
    await text('/a');
    state.time = 120_000;
    expect(await Promise.all([text('/a'), text('/a')])).toEqual(['stale /a 1', 'stale /a 1']);
    await settle();
    expect(state.asked).toBe(2);
    expect(await text('/a')).toBe('hit /a 2');
  });

  it('sends a stale response where the upstream fails or cannot be reached, and none after stale-if-error', async () => {
    const { state, text } = setup();
    await text('/a');
    state.time = 200_000;
    state.fails = true;
    expect(await text('/a')).toBe('stale /a 1');
    state.fails = false;
    state.head = { status: 500, headers: {} };
    expect(await text('/a')).toBe('stale /a 1');
    expect(await text('/b')).toBe('passed /b 4');
    state.fails = true;
    state.time = 1_100_000;
    await expect(text('/a')).rejects.toThrow('does not answer');
  });

  it('asks again after a failure', async () => {
    const { state, text } = setup();
    state.fails = true;
    await expect(Promise.all([text('/a'), text('/a')])).rejects.toThrow();
    state.fails = false;
    expect(await text('/a')).toMatch(/^stored/);
  });

  it('drops a response that may no longer be stored', async () => {
    const { state, cache, text } = setup();
    await text('/a');
    state.time = 200_000;
    state.head = { status: 404, headers: { 'cache-control': 'no-store' } };
    await text('/a');
    expect(cache.size.entries).toBe(0);
  });

  it('stores a response once, under the key that it names', async () => {
    const { state, cache, text } = setup();
    state.head = { status: 200, headers: { ...cacheable, 'x-cache-key': '/programs?state=ohio' } };
    expect(await text('/programs?limit=10&state=ohio')).toMatch(/^stored/);
    expect(await text('/programs?state=ohio')).toMatch(/^hit/);
    expect(cache.size.entries).toBe(1);
  });

  it('asks in the first turn of the clients that wait for an answer, and answers all of them', async () => {
    const { gate, state, text, queue } = setup();
    let open = () => {};
    gate.wait = new Promise((resolve) => {
      open = resolve;
    });
    const busy = [text('/1', 'greedy'), text('/2', 'greedy')];
    const behind = text('/a', 'greedy');
    const other = text('/a', 'modest');
    await settle();
    expect([state.asked, queue.size.running]).toEqual([2, 2]);
    open();
    expect(await other).toBe('hit /a 2');
    expect(await behind).toBe('stored /a 2');
    expect(await Promise.all(busy)).toEqual(['stored /1 1', 'stored /2 3']);
    expect(queue.size).toEqual({ running: 0, waiting: 0, clients: 0 });
  });

  it('asks nothing that no one waits for any more', async () => {
    const { gate, state, text } = setup();
    let open = () => {};
    gate.wait = new Promise((resolve) => {
      open = resolve;
    });
    const first = text('/1', 'one');
    const left = text('/2', 'one');
    state.left.add('one');
    open();
    expect(await first).toBe('stored /1 1');
    await expect(left).rejects.toThrow();
    expect(state.asked).toBe(1);
  });

  it('sends a stale response to who waited for a turn in vain', async () => {
    const { gate, state, text } = setup();
    await text('/a');
    state.time = 200_000;
    gate.wait = new Promise(() => {});
    for (const path of ['/1', '/2', '/3', '/4']) text(path).catch(() => {});
    await settle();
    expect(await text('/a')).toBe('stale /a 1');
  });

  it('forgets a part of what it has', async () => {
    const { cache, text } = setup();
    for (let count = 0; count < 100; count += 1) await text(`/${count}`);
    const { bytes } = cache.size;
    cache.shrink(0.5);
    expect(cache.size.bytes).toBeLessThanOrEqual(bytes / 2);
    expect(cache.size.entries).toBeGreaterThan(45);
    expect(cache.evictions).toBe(100 - cache.size.entries);
  });

  it('stays within its bytes', async () => {
    const { cache, text } = setup({ bytes: 20_000 });
    for (let count = 0; count < 1000; count += 1) await text(`/${count}`);
    const { bytes, entries } = cache.size;
    expect(bytes).toBeLessThanOrEqual(20_000);
    expect(entries).toBeGreaterThan(5);
    expect(cache.evictions).toBe(1000 - entries);
  });

  it('counts no eviction where a response is replaced, or may no longer be stored', async () => {
    const { state, cache, text } = setup();
    await text('/a');
    state.time = 200_000;
    await text('/a');
    state.time = 400_000;
    state.head = { status: 404, headers: { 'cache-control': 'no-store' } };
    await text('/a');
    expect([cache.size.entries, cache.evictions]).toEqual([0, 0]);
  });

  it('keeps what others use while one client requests thousands of other addresses', async () => {
    const { cache, text } = setup({ bytes: 200_000 });
    const used = Array.from({ length: 20 }, (_, at) => `/used/${at}`);
    for (let round = 0; round < 5; round += 1) for (const path of used) await text(path);
    let hits = 0;
    for (let count = 0; count < 5_000; count += 1) {
      await text(`/once/${count}`, 'other');
      // Each of them is used once in 400 requests, far more than there is room for.
      if (count % 20 === 0 && (await text(used[(count / 20) % 20] ?? '')).startsWith('hit')) hits += 1;
    }
    expect(hits / 250).toBeGreaterThan(0.9);
    expect(cache.size.entries).toBeGreaterThan(80);
  });

  it('takes in what becomes used often', async () => {
    const { cache, text } = setup({ bytes: 200_000 });
    for (let count = 0; count < 200; count += 1) await text(`/once/${count}`);
    for (let round = 0; round < 5; round += 1) await text('/new');
    for (let count = 200; count < 400; count += 1) await text(`/once/${count}`);
    expect(cache.find(keyOf('/new'))).toBeDefined();
  });

  it('compresses a text once for each coding, under a strong entity tag, and counts its bytes', async () => {
    const { state, cache } = setup();
    state.head = { status: 200, headers: { ...cacheable, 'content-type': 'text/html', etag: 'W/"x"' } };
    const outcome = await cache.ask(keyOf(`/${'a'.repeat(5000)}`), { client: 'a', isWanted: () => true });
    if (outcome.kind !== 'stored') throw new Error('The response was not stored');
    const { response } = outcome;
    const before = cache.size.bytes;
    const [one, other] = await Promise.all([response.represent('br'), response.represent('br')]);
    expect(one).toBe(other);
    expect(response.ready('br')).toBe(one);
    expect(cache.size.bytes).toBeGreaterThan(before);
    const all = await Promise.all(
      (['br', 'gzip', 'identity'] as const).map((coding) => response.represent(coding)),
    );
    expect(new Set(all.map(({ etag }) => etag)).size).toBe(3);
    for (const { etag } of all) expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect(one.fields).toContain('Accept-Encoding');
    expect(one.fields.filter((name) => name.toLowerCase() === 'etag')).toHaveLength(1);
  });
});
