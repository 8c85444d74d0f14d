import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { type EventLoopMonitor, monitorEventLoop } from './event-loop';

let monitor: EventLoopMonitor | undefined;
afterEach(() => monitor?.close());

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('reports an event loop that is kept busy, until it is free again', async () => {
  monitor = monitorEventLoop(100);
  const loop = monitor;
  expect(loop.isOverloaded()).toBe(false);
  for (let turn = 0; turn < 8; turn += 1) {
    block(300);
    await sleep(1);
  }
  await vi.waitFor(() => expect(loop.isOverloaded()).toBe(true), 3_000);
  await vi.waitFor(() => expect(loop.isOverloaded()).toBe(false), 20_000);
});
