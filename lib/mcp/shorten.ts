import type { ProgramsAnswer } from '@/lib/site/api/programs';
import { answerText } from './program-text';
import type { ToolAnswer } from './tool';

/** Limits of an answer: a model pays for each character. */
export const MAX_CHARACTERS = { structured: 24_000, text: 8_000 } as const;

/** Returns the structured answer: the parts of a score are points by name. */
export function structured(answer: ProgramsAnswer): Readonly<Record<string, unknown>> {
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
type FirstPrograms = (limit: number) => ProgramsAnswer;

/** What of an answer can be shortened: the programs, as the next page has the others, or else the looser searches. */
const itemsOf = ({ results, loosen }: ProgramsAnswer) => (results.length > 0 ? results : loosen).length;

const leastOf = ({ results }: ProgramsAnswer) => (results.length > 0 ? 1 : 0);

/** Returns an answer with its first items alone, and a note that says so. */
function withFirst(whole: ProgramsAnswer, kept: number, first: FirstPrograms): ProgramsAnswer {
  const what = whole.results.length > 0 ? 'programs' : 'searches that would match';
  const note = `Shortened to ${kept} of the ${itemsOf(whole)} ${what}, so that the answer does not get too long.`;
  return whole.results.length > 0
    ? { ...first(kept), query: whole.query, notes: [...first(kept).notes, note] }
    : { ...whole, loosen: whole.loosen.slice(0, kept), notes: [...whole.notes, note] };
}

/**
 * Returns the longest form of an answer that is under a limit.
 *
 * @param write writes it with this number of its items.
 * @throws Error when no form is: then something in the tables is longer than it should be.
 */
function longestUnder<T>(
  limit: number,
  answer: ProgramsAnswer,
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
export function shortened(whole: ProgramsAnswer, first: FirstPrograms): Written {
  const answer = longestUnder(
    MAX_CHARACTERS.structured,
    whole,
    (kept) => (kept === itemsOf(whole) ? whole : withFirst(whole, kept, first)),
    (shorter) => JSON.stringify(structured(shorter)).length,
  );
  const text = longestUnder(
    MAX_CHARACTERS.text,
    answer,
    (kept) => answerText(answer, kept),
    (written) => written.length,
  );
  return { structured: structured(answer), text };
}
