import { areaName } from '@/lib/places/states';
import { isListedWithout } from '@/lib/programs/finder/looser-searches';
import { isSort, sortNames } from '@/lib/programs/finder/sort-names';
import { alsoAwardInWords } from '@/lib/programs/page/also-award';
import { type AnyProgramsAnswer, type FoundPrograms, isBrief } from '@/lib/site/api/programs';
import { shortTitles } from '@/lib/site/short-sources';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { choice, count } from '@/lib/text/words';
import { briefLines } from './brief-lines';
import { type Footnoted, withFootnotes } from './footnotes';
import { escapedText, givenText, messageText } from './given-text';
import { entryLines, programEntry } from './program-entry';

/** A heading with lines below it; nothing where there are none. */
function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[`## ${heading}`, ...lines].join('\n')];
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`);

/** The arguments as they were understood, but for those that say which part of the answer is wanted. */
function asked({ query, total, compared_by: by }: AnyProgramsAnswer): string {
  const { cursor: _, limit, sort, detail, ...filters } = query;
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== false);
  const said = given
    .map(
      ([name, value]) =>
        `${name}=${[value]
          .flat()
          .map((one) => givenText(String(one)))
          .join()}`,
    )
    .join(', ');
  // What compares programs is said of one type alone.
  const isByType = sort === 'outcomes' && total > 0 && by === null && typeof filters.credential !== 'string';
  const order = isSort(sort)
    ? ` In the order of ${isByType ? 'program type, then ' : ''}${sortNames[sort]}.`
    : '';
  return `Asked for: ${said === '' ? 'every program' : said}.${order}`;
}

/** Schools that no one school has the name of, with those that may be meant. */
function unmatched({ unmatched: schools }: AnyProgramsAnswer): string[] {
  return schools.map(({ asked: name, nearest }) =>
    nearest.length === 0
      ? `${givenText(name)}: no school is called so.`
      : `${givenText(name)}: ask for ${choice(nearest)}.`,
  );
}

type Programs = readonly { readonly rank: number }[];

/** Returns the positions of programs: "1 to 6". */
function positions(programs: Programs): string {
  const [first, last] = [programs[0], programs.at(-1)];
  if (!first || !last) return '';
  return first === last ? String(first.rank) : `${first.rank} to ${last.rank}`;
}

function heading({ total }: AnyProgramsAnswer, shown: Programs): string {
  const which = shown.length === total ? '' : `: ${positions(shown)}`;
  return `# ${count(total, 'nursing program')} found${which}`;
}

/** Says where the programs of this page are that the text has no room for. */
function structuredAlone({ results }: AnyProgramsAnswer, shown: Programs): string[] {
  const hidden = results.slice(shown.length);
  if (hidden.length === 0) return [];
  return [
    `structuredContent has ${count(hidden.length, 'more program')}: ${positions(hidden)}. To read them in words, ask with limit=${shown.length} and go on from there.`,
  ];
}

function nextPage({ total, results, next_cursor: cursor }: AnyProgramsAnswer): string[] {
  if (total === 0) return [];
  if (cursor === null) return ['No others match.'];
  const after = results.at(-1)?.rank ?? 0;
  return [`${count(total - after, 'more program')} can be had with the same arguments and cursor=${cursor}`];
}

/** Says which argument lists what was left out; nothing where the reason says it, or none does. */
function listedBy(filter: AnyProgramsAnswer['left_out'][number]['filter']): string {
  if (filter === null || filter === 'credential' || !isListedWithout(filter)) return '';
  return filter === 'include_without_accreditation'
    ? ` ${filter}=true lists them.`
    : ` The search without ${filter} lists them.`;
}

function leftOut({ left_out }: AnyProgramsAnswer): string[] {
  return left_out.map(
    ({ filter, reason, count: programs }) => `${count(programs, 'program')}: ${reason}${listedBy(filter)}`,
  );
}

/** Schools beside a list of RN-to-BSN programs. */
function besideCompletion({ national_online: online, also_award_bsn: also }: AnyProgramsAnswer): string[] {
  return [
    ...online.map(
      ({ institution, state, degrees_a_year: degrees }) =>
        `${institution}, ${areaName(state)}: online in most states, ${count(degrees, 'BSN degree')} a year`,
    ),
    ...(also === null ? [] : [alsoAwardInWords(also)]),
  ];
}

function looser({ loosen }: AnyProgramsAnswer, most: number): string[] {
  const hidden = loosen.length - Math.min(most, loosen.length);
  return [
    ...loosen
      .slice(0, most)
      .map(({ change, total }) => `${escapedText(change)} Then ${count(total, 'program')} would match.`),
    ...(hidden === 0 ? [] : [`structuredContent has ${count(hidden, 'more search', 'more searches')}.`]),
  ];
}

/** Writes the first programs of an answer, a line or an entry each. */
function listed(answer: AnyProgramsAnswer, most: number): Footnoted<string> {
  if (isBrief(answer)) return briefLines(answer.results.slice(0, most));
  const texts = new Map(answer.caveats.map(({ id, text }) => [id, text]));
  const written = withFootnotes(
    answer.results
      .slice(0, most)
      .map((program) => (footnotes) => programEntry(program, (id) => texts.get(id) ?? id, footnotes)),
  );
  return { ...written, passages: entryLines(written.passages) };
}

/** Caveats that no program of this page names: they hold of every answer. */
function general(answer: AnyProgramsAnswer): string[] {
  const named = new Set(isBrief(answer) ? [] : answer.results.flatMap(({ caveats }) => caveats));
  return answer.caveats.filter(({ id }) => !named.has(id)).map(({ text }) => text);
}

/** What is behind the figures in a few words; the addresses of documents are in the structured answer and on the site. */
function sources({ answer, tables }: FoundAnswer): string {
  const behind = shortTitles(tables);
  return [
    ...(behind.length === 0
      ? []
      : [`Sources: ${behind.join('; ')}. Their documents: ${absoluteUrl(paths.sources)}.`]),
    `Data version ${answer.data_version}.`,
  ].join(' ');
}

/** An answer, with the tables behind its programs. */
export type FoundAnswer = Pick<Extract<FoundPrograms, { readonly ok: true }>, 'answer' | 'tables'>;

/**
 * An answer as a compact list in Markdown, with the facts of the structured one: for an assistant that reads it out,
 * and to stand alone where no one reads the other.
 *
 * @param most programs to write, or looser searches where there are none; the text says how many more there are.
 */
export function answerText(found: FoundAnswer, most = Number.POSITIVE_INFINITY): string {
  const { answer } = found;
  const shown = answer.results.slice(0, most);
  const { passages, common, numbered } = listed(answer, most);
  const notes = [
    ...numbered.map((remark, index) => `[${index + 1}] ${remark}`),
    ...bullets([...common, ...general(answer)]),
  ];
  return [
    [
      heading(answer, shown),
      asked(answer),
      ...(answer.compared_by === null ? [] : [answer.compared_by]),
      ...answer.notes.map(messageText(Object.values(answer.query).flat().map(String))),
    ].join('\n'),
    ...(shown.length === 0 ? [] : [passages.join('\n')]),
    ...structuredAlone(answer, shown),
    ...nextPage(answer),
    ...section('Not matched', bullets(unmatched(answer))),
    ...section('Beside this list', bullets(besideCompletion(answer))),
    ...section('What would match instead', bullets(looser(answer, most))),
    ...section('Not in this list', bullets(leftOut(answer))),
    ...(shown.length === 0 ? [] : section('Say with it', notes)),
    sources(found),
  ].join('\n\n');
}
