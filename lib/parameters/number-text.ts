/** What a number counts, where people write it with a sign of its own. */
export type NumberUnit = 'dollars' | 'percent';

/** Digits with at most one point, whole thousands parted by commas or not. No exponents, other separators, names. */
const DIGITS = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d+(?:\.\d*)?|\.\d+)`;

/** Returns the regular expression of a number as people write it: "-1", ".5", "$45,000.50", "78%". */
export function numberPattern(unit?: NumberUnit): string {
  return `${unit === 'dollars' ? String.raw`\$?` : ''}-?${DIGITS}${unit === 'percent' ? '%?' : ''}`;
}

/** Reads a text that fits `numberPattern`. Zero has no sign. */
export const readNumber = (text: string): number => Number(text.replace(/[$,%]/g, '')) + 0;

/** Returns examples of how to write a number: "30000 or $30,000". */
export function numberExamples(example: unknown, unit?: NumberUnit): string {
  if (typeof example !== 'number' || unit === undefined) return String(example);
  return unit === 'dollars'
    ? `${example} or $${example.toLocaleString('en-US')}`
    : `${example} or ${example}%`;
}

/** Thousands as people shorten them: "34k", "$7.5 K". */
const THOUSANDS = String.raw`\$?(?:\d+(?:\.\d*)?|\.\d+) ?[kK]`;
const IN_THOUSANDS = new RegExp(`^${THOUSANDS}$`);

/** Returns the regular expression of a number as the fields of a page read it: dollars in thousands too. */
export const fieldPattern = (unit?: NumberUnit): string =>
  unit === 'dollars' ? `(?:${numberPattern(unit)}|${THOUSANDS})` : numberPattern(unit);

/** Writes thousands of dollars out, as a page does before it reads them: "34k" is "34000". Other texts stay. */
export function writtenOut(text: string): string {
  const trimmed = text.trim();
  if (!IN_THOUSANDS.test(trimmed)) return text;
  const plain = String(Number(`${trimmed.replace(/[$k ]/gi, '')}e3`));
  // A number that is no plain decimal can't be read, and stays as it was given.
  return /e/.test(plain) ? text : plain;
}

/** Thousands with blanks between: "34 000". */
const SPACED = /^\$?\d{1,3}(?:\s\d{3})+$/;

/** Writes thousands without the blanks between them; undefined where there are none. */
export const withoutBlanks = (text: string): string | undefined =>
  SPACED.test(text.trim()) ? text.replace(/[\s$]/g, '') : undefined;

const DECIMAL_COMMA = /^-?\d*,\d{1,2}$/;
const EXPONENT = /^-?(?:\d+(?:\.\d*)?|\.\d+)e\+?\d{1,2}$/i;

/** Returns the number that a refused text probably stands for, as it has to be written; undefined for most. */
export function rewrittenNumber(text: string): string | undefined {
  const trimmed = text.trim();
  const plain = EXPONENT.test(trimmed) ? String(Number(trimmed)) : writtenOut(trimmed);
  if (plain !== trimmed) return /e/i.test(plain) ? undefined : plain;
  return DECIMAL_COMMA.test(trimmed) ? trimmed.replace(',', '.') : undefined;
}
