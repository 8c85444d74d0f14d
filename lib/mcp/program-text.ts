import { count } from '@/lib/calculators/words';
import type { FinderAnswer } from '@/lib/programs/finder/answer';
import { sortNames } from '@/lib/programs/finder/sort';
import { type PublishedProgram, programEntry } from './program-entry';
import { withRemarks } from './remarks';

/** What a search gives, as it is published. */
export type PublishedAnswer = Omit<FinderAnswer, 'results'> & {
  readonly results: readonly PublishedProgram[];
  readonly sources: readonly string[];
  readonly data_version: string;
};

/** A heading with lines below it; nothing where there are none. */
function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[`## ${heading}`, ...lines].join('\n')];
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`);

/** The arguments as they were understood, but for those that say which part of the answer is wanted. */
function asked({ query: { cursor: _, limit, sort, ...filters } }: PublishedAnswer): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== false);
  const said = given.map(([name, value]) => `${name}=${value}`).join(', ');
  return `Asked for: ${said === '' ? 'every program' : said}. In the order of ${sortNames[sort]}.`;
}

/** Which of them are shown; nothing where that is all. */
function shown({ total, results }: PublishedAnswer): string {
  const [first, last] = [results[0], results.at(-1)];
  if (!first || !last || results.length === total) return '';
  return first === last ? `: number ${first.rank}` : `: ${first.rank} to ${last.rank}`;
}

const heading = (answer: PublishedAnswer) =>
  `# ${count(answer.total, 'nursing program')} found${shown(answer)}`;

function nextPage({ total, results, next_cursor: cursor }: PublishedAnswer): string[] {
  if (total === 0) return [];
  if (cursor === null) return ['These are the last.'];
  const after = results.at(-1)?.rank ?? 0;
  return [`${count(total - after, 'more program')} can be had with the same arguments and cursor=${cursor}`];
}

function leftOut({ left_out }: PublishedAnswer): string[] {
  return left_out.map(
    ({ filter, reason, count: programs }) => `${count(programs, 'program')} by ${filter}: ${reason}`,
  );
}

function looser({ loosen }: PublishedAnswer): string[] {
  return loosen.map(({ change, total }) => `${change} Then ${count(total, 'program')} would match.`);
}

/** Caveats that no program of this page names: they hold of every answer. */
function general({ caveats, results }: PublishedAnswer): string[] {
  const named = new Set(results.flatMap((program) => program.caveats));
  return caveats.filter(({ id }) => !named.has(id)).map(({ text }) => text);
}

/**
 * An answer as a compact list in Markdown, with the facts of the structured one: for an assistant that reads it out,
 * and to stand alone where no one reads the other.
 */
export function answerText(answer: PublishedAnswer): string {
  const texts = new Map(answer.caveats.map(({ id, text }) => [id, text]));
  const { passages, common, numbered } = withRemarks(
    answer.results.map((program) => (remarks) => programEntry(program, (id) => texts.get(id) ?? id, remarks)),
  );
  return [
    [heading(answer), asked(answer), ...answer.notes].join('\n'),
    ...(passages.length === 0 ? [] : [passages.join('\n')]),
    ...nextPage(answer),
    ...section('What would match instead', bullets(looser(answer))),
    ...section('Left out because something is not known of them', bullets(leftOut(answer))),
    ...section(
      'Remarks',
      numbered.map((remark, index) => `[${index + 1}] ${remark}`),
    ),
    ...section('Say with it', bullets([...common, ...general(answer)])),
    ...section('Sources', bullets([...answer.sources, `Data version ${answer.data_version}.`])),
  ].join('\n\n');
}
