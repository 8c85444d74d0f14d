import { answerText, type PublishedAnswer } from './program-text';
import type { ToolAnswer } from './tool';

/** An answer stays under these many characters, whatever is asked: a model pays for each. */
export const mostCharacters = { structured: 24_000, text: 8_000 } as const;

/** What an MCP client gets of an answer: the parts of a score are points by name. */
export function structured(answer: PublishedAnswer): Readonly<Record<string, unknown>> {
  return {
    ...answer,
    results: answer.results.map(({ score_parts: parts, ...program }) => ({
      ...program,
      score_parts: Object.fromEntries(parts.map(({ id, points }) => [id, points])),
    })),
  };
}

/** The same search for so many programs. */
type FirstPrograms = (limit: number) => PublishedAnswer;

type Written = Extract<ToolAnswer, { readonly text: string }>;

function write(answer: PublishedAnswer): Written {
  return { structured: structured(answer), text: answerText(answer) };
}

const isShort = ({ structured: facts, text }: Written) =>
  JSON.stringify(facts).length < mostCharacters.structured && text.length < mostCharacters.text;

const shortened = (kept: number, of: number, what: string) =>
  `Shortened to ${kept} of the ${of} ${what}, so that the answer does not get too long.`;

/** The answer with fewer programs; the next page begins after them. */
function* withFewerPrograms(whole: PublishedAnswer, first: FirstPrograms): Generator<PublishedAnswer> {
  const all = whole.results.length;
  for (let kept = all - 1; kept > 0; kept -= 1) {
    const answer = first(kept);
    yield { ...answer, query: whole.query, notes: [...answer.notes, shortened(kept, all, 'programs')] };
  }
}

/** The answer with fewer searches that would find something. */
function* withFewerHints(answer: PublishedAnswer): Generator<PublishedAnswer> {
  const { loosen, notes } = answer;
  for (let kept = loosen.length - 1; kept >= 0; kept -= 1) {
    const note = shortened(kept, loosen.length, 'searches that would match');
    yield { ...answer, loosen: loosen.slice(0, kept), notes: [...notes, note] };
  }
}

function* forms(whole: PublishedAnswer, first: FirstPrograms): Generator<PublishedAnswer> {
  yield whole;
  yield* whole.results.length > 0 ? withFewerPrograms(whole, first) : withFewerHints(whole);
}

/**
 * The longest form of an answer that is short enough.
 *
 * @throws Error when none is: then something in the tables is longer than it should be.
 */
export function fitted(whole: PublishedAnswer, first: FirstPrograms): Written {
  for (const answer of forms(whole, first)) {
    const written = write(answer);
    if (isShort(written)) return written;
  }
  throw new Error(`No form of the answer to ${JSON.stringify(whole.query)} is short enough`);
}
