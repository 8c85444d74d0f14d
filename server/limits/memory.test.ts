import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchMemory } from './memory';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sheds each second while there is too little memory, and no longer', () => {
  let bytes = 50;
  const shed: number[] = [];
  const end = watchMemory(
    100,
    (taken) => shed.push(taken),
    () => bytes,
  );
  vi.advanceTimersByTime(3_000);
  bytes = 120;
  vi.advanceTimersByTime(2_000);
  bytes = 100;
  vi.advanceTimersByTime(2_000);
  expect(shed).toEqual([120, 120]);
  bytes = 120;
  end();
  vi.advanceTimersByTime(2_000);
  expect(shed).toHaveLength(2);
});

it('measures the memory of this process', () => {
  const shed = vi.fn();
  const end = watchMemory(1, shed);
  vi.advanceTimersByTime(1_000);
  end();
  expect(shed).toHaveBeenCalledWith(expect.any(Number));
});
