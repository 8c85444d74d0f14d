/** What a reader doesn't see: zero-width and soft characters, marks of direction, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Text as a reader sees it: letters composed, without invisible characters, each blank a plain one. */
export function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\p{Zs}/gu, ' ');
}

/** A name without what spellings differ in: case, width, invisible characters, punctuation, "&" for "and". */
export function plainName(name: string): string {
  return (
    name
      // Before the rest: NFKC makes a blank and an accent of "´".
      .replaceAll(/['’‘ʻʼ`´]/g, '')
      .normalize('NFKC')
      .replaceAll(INVISIBLE, '')
      // Upper case first: "ß" and "SS" are one letter to it.
      .toUpperCase()
      .toLowerCase()
      .normalize('NFKC')
      .replaceAll('&', ' and ')
      .replaceAll("'", '')
      .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ')
      .trim()
  );
}
