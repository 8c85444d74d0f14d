import { describe, expect, it } from 'vitest';
import { type Answered, difference } from './same-answers';

const right: Answered = {
  status: 200,
  headers: { etag: '"a"', date: 'now', connection: 'keep-alive' },
  body: '{"a":1}',
};

describe('difference', () => {
  it('finds none between equal answers, whatever else the connection says', () => {
    const other = { ...right, headers: { etag: '"a"', date: 'later', vary: 'rsc' } };
    expect(difference(right, other)).toBeUndefined();
  });

  it('takes JSON that is said to be UTF-8 for the JSON that it is', () => {
    const json = { ...right, headers: { 'content-type': 'application/json' } };
    const utf8 = { ...right, headers: { 'content-type': 'application/json; charset=utf-8' } };
    expect(difference(json, utf8)).toBeUndefined();
    expect(difference(json, { ...json, headers: { 'content-type': 'text/html' } })).toContain('text/html');
  });

  it.each([
    ['another status', { status: 304 }, 'status 304 instead of 200'],
    ['another header', { headers: { etag: 'W/"a"' } }, 'etag: W/"a" instead of "a"'],
    ['a header missing', { headers: {} }, 'etag: undefined instead of "a"'],
    ['another body', { body: '{"a":2}' }, 'another body from character 5: "2}"'],
    ['a longer body', { body: '{"a":1} ' }, 'another body from character 7: " "'],
  ])('names %s', (_, change, message) => {
    expect(difference(right, { ...right, ...change })).toBe(message);
  });
});
