import { expect, it } from 'vitest';
import { isValidHost } from './host';

it.each([
  '',
  'x',
  'localhost:3000',
  'a.example.',
  'a_b',
  'xn--bcher-kva.example',
  '%41',
  '192.0.2.1:80',
  'x:',
  '[::1]',
  '[::ffff:192.0.2.1]:65535',
  'a,b',
])('%j is a host', (host) => {
  expect(isValidHost(host)).toBe(true);
});

it.each([
  'a b',
  'a, b',
  '[::1',
  '[::::]',
  '[v1.a]',
  '[::1]x',
  'a:99999',
  'a:b',
  ':80',
  '<script>',
  '%',
  '%4',
  '///',
  'u@localhost',
  'localhost/x',
  'localhost?x',
  'localhost#x',
  'localhost\\x',
  '/x',
  'a\tb',
  'é',
  'a:80\n',
])('%j is no host', (host) => {
  expect(isValidHost(host)).toBe(false);
});
