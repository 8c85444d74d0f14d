/** Spellings that people use for each other. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['univ', 'university'],
]);

/** Left out of names and queries: "The Ohio State University", "Texas A and M". */
const silent = new Set(['the', 'and']);

/** Signs of a name that are compared: a single sign can unfold to eighteen, and no name is as long. */
const MAX_UNFOLDED = 200;

/** Splits a name or query into words for comparison: lowercase, without accents, apostrophes and points. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .slice(0, MAX_UNFOLDED)
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !silent.has(word))
    .map((word) => spellings.get(word) ?? word);
}

/** Pairs neighboring words; returns a single word as it is. A text that has every pair has the phrase. */
export function pairsOf(words: readonly string[]): string[] {
  return words.length === 1 ? [...words] : words.slice(1).map((word, index) => `${words[index]} ${word}`);
}
