import { describe, expect, it } from 'vitest';
import { processorSeconds, secondsInStat } from './processes';

describe('secondsInStat', () => {
  it('adds the time in user and in kernel mode', () => {
    expect(secondsInStat('29506 (node) R 29504 29504 11729 0 -1 4194304 2815 0 0 0 77 3 0 0 20 0 7 0')).toBe(
      0.8,
    );
  });

  it('is not misled by a program whose name looks like more fields', () => {
    expect(secondsInStat('1 (a) R 9 (b c) S 1 1 1 0 -1 0 0 0 0 0 150 50 0 0 20 0 1 0')).toBe(2);
  });
});

it.skipIf(process.platform !== 'linux')('counts up while this process works', () => {
  const before = processorSeconds(process.pid);
  const start = process.cpuUsage();
  while (process.cpuUsage(start).user < 100_000);
  expect(processorSeconds(process.pid) - before).toBeGreaterThan(0.05);
});
