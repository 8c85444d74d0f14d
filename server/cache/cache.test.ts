import { describe, expect, it } from 'vitest';
import { type Answered, createCache } from './cache';
import type { CacheKey } from './cache-key';
import type { Head } from './freshness';

const cacheKey = (target: string): CacheKey => ({ key: target, target, accept: '*/*' });
const kept = { 'cache-control': 'public, max-age=100, stale-while-revalidate=50, stale-if-error=1000' };

/** An application whose answers a test decides on, and a clock that it moves. */
function setup({ bytes = 1_000_000 } = {}) {
  const state = { time: 0, asked: 0, fails: false, head: { status: 200, headers: kept } as Head };
  const gate: { wait: Promise<void> } = { wait: Promise.resolve() };
  const cache = createCache<Answered>({
    bytes,
    maxCachedBytes: bytes,
    now: () => state.time,
    async ask({ target }) {
      state.asked += 1;
      const count = state.asked;
      await gate.wait;
      if (state.fails) throw new Error('The application does not answer');
      return { head: state.head, bytes: async () => Buffer.from(`${target} ${count}`) };
    },
  });
  const text = async (target: string) => {
    const found = cache.find(cacheKey(target)) ?? (await cache.ask(cacheKey(target)));
    return found.kind === 'passed'
      ? `passed ${(await found.answered.bytes()).toString()}`
      : `${found.kind} ${found.entry.plain.toString()}`;
  };
  return { state, gate, cache, text };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the cache', () => {
  it('asks once and answers from memory until the time is over', async () => {
    const { state, text } = setup();
    expect(await text('/a')).toBe('stored /a 1');
    state.time = 99_999;
    expect(await text('/a')).toBe('hit /a 1');
    state.time = 151_000;
    expect(await text('/a')).toBe('stored /a 2');
  });

  it('asks once for a hundred who want the same at the same time', async () => {
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

  it('lets each ask alone for what may not be kept', async () => {
    const { state, text } = setup();
    state.head = { status: 404, headers: { 'cache-control': 'no-store' } };
    expect(new Set(await Promise.all([text('/a'), text('/a'), text('/a')])).size).toBe(3);
    expect(state.asked).toBe(3);
  });

  it('sends what is past its time while it asks again, once', async () => {
    const { state, text } = setup();
    await text('/a');
    state.time = 120_000;
    expect(await Promise.all([text('/a'), text('/a')])).toEqual(['stale /a 1', 'stale /a 1']);
    await settle();
    expect(state.asked).toBe(2);
    expect(await text('/a')).toBe('hit /a 2');
  });

  it('sends what is past its time where the application fails or cannot be reached, and nothing after that', async () => {
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

  it('forgets what the application no longer lets it keep', async () => {
    const { state, cache, text } = setup();
    await text('/a');
    state.time = 200_000;
    state.head = { status: 404, headers: { 'cache-control': 'no-store' } };
    await text('/a');
    expect(cache.size().entries).toBe(0);
  });

  it('stays within its bytes', async () => {
    const { cache, text } = setup({ bytes: 20_000 });
    for (let count = 0; count < 1000; count += 1) await text(`/${count}`);
    const { bytes, entries } = cache.size();
    expect(bytes).toBeLessThanOrEqual(20_000);
    expect(entries).toBeGreaterThan(5);
  });

  it('packs a text once for each coding, under a tag of its own, and counts it', async () => {
    const { state, cache } = setup();
    state.head = { status: 200, headers: { ...kept, 'content-type': 'text/html', etag: '"x"' } };
    const long = cacheKey(`/${'a'.repeat(5000)}`);
    const outcome = await cache.ask(long);
    if (outcome.kind === 'passed') throw new Error('It was not kept');
    const before = cache.size().bytes;
    const [one, other] = await Promise.all([outcome.entry.form('br'), outcome.entry.form('br')]);
    expect(one).toBe(other);
    expect(cache.size().bytes).toBeGreaterThan(before);
    const tags = await Promise.all(
      (['br', 'gzip', 'identity'] as const).map((each) => outcome.entry.form(each)),
    );
    expect(new Set(tags.map(({ etag }) => etag)).size).toBe(3);
    expect(one.fields).toContain('Accept-Encoding');
  });
});
