import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkQueue } from './work-queue';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ALL_BACK = { running: 0, waiting: 0, clients: 0 };

/** A queue whose work takes a while on a clock that a test moves, and the order in which it began. */
function setup(limits: Partial<ConstructorParameters<typeof WorkQueue>[0]> = {}) {
  const queue = new WorkQueue({
    places: 1,
    placesPerClient: 1,
    maxWaitingPerClient: 10,
    maxWaitingMs: 10_000,
    now: Date.now,
    ...limits,
  });
  const began: string[] = [];
  const left = new Set<string>();
  const ask = (client: string, ms = 10, name = client) =>
    queue
      .run({ client, isWanted: () => !left.has(name) }, async () => {
        began.push(name);
        await new Promise((resolve) => setTimeout(resolve, ms));
        return 'answer';
      })
      .catch(({ code }) => code as string);
  return { queue, began, left, ask };
}

describe('the queue for the application', () => {
  it('lets as much run as it may, the rest waits', async () => {
    const { queue, ask } = setup({ places: 3, placesPerClient: 2 });
    const all = [ask('a'), ask('a'), ask('a'), ask('b'), ask('b')];
    expect(queue.size).toEqual({ running: 3, waiting: 2, clients: 2 });
    await vi.runAllTimersAsync();
    expect(new Set(await Promise.all(all))).toEqual(new Set(['answer']));
    expect(queue.size).toEqual(ALL_BACK);
  });

  it('takes clients in turn, however much one of them asks for', async () => {
    const { began, ask } = setup();
    const all = ['a', 'a', 'a', 'a', 'b', 'c', 'b'].map((client) => ask(client));
    await vi.runAllTimersAsync();
    await Promise.all(all);
    expect(began).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'a']);
  });

  it('counts the time that work takes, not its pieces', async () => {
    const { began, ask } = setup();
    const all = [
      ask('dear', 90),
      ask('dear', 90),
      ask('dear', 90),
      ...Array.from({ length: 8 }, () => ask('cheap')),
    ];
    await vi.runAllTimersAsync();
    await Promise.all(all);
    expect(began.slice(0, 9)).toEqual(['dear', ...Array.from({ length: 8 }, () => 'cheap')]);
  });

  it('counts what work takes of the thread, not its wait behind other work', async () => {
    const { queue } = setup({ places: 2 });
    const began: string[] = [];
    let thread = Promise.resolve();
    const ask = (client: string, ms: number) =>
      queue.run({ client, isWanted: () => true }, () => {
        began.push(client);
        thread = thread.then(() => new Promise((resolve) => setTimeout(resolve, ms)));
        return thread;
      });
    const dear = ['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b'].map((client) => ask(client, 90));
    const cheap = Array.from({ length: 4 }, () => ask('cheap', 10));
    await vi.runAllTimersAsync();
    await Promise.all([...dear, ...cheap]);
    expect(began.lastIndexOf('cheap')).toBeLessThan(began.length - 3);
  });

  it('gives a client that comes no more than one that has been there', async () => {
    const { began, ask } = setup();
    const all = [ask('old', 50), ask('old', 50), ask('old', 50)];
    await vi.advanceTimersByTimeAsync(60);
    all.push(ask('new', 50), ask('new', 50), ask('new', 50));
    await vi.runAllTimersAsync();
    await Promise.all(all);
    expect(began).toEqual(['old', 'old', 'new', 'old', 'new', 'new']);
  });

  it('refuses what has waited for too long, and counts it no more', async () => {
    const { queue, began, ask } = setup({ maxWaitingMs: 100 });
    const all = [ask('a', 1_000), ask('b'), ask('b')];
    await vi.advanceTimersByTimeAsync(101);
    expect(queue.size).toEqual({ running: 1, waiting: 0, clients: 1 });
    await vi.runAllTimersAsync();
    expect(await Promise.all(all)).toEqual(['answer', 'unavailable', 'unavailable']);
    expect(began).toEqual(['a']);
    expect(queue.size).toEqual(ALL_BACK);
  });

  it('refuses a client that waits for too much, and no other', async () => {
    const { ask } = setup({ maxWaitingPerClient: 2 });
    const all = [ask('a'), ask('a'), ask('a'), ask('a'), ask('b')];
    await vi.runAllTimersAsync();
    expect(await Promise.all(all)).toEqual(['answer', 'answer', 'answer', 'unavailable', 'answer']);
  });

  it('drops what no one wants any more, before it refuses anything and before it begins it', async () => {
    const { queue, began, left, ask } = setup({ maxWaitingPerClient: 2 });
    const all = [ask('a', 10, 'one'), ask('a', 10, 'two'), ask('a', 10, 'three')];
    left.add('two').add('three');
    all.push(ask('a', 10, 'four'));
    left.add('four');
    await vi.runAllTimersAsync();
    expect(await Promise.all(all)).toEqual(['answer', 'unavailable', 'unavailable', 'unavailable']);
    expect(began).toEqual(['one']);
    expect(queue.size).toEqual(ALL_BACK);
  });

  it('has the place of work that failed again', async () => {
    const { queue } = setup();
    const fails = queue.run({ client: 'a', isWanted: () => true }, () => Promise.reject(new Error('no')));
    await expect(fails).rejects.toThrow('no');
    expect(queue.size).toEqual(ALL_BACK);
  });
});
