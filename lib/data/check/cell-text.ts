import { visibleText } from './plain-name';

const inCodes = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart('FFFD'.length, '0')}`;

/** Text in UTF-8 that was read as Windows-1252 and saved so: "JosÃ©" for "José". */
const GARBLED = /[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€/;
/** What a spreadsheet takes for the beginning of a formula, in any width. */
const FORMULA = /^[=+\-@\t\r]/;
const isAddress = (cell: string) => /^https?:\/\//.test(cell);
/** Letters of names in the US; others look like these and are not found by them. */
const LATIN = /[A-Za-zªº\u00C0-\u024F\u1E00-\u1EFF]/;
const otherLetter = (cell: string) =>
  [...cell.normalize('NFKC')].find(
    (letter) => letter === '\u0131' || (/(?!\p{Lm})\p{L}/u.test(letter) && !LATIN.test(letter)),
  );
const MARKUP = /<\s*[/!?]?\s*[a-z]|&(?:#x?[\da-f]+|[a-z]+\d*);/i;

/** What is wrong with the text of a cell, whatever its column; the checks of every table and file. */
const rules: readonly (readonly [found: (cell: string) => boolean, reason: (cell: string) => string])[] = [
  [
    (cell) => FORMULA.test(visibleText(cell).normalize('NFKC').replace(/^ +/, '')),
    () => 'a spreadsheet would run it as a formula; begin it with a letter or a digit',
  ],
  [
    (cell) => !isAddress(cell) && cell.normalize('NFKC').includes('='),
    () => 'has an equals sign, by which a spreadsheet may run it as a formula; leave it out',
  ],
  [
    (cell) => otherLetter(cell) !== undefined,
    (cell) =>
      `mixes alphabets: ${inCodes(otherLetter(cell) ?? '')} is not a letter of the Latin alphabet as names here are written; type it again`,
  ],
  [
    (cell) => !isAddress(cell) && /\p{L}\p{M}*[?¿]\p{L}/u.test(cell.normalize('NFKC')),
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
export function textProblem(cell: string): string | undefined {
  return rules.find(([found]) => found(cell))?.[1](cell);
}

/** Whether a cell has characters that no reader sees, or letters in pieces. */
export const hasInvisible = (cell: string) => visibleText(cell) !== cell;
