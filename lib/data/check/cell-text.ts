import type { Writing } from '../columns';
import { visibleText } from './plain-name';

const inCodes = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart('FFFD'.length, '0')}`;

/** Text in UTF-8 that was read as Windows-1252 and saved so: "JosÃ©" for "José". */
const GARBLED = /[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€/;
/** What a spreadsheet takes for the beginning of a formula, in any width. */
const FORMULA = /^[=+\-@\t\r]/;
/** A spreadsheet reads it as the number that it is. */
const NEGATIVE = /^-\d+(?:\.\d+)?$/;
/** Where a spreadsheet that separates by another sign would begin a cell. */
const FORMULA_AFTER_SEPARATOR = /[,;|\t"']\s*=/;
/** An equals sign of a reckoning: "A=4", "B+=3.5", or "= 0.90" after a word. */
const EQUALS_IN_PROSE = /(?<=[\p{L}\p{N}+)%] ?)=/gu;

/** What an address may have after its host: no blank, quotes, brackets of markup or backslash. */
const REST = String.raw`(?:[/?#][^\s"'<>\x60\\]*)?`;
const HOST = String.raw`[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?`;
const ADDRESS = `https?://${HOST}${REST}`;
const addresses = new RegExp(ADDRESS, 'gi');
const webForms: Partial<Record<Writing, RegExp>> = {
  address: new RegExp(`^${ADDRESS}(?: [;|] ${ADDRESS})*$`, 'i'),
  // Ten schools report one with a blank, as in "#location=Tampa, FL"; a browser encodes it.
  website: new RegExp(`^(?:https?://)?${HOST}(?:[/?#](?:[^\\s"'<>\`\\\\]| (?=\\S))*)?$`, 'i'),
  // Agencies list a few that lead nowhere ("http://", paths of a disk): kept, and never linked.
  'listed website': /^(?!(?!https?:)[a-z][a-z\d+.-]*:)[^\s"'<>`]+$/i,
};
/** Letters of names in the US; others look like these and are not found by them. */
const LATIN = /[A-Za-zªº\u00C0-\u024F\u1E00-\u1EFF]/;
const otherLetter = (cell: string) =>
  [...cell.normalize('NFKC')].find(
    (letter) => letter === '\u0131' || (/(?!\p{Lm})\p{L}/u.test(letter) && !LATIN.test(letter)),
  );
/** Tags and entities; names of entities have at least two letters, so "A&P;" is text. */
const MARKUP = /<\s*[/!?]?\s*[a-z]|&(?:#x?[\da-f]+|[a-z]{2,}\d*);/i;

/** The words of a cell, normalized: without addresses, and in prose without the equals signs of a reckoning. */
function wordsOf(cell: string, writing: Writing): string {
  if (writing in webForms) return '';
  const words = cell.replaceAll(addresses, 'address').normalize('NFKC');
  return writing === 'prose' ? words.replaceAll(EQUALS_IN_PROSE, '') : words;
}

type Rule = readonly [found: (cell: string, words: string) => boolean, reason: (cell: string) => string];

/** What is wrong with the text of a cell, whatever its column; the checks of every table and file. */
const rules: readonly Rule[] = [
  [
    (cell) => FORMULA.test(visibleText(cell).normalize('NFKC').replace(/^ +/, '')) && !NEGATIVE.test(cell),
    () => 'a spreadsheet would run it as a formula; begin it with a letter or a digit',
  ],
  [
    (cell, words) => words.includes('=') || FORMULA_AFTER_SEPARATOR.test(cell.normalize('NFKC')),
    () => 'has an equals sign, by which a spreadsheet may run it as a formula; leave it out',
  ],
  [
    (cell) => otherLetter(cell) !== undefined,
    (cell) =>
      `mixes alphabets: ${inCodes(otherLetter(cell) ?? '')} is not a letter of the Latin alphabet as names here are written; type it again`,
  ],
  [
    (_, words) => /\p{L}\p{M}*[?¿]\p{L}/u.test(words),
    () => 'a question mark within a word, as is written for a letter that is lost; write the letter',
  ],
  [
    (cell) => /[\n\r\v\f\u0085\u2028\u2029]/.test(cell),
    () => 'a line break within the cell; write it on one line',
  ],
  [
    (cell) => /\p{Cc}/u.test(cell),
    (cell) => `the control character ${inCodes(cell.match(/\p{Cc}/u)?.[0] ?? '')}; delete it`,
  ],
  [
    (cell) => cell.includes('\uFFFD'),
    () => 'U+FFFD, which is written for a letter that is lost; ask for the file again',
  ],
  [
    (cell) => GARBLED.test(cell),
    () => 'garbled letters: UTF-8 that was read as Windows-1252; save the file again from its original',
  ],
  [(cell) => MARKUP.test(cell), () => 'markup of a web page; write it as a reader sees it'],
  [(cell) => cell !== cell.trim(), () => 'begins or ends with a space'],
];

/** What is wrong with the text of a cell; undefined where nothing is. */
export function textProblem(cell: string, writing: Writing = 'plain'): string | undefined {
  const words = wordsOf(cell, writing);
  const [, reason] = rules.find(([found]) => found(cell, words)) ?? [];
  if (reason) return reason(cell);
  return webForms[writing]?.test(cell) === false
    ? 'is no web address: http(s) or a host name, without quotes, brackets and stray blanks'
    : undefined;
}

/** Whether a cell has characters that no reader sees, or letters in pieces. */
export const hasInvisible = (cell: string) => visibleText(cell) !== cell;

/** Matches text in which no rule finds anything, in a fraction of their time: most cells are such. */
const ORDINARY = /^[A-Za-z\d](?:[\w ,.;:'()/#%$*+-]*[\w.;:'()/#%$*+-])?$/;

/** What is wrong with the text of a cell that a table holds; undefined where nothing is. */
export function heldTextProblem(cell: string, writing: Writing): string | undefined {
  if (cell === '' || (ORDINARY.test(cell) && !(writing in webForms))) return undefined;
  return (
    textProblem(cell, writing) ?? (hasInvisible(cell) ? 'has characters that no reader sees' : undefined)
  );
}

/** A cell in quotes as a message shows it: no character of it steers a terminal. */
export const quotedCell = (cell: string) => `"${cell.replaceAll(/[\p{Cc}\p{Cf}]/gu, inCodes)}"`;
