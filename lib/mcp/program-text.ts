import { areaName } from '@/lib/places/states';
import { isSort, sortNames } from '@/lib/programs/finder/sort-names';
import type { ProgramsAnswer } from '@/lib/site/api/programs';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { count, list } from '@/lib/text/words';
import { withFootnotes } from './footnotes';
import { programEntry } from './program-entry';

/** A heading with lines below it; nothing where there are none. */
function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[`## ${heading}`, ...lines].join('\n')];
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`);

/** The arguments as they were understood, but for those that say which part of the answer is wanted. */
function asked({ query: { cursor: _, limit, sort, ...filters } }: ProgramsAnswer): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== false);
  const said = given.map(([name, value]) => `${name}=${value}`).join(', ');
  const order = isSort(sort) ? ` In the order of ${sortNames[sort]}.` : '';
  return `Asked for: ${said === '' ? 'every program' : said}.${order}`;
}

/** Which of them are shown; nothing where that is all. */
function shown({ total, results }: ProgramsAnswer): string {
  const [first, last] = [results[0], results.at(-1)];
  if (!first || !last || results.length === total) return '';
  return first === last ? `: number ${first.rank}` : `: ${first.rank} to ${last.rank}`;
}

const heading = (answer: ProgramsAnswer) =>
  `# ${count(answer.total, 'nursing program')} found${shown(answer)}`;

function nextPage({ total, results, next_cursor: cursor }: ProgramsAnswer): string[] {
  if (total === 0) return [];
  if (cursor === null) return ['No others match.'];
  const after = results.at(-1)?.rank ?? 0;
  return [`${count(total - after, 'more program')} can be had with the same arguments and cursor=${cursor}`];
}

/** Says which argument lists what was left out; nothing where the reason says it, or none does. */
function listedBy(filter: ProgramsAnswer['left_out'][number]['filter']): string {
  if (filter === null || filter === 'credential') return '';
  return filter === 'include_without_accreditation'
    ? ` ${filter}=true lists them.`
    : ` The search without ${filter} lists them.`;
}

function leftOut({ left_out }: ProgramsAnswer): string[] {
  return left_out.map(
    ({ filter, reason, count: programs }) => `${count(programs, 'program')}: ${reason}${listedBy(filter)}`,
  );
}

/** Schools beside a list of RN-to-BSN programs. */
function besideCompletion({ national_online: online, also_award_bsn: also }: ProgramsAnswer): string[] {
  return [
    ...online.map(
      ({ institution, state, degrees_a_year: degrees }) =>
        `${institution}, ${areaName(state)}: online in most states, ${count(degrees, 'BSN degree')} a year`,
    ),
    ...(also === null
      ? []
      : [
          `${count(also.count, 'more college')} of the place award a BSN, and many of them teach RNs too: ${list(also.names)}`,
        ]),
  ];
}

function looser({ loosen }: ProgramsAnswer): string[] {
  return loosen.map(({ change, total }) => `${change} Then ${count(total, 'program')} would match.`);
}

/** Caveats that no program of this page names: they hold of every answer. */
function general({ caveats, results }: ProgramsAnswer): string[] {
  const named = new Set(results.flatMap((program) => program.caveats));
  return caveats.filter(({ id }) => !named.has(id)).map(({ text }) => text);
}

/** A line in two at its last comma that is not in parentheses. */
const PUBLISHER_AND_DOCUMENT = /^(.+?)(, (?:[^,()]|\([^()]*\))*)$/;

/** "A, b", "A, c" and "D" are "A, b; c" and "D": each publisher is named once. */
function byPublisher(lines: readonly string[]): string[] {
  const documents = new Map<string, string[]>();
  for (const line of lines) {
    const [, publisher = line, document = ''] = PUBLISHER_AND_DOCUMENT.exec(line) ?? [];
    documents.set(publisher, [...(documents.get(publisher) ?? []), document]);
  }
  return [...documents].map(([publisher, [first = '', ...others]]) =>
    [publisher + first, ...others.map((document) => document.slice(', '.length))].join('; '),
  );
}

/** Publishers without the addresses of their documents: those stand in the structured answer and on the site. */
function sources({ sources: lines, data_version }: ProgramsAnswer): string[] {
  const publishers = lines.map((line) => line.replace(/ \(https?:[^()]*\)$/, ''));
  return [
    ...bullets(byPublisher(publishers)),
    `Their documents: ${absoluteUrl(paths.sources)}. Data version ${data_version}.`,
  ];
}

/**
 * An answer as a compact list in Markdown, with the facts of the structured one: for an assistant that reads it out,
 * and to stand alone where no one reads the other.
 */
export function answerText(answer: ProgramsAnswer): string {
  const texts = new Map(answer.caveats.map(({ id, text }) => [id, text]));
  const { passages, common, numbered } = withFootnotes(
    answer.results.map(
      (program) => (footnotes) => programEntry(program, (id) => texts.get(id) ?? id, footnotes),
    ),
  );
  return [
    [
      heading(answer),
      asked(answer),
      ...(answer.compared_by === null ? [] : [answer.compared_by]),
      ...answer.notes,
    ].join('\n'),
    ...(passages.length === 0 ? [] : [passages.join('\n')]),
    ...nextPage(answer),
    ...section('Beside this list', bullets(besideCompletion(answer))),
    ...section('What would match instead', bullets(looser(answer))),
    ...section('Left out because something is not known of them', bullets(leftOut(answer))),
    ...section(
      'Remarks',
      numbered.map((remark, index) => `[${index + 1}] ${remark}`),
    ),
    ...section('Say with it', bullets([...common, ...general(answer)])),
    ...section('Sources', sources(answer)),
  ].join('\n\n');
}
