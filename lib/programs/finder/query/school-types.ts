import { fillerIn, isSchoolType } from './filler';
import { statesIn } from './states';
import type { QueryWord, Tokens } from './tokens';

/**
 * Leaves out the kind of school that people ask for: "BSN college Florida", "a university in Texas". After a word of a
 * name it is part of it ("Boston University"), and so it is before "of".
 *
 * @param words those that are neither program types nor topics.
 */
export function withoutSchoolTypes(tokens: Tokens, words: readonly QueryWord[]): readonly QueryWord[] {
  const { words: all } = tokens;
  const added = fillerIn(all);
  const ofStates = new Set(statesIn(tokens, words).words);
  const isOfName = (word: QueryWord) => words.includes(word) && !added.has(word) && word.text !== 'a';

  return words.filter((word) => {
    const at = all.indexOf(word);
    const [before, after] = [all[at - 1], all[at + 1]];
    if (!isSchoolType(word.text) || after?.text === 'of') return true;
    // "School" alone is how people ask for one: "Texas school LPN", "school for BSN".
    const isAsked =
      word.text === 'school' &&
      (before ? ofStates.has(before) : after && (ofStates.has(after) || !isOfName(after)));
    return !isAsked && (before === undefined || isOfName(before));
  });
}
