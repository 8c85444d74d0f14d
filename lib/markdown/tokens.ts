/**
 * How many tokens each kind of part has on average: fitted to what o200k_base counts in 241 pages of the site, one of
 * each kind and more, by least squares of the relative error. The pages are then 0.94 to 1.05 of what it counts.
 */
const TOKENS = { addressCharacter: 0.311, word: 1.047, digits: 1.149, signs: 1.063 } as const;

const ADDRESS = /https?:\/\/[^\s)>`]+/g;
/** Parts that tokenizers mostly keep whole: nine letters, three digits, or a run of other signs. */
const WORD = /\p{L}{1,9}/gu;
const DIGITS = /\d{1,3}/g;
const SIGNS = /[^\s\p{L}\d]+/gu;

const countOf = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

/** Estimates how many tokens a text has, within 10% of what o200k_base counts for pages of the site. */
export function estimateTokens(text: string): number {
  const rest = text.replace(ADDRESS, '');
  return Math.round(
    TOKENS.addressCharacter * (text.length - rest.length) +
      TOKENS.word * countOf(rest, WORD) +
      TOKENS.digits * countOf(rest, DIGITS) +
      TOKENS.signs * countOf(rest, SIGNS),
  );
}
