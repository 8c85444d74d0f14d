const numbers = new Intl.NumberFormat('en-US');

/** A counted noun: "1 program", "1,048 programs". The plural takes an s unless it is given. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${numbers.format(number)} ${number === 1 ? noun : plural}`;
}

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** Spells out a number below ten, as prose does. */
export const numberInWords = (number: number) => digits[number] ?? numbers.format(number);

/** Says that all of a number are meant: "both", "all three". */
export const allOf = (number: number) => (number === 2 ? 'both' : `all ${numberInWords(number)}`);

/** First letter large: the beginning of a sentence. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** First letter small: inside a sentence. */
export const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The possessive of a name: "Ohio’s", "Illinois’". */
export const possessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`);

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "a", "a and b", "a, b, and c". */
export const list = (items: readonly string[]) => conjunction.format(items);

const disjunction = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** "a", "a or b", "a, b, or c". */
export const choice = (items: readonly string[]) => disjunction.format(items);
