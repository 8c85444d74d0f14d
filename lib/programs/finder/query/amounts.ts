import type { QueryWord, Tokens } from './tokens';

/** Words of a query that a parameter answers. */
export interface ParameterWords {
  readonly words: string;
  readonly parameter: string;
}

/** An amount in a query. */
interface Amount extends ParameterWords {
  /** Positions of its tokens, as typed. */
  readonly tokens: readonly number[];
}

/** Amounts by how they are typed, with what is beside them: no name looks so. */
const amounts: readonly (readonly [looksSo: RegExp, parameter: string])[] = [
  [/^(?:(?:under|below|over|above|than|to) )?(?:\$[\d,.]+k?|\d+k)$/i, 'max_tuition'],
  [/^(?:(?:under|below|over|above|than|least) )?[\d.]+(?:%| percent)$/i, 'min_pass_rate'],
  // Two digits at most are a percentage, more are dollars: "above 90", "under 30000".
  [/^(?:above|over|least|than) \d{1,2}$/i, 'min_pass_rate'],
  [/^(?:under|below|than) \d[\d,]{2,}$/i, 'max_tuition'],
  [/^top \d{1,3}$/i, 'limit'],
  [/^\d+ (?:miles?|mi)$/i, 'radius_miles'],
];

/** Returns the amount that begins at a token: of two tokens, else of one. */
function amountAt(typed: readonly string[], at: number): Amount | undefined {
  for (const length of [2, 1]) {
    const tokens = Array.from({ length }, (_, more) => at + more);
    const words = typed.slice(at, at + length).join(' ');
    const parameter = amounts.find(([looksSo]) => looksSo.test(words))?.[1];
    if (parameter !== undefined && at + length <= typed.length) return { tokens, words, parameter };
  }
  return undefined;
}

/** Finds amounts in a query, each with the parameter that answers it. @param words those that may be in one. */
export function amountsIn(
  { typed }: Tokens,
  words: readonly QueryWord[],
): { readonly found: readonly ParameterWords[]; readonly rest: readonly QueryWord[] } {
  const free = new Set(words.map(({ token }) => token));
  const found: Amount[] = [];
  for (const at of free) {
    const amount = amountAt(typed, at);
    if (!amount?.tokens.every((token) => free.has(token))) continue;
    found.push(amount);
    for (const token of amount.tokens) free.delete(token);
  }
  return {
    found: found.map(({ words: text, parameter }) => ({ words: text, parameter })),
    rest: words.filter(({ token }) => free.has(token)),
  };
}
