import { expect, it } from 'vitest';
import { interleave } from './rounds';

it('measures every subject once before any subject again', async () => {
  const order: string[] = [];
  await interleave(['a', 'b', 'c'], 2, (subject) => order.push(subject));
  expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
});

it('keeps the values of each subject in the order of the rounds', async () => {
  let time = 0;
  const measured = await interleave(['a', 'b'], 3, async () => {
    time += 1;
    return time;
  });
  expect(Object.fromEntries(measured)).toEqual({ a: [1, 3, 5], b: [2, 4, 6] });
});

it('stops at the first measurement that fails', async () => {
  const failing = interleave(['a', 'b'], 3, (subject) => {
    if (subject === 'b') throw new Error('refused');
    return 1;
  });
  await expect(failing).rejects.toThrow('refused');
});
