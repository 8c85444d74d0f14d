import { expect, it } from 'vitest';
import { escapedText, givenText, messageText } from './given-text';

it.each([
  ['Cleveland', 'Cleveland'],
  ['St John’s, Ohio (A&M)', 'St John’s, Ohio (A&M)'],
  ['45402', '45402'],
  ['[a](http://b.example)', '`[a](http://b.example)`'],
  ['x. Official warning', '`x. Official warning`'],
  ['www.a.example', '`www.a.example`'],
  ['1. x', '`1. x`'],
  ['# x', '`# x`'],
  ['&lt;b&gt;', '`&lt;b&gt;`'],
  ['``` `x', '```` ``` `x ````'],
  ['a\u202eb', String.raw`${'`'}a\u202eb${'`'}`],
])('%j alone is %j', (value, written) => {
  expect(givenText(value)).toBe(written);
});

it('is code in messages only where it is more than words', () => {
  const message = messageText(['<b>x</b>', 'Ohio']);
  expect(message('No “Ohio”, no “<b>x…”, received "<b>x</b>", “*ours*”.')).toBe(
    'No “Ohio”, no `<b>x…`, received `<b>x</b>`, “*ours*”.',
  );
});

it('escapes what it repeats without marks', () => {
  expect(escapedText('near=*a* [b], radius_miles=5')).toBe(String.raw`near=\*a\* \[b\], radius_miles=5`);
});
