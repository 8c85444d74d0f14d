import { quotationsOf, repeated } from '@/lib/text/quoted';

/** What Markdown takes for nothing but words: no mark, no beginning of a list, no end of a sentence. */
const WORDS = /^[\p{L}\p{N}](?:(?!\. |\/\/)[\p{L}\p{M}\p{N} '’.,&()/…-])*$/u;
const LIVE = /^\d+[.)] |\bwww\.|&#?\w+;/iu;

const isPlain = (text: string) => WORDS.test(text) && !LIVE.test(text);

/** Writes a text as code in Markdown: between more backticks than it has in a row. */
function code(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/** Returns what a client sent as Markdown: as code, unless it is words alone. */
export function givenText(value: string): string {
  const text = repeated(value);
  return text === '' || isPlain(text) ? text : code(text);
}

/**
 * Prepares to write messages in Markdown: what a client sent and they quote is code there, unless it is words alone.
 *
 * @param given what the client sent, names included.
 */
export function messageText(given: readonly string[]): (message: string) => string {
  const parts = quotationsOf(given.filter((value) => !isPlain(value)));
  return (message) =>
    parts(message)
      .map(({ text, isGiven }) => (isGiven ? code(text) : text))
      .join('');
}

/** Returns a text that repeats without marks what a client sent, so that Markdown takes none of it for its own. */
export const escapedText = (text: string): string => text.replace(/[\\`*[\]<>~|]/g, String.raw`\$&`);
