import type { AnyProgramsAnswer } from '@/lib/site/api/programs';
import { isBrief } from '@/lib/site/api/programs';
import { answerText, type FoundAnswer } from './program-text';
import type { ToolAnswer } from './tool';

/** Limits of an answer: a model pays for each character. */
export const MAX_CHARACTERS = { structured: 24_000, text: 8_000 } as const;

/** Returns the structured answer: the parts of a score are points by name. */
export function structured(answer: AnyProgramsAnswer): Readonly<Record<string, unknown>> {
  if (isBrief(answer)) return { ...answer };
  return {
    ...answer,
    results: answer.results.map(({ score_parts: parts, ...program }) => ({
      ...program,
      score_parts: Object.fromEntries(parts.map(({ id, points }) => [id, points])),
    })),
  };
}

type Written = Extract<ToolAnswer, { readonly text: string }>;

/** Repeats a search with another limit. */
type FirstPrograms = (limit: number) => FoundAnswer;

/** What of an answer can be shortened: the programs, as the next page has the others, or else the looser searches. */
const itemsOf = ({ results, loosen }: AnyProgramsAnswer) =>
  results.length > 0 ? results.length : loosen.length;

const leastOf = ({ results }: AnyProgramsAnswer) => (results.length > 0 ? 1 : 0);

/** Returns an answer with its first items alone, and a note that says so. */
function withFirst(whole: FoundAnswer, kept: number, first: FirstPrograms): FoundAnswer {
  const { query, results, loosen } = whole.answer;
  const what = results.length > 0 ? 'programs' : 'searches that would match';
  const note = `Shortened to ${kept} of the ${itemsOf(whole.answer)} ${what}, so that the answer does not get too long.`;
  const shorter = results.length > 0 ? first(kept) : whole;
  const notes = [...shorter.answer.notes, note];
  return { ...shorter, answer: { ...shorter.answer, query, loosen: loosen.slice(0, kept), notes } };
}

/**
 * Returns the longest form of an answer that is under a limit.
 *
 * @param write writes it with this number of its items.
 * @throws Error when no form is: then something in the tables is longer than it should be.
 */
function longestUnder<T>(
  limit: number,
  answer: AnyProgramsAnswer,
  write: (kept: number) => T,
  lengthOf: (written: T) => number,
): T {
  let kept = itemsOf(answer);
  let written = write(kept);
  for (let excess = lengthOf(written) / limit; excess >= 1; excess = lengthOf(written) / limit) {
    // An answer has a beginning and an end besides its items: so many or fewer of them will fit.
    kept = Math.min(kept - 1, Math.floor(kept / excess));
    if (kept < leastOf(answer))
      throw new Error(`No form of the answer to ${JSON.stringify(answer.query)} is short enough`);
    written = write(kept);
  }
  return written;
}

/**
 * Returns an answer within the limits. The structured one has as many items as fit, and the text as many of those as
 * fit in turn: it says how many more the structured one has.
 */
export function shortened(whole: FoundAnswer, first: FirstPrograms): Written {
  const found = longestUnder(
    MAX_CHARACTERS.structured,
    whole.answer,
    (kept) => (kept === itemsOf(whole.answer) ? whole : withFirst(whole, kept, first)),
    (shorter) => JSON.stringify(structured(shorter.answer)).length,
  );
  const text = longestUnder(
    MAX_CHARACTERS.text,
    found.answer,
    (kept) => answerText(found, kept),
    (written) => written.length,
  );
  return { structured: structured(found.answer), text };
}
