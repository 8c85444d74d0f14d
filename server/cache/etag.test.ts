import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ifNoneMatch, strongEtag } from './etag';

describe('strongEtag', () => {
  it('is the same for the same bytes and another for others', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(strongEtag(a) === strongEtag(b)).toBe(a === b);
      }),
    );
  });

  it('is a quoted, strong entity tag', () => {
    expect(strongEtag('')).toBe('"47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"');
  });
});

describe('ifNoneMatch', () => {
  it.each([
    ['"b"'],
    ['W/"b"'],
    ['"a", "b"'],
    ['"a","b","c"'],
    ['"a" , W/"b"'],
    ['"a,", "b"'],
    ['*'],
    [' * '],
  ])('%s names "b"', (header) => {
    expect(ifNoneMatch(header, '"b"')).toBe(true);
  });

  it.each([[null], [''], ['"a"'], ['b'], ['w/"c"'], ['"a, b"'], ['"*"'], ['"B"'], ['"b'], ['**']])(
    '%s does not name "b"',
    (header) => {
      expect(ifNoneMatch(header, '"b"')).toBe(false);
    },
  );

  it('finds a tag anywhere in a list of others', () => {
    const tag = fc.stringMatching(/^[\w,!-]{0,8}$/).map((text) => `"${text}"`);
    fc.assert(
      fc.property(fc.array(tag), fc.array(tag), tag, fc.boolean(), (before, after, wanted, weak) => {
        const header = [...before, weak ? `W/${wanted}` : wanted, ...after].join(', ');
        expect(ifNoneMatch(header, wanted)).toBe(true);
      }),
    );
  });

  it('reads a long hostile header quickly', () => {
    const started = performance.now();
    expect(ifNoneMatch('W/"'.repeat(5000), '"b"')).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
