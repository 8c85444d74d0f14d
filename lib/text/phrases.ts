import { formatMonths, readsAsYears } from '@/lib/numbers/format';

/** Letters whose names begin with a vowel sound: an RN, a BSN. */
const VOWEL_SOUNDS = 'AEFHILMNORSX';

/** "a BSN", "an ADN", "an accelerated BSN": initialisms are spelled out, words are read. */
export function withArticle(noun: string): string {
  const spelledOut = /^[A-Z]{2}/.test(noun);
  const vowel = spelledOut ? VOWEL_SOUNDS.includes(noun.charAt(0)) : /^[aeiou]/i.test(noun);
  return `${vowel ? 'an' : 'a'} ${noun}`;
}

/** Returns the addition to a figure in months: "3 years 6 months", or nothing under 24 months. */
export function yearsBeside(months: number): string[] {
  return readsAsYears(months) ? [formatMonths(months)] : [];
}
