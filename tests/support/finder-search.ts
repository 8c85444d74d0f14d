import { expect } from 'vitest';
import { parseQuery } from '@/lib/parameters/parse';
import { finderAnswerSchema } from '@/lib/programs/finder/answer';
import { finderIndex } from '@/lib/programs/finder/finder';
import { finderParameters } from '@/lib/programs/finder/parameters';
import { type MadeUp, madeUpCatalogue } from './catalogue';

/** Reads a query of the finder. @throws Error when it is refused */
export function finderInputs(query: string) {
  const parsed = parseQuery(finderParameters, new URLSearchParams(query));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.inputs;
}

/** Searches a catalogue of these programs; the answer is of its schema. */
export function search(programs: readonly MadeUp[], query = '') {
  const found = finderIndex(madeUpCatalogue(programs)).find(finderInputs(query));
  if (!found.ok) throw new Error(found.problem.message);
  expect(finderAnswerSchema.safeParse(JSON.parse(JSON.stringify(found.answer))).error).toBeUndefined();
  return found.answer;
}

/** The institutions that a search finds, in its order. */
export const names = (programs: readonly MadeUp[], query = '') =>
  search(programs, query).results.map(({ institution }) => institution);
