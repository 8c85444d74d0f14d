import { expect, it } from 'vitest';
import { withoutPorts } from './rate-limiter';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['9.9.9.9:1, 192.0.2.7:4711', '9.9.9.9, 192.0.2.7'],
  ['[2001:db8::1]:443, [2001:db8::2]', '2001:db8::1, 2001:db8::2'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown, _hidden', 'unknown, _hidden'],
])('%s names %s', (list, names) => {
  expect(withoutPorts(list)).toBe(names);
});
