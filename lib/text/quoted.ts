/** Quotation marks, and what looks like one, but not the apostrophe of "St. Mary’s". */
const MARKS = /(?!['‘’])[\p{Quotation_Mark}ʺ˝ˮ״‟″‶❝❞🙶🙷🙸]/gu;

/** Joiners between letters or parts of an emoji, which belong to what they join. */
const JOINING = String.raw`(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])`;

/** Characters that can't be seen, or that act on the text around them: controls, directions, lone surrogates. */
const UNSEEN = new RegExp(String.raw`(?!${JOINING})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]`, 'gu');

/** Writes a character as JSON can: "\u202e". */
const escapeOf = (character: string) =>
  Array.from(
    { length: character.length },
    (_, at) => String.raw`\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

const withoutMarks = (text: string) => text.replace(MARKS, "'");
const withEscapes = (text: string) => text.replace(UNSEEN, escapeOf);

/** Cuts a text to a length, but no character in two. */
export const cut = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…` : text;

/** Returns what someone typed so that it ends no quotation and can be seen, cut to a length. */
export const repeated = (text: string, maxLength = Number.POSITIVE_INFINITY): string =>
  withEscapes(cut(withoutMarks(text), maxLength));

/** Repeats what someone typed, in quotation marks and cut to a length. */
export const quoted = (text: string, maxLength?: number): string => `“${repeated(text, maxLength)}”`;

/** The same in straight marks, as JSON writes it: for a value that was refused. */
export const quotedAsGiven = (text: string, maxLength?: number): string =>
  withEscapes(JSON.stringify(cut(withoutMarks(text), maxLength ?? Number.POSITIVE_INFINITY)));

const QUOTED = /“([^“”]+)”|"([^"]+)"/g;

const simplified = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').toLowerCase();

/** A part of a text: what someone typed and the text quotes, without the marks, or the site's own words. */
export interface Part {
  readonly text: string;
  readonly isGiven: boolean;
}

/**
 * Prepares the search for what was typed and is repeated in quotation marks.
 *
 * @param given what was typed, of which a text may repeat a part.
 */
export function quotationsOf(given: readonly string[]): (text: string) => Part[] {
  const typed = given.flatMap((value) =>
    [repeated(value), repeated(value.replace(/\s+/g, ' ')), quotedAsGiven(value).slice(1, -1)].map(
      simplified,
    ),
  );
  return (text) => {
    const parts: Part[] = [];
    let end = 0;
    for (const { 0: all, 1: curly, 2: straight, index } of text.matchAll(QUOTED)) {
      const words = curly ?? straight ?? '';
      if (!typed.some((one) => one.includes(simplified(words.replace(/…$/, ''))))) continue;
      parts.push({ text: text.slice(end, index), isGiven: false }, { text: words, isGiven: true });
      end = index + all.length;
    }
    return [...parts, { text: text.slice(end), isGiven: false }];
  };
}
