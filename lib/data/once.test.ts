import { expect, it, vi } from 'vitest';
import { once, oncePer, oncePerProcess } from './once';

it('makes a value on first use, undefined included', () => {
  const make = vi.fn(() => undefined);
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});

it('makes a value once for each object', () => {
  const make = vi.fn(({ id }: { id: string }) => `made from ${id}`);
  const value = oncePer(make);
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  expect([value(a), value(b), value(a)]).toEqual(['made from a', 'made from b', 'made from a']);
  expect(make).toHaveBeenCalledTimes(2);
});

it('shares a value between copies of a module', () => {
  const make = vi.fn(() => ({}));
  const [one, other] = [oncePerProcess('a test', make), oncePerProcess('a test', make)];
  expect(one()).toBe(other());
  expect(make).toHaveBeenCalledOnce();
});
