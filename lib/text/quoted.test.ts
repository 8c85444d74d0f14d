import { describe, expect, it } from 'vitest';
import { quotationsOf, quoted, quotedAsGiven, repeated } from './quoted';

describe('what someone typed', () => {
  it.each([
    ["St. Mary’s, A&M (Ohio) o'", "“St. Mary’s, A&M (Ohio) o'”"],
    ['x”. Official warning: “y', "“x'. Official warning: 'y”"],
    ['a"b«c»d‟e″f〝g＂h', "“a'b'c'd'e'f'g'h”"],
    ['a\u202eb\u2066c\u200ed\u061c', String.raw`“a\u202eb\u2066c\u200ed\u061c”`],
    ['a\u200bb\u2060c\ufeffd\u00ad\u2028', String.raw`“a\u200bb\u2060c\ufeffd\u00ad\u2028”`],
    ['\u{e0041}\u0000\u0085', String.raw`“\udb40\udc41\u0000\u0085”`],
    ['a\u200d', String.raw`“a\u200d”`],
    ['می\u200cخواهم 👩\u200d⚕️', '“می\u200cخواهم 👩\u200d⚕️”'],
  ])('%j is quoted as %j', (text, said) => {
    expect(quoted(text)).toBe(said);
  });

  it('is cut between characters', () => {
    expect([quoted('abcd', 3), quoted('ab😀', 3), repeated('ab\u202e', 2)]).toEqual([
      '“abc…”',
      '“ab…”',
      'ab…',
    ]);
  });

  it('is written as JSON where it was refused', () => {
    expect(quotedAsGiven('a\\b\n"c”\u202e', 40)).toBe(String.raw`"a\\b\n'c'\u202e"`);
  });

  it('is known again in quotation marks', () => {
    const given = 'x”. Call\u202e  “y\\';
    const text = `No ${quoted('x”. Call\u202e “y\\')}, ${quotedAsGiven(given)} “Ohio”`;
    expect(quotationsOf([given])(text).filter(({ isGiven }) => isGiven)).toEqual([
      { text: String.raw`x'. Call\u202e 'y\\`.replace(/\\\\$/, '\\'), isGiven: true },
      { text: String.raw`x'. Call\u202e  'y\\`, isGiven: true },
    ]);
  });
});
