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

function write(answer: ProgramsAnswer): Written {
  return { structured: structured(answer), text: answerText(answer) };
}

/** Returns the ratio of an answer's length to the limit. */
function excess({ structured: facts, text }: Written): number {
  const { structured: most, text: mostOfText } = MAX_CHARACTERS;
  return Math.max((JSON.stringify(facts).length + 1) / most, (text.length + 1) / mostOfText);
}

/** Repeats a search with another limit. */
type FirstPrograms = (limit: number) => ProgramsAnswer;

/** Returns what can be shortened: the programs, as the next page has the others, or else the looser searches. */
function shortening(whole: ProgramsAnswer, first: FirstPrograms) {
  const { results, loosen, query } = whole;
  const note = (kept: number, of: number, what: string) =>
    `Shortened to ${kept} of the ${of} ${what}, so that the answer does not get too long.`;
  if (results.length > 0) {
    return {
      length: results.length,
      least: 1,
      to(kept: number): ProgramsAnswer {
        const answer = first(kept);
        return { ...answer, query, notes: [...answer.notes, note(kept, results.length, 'programs')] };
      },
    };
  }
  return {
    length: loosen.length,
    least: 0,
    to: (kept: number): ProgramsAnswer => ({
      ...whole,
      loosen: loosen.slice(0, kept),
      notes: [...whole.notes, note(kept, loosen.length, 'searches that would match')],
    }),
  };
}

/**
 * Shortens an answer until it is within the limits.
 *
 * @throws Error when none is: then something in the tables is longer than it should be.
 */
export function shortened(whole: ProgramsAnswer, first: FirstPrograms): Written {
  const { length, least, to } = shortening(whole, first);
  let written = write(whole);
  let kept = length;
  for (let times = excess(written); times > 1; times = excess(written)) {
    // An answer has a beginning and an end besides its items: so many or fewer of them will fit.
    kept = Math.min(kept - 1, Math.floor(kept / times));
    if (kept < least)
      throw new Error(`No form of the answer to ${JSON.stringify(whole.query)} is short enough`);
    written = write(to(kept));
  }
  return written;
}
