import { areaName } from '@/lib/places/states';
import { quoted } from '@/lib/text/quoted';
import { capitalized, choice, possessive } from '@/lib/text/words';
import { firstRnCredentials } from '../credentials';
import type { FinderAnswer } from '../finder/answer';
import { isAboutQuery, isOfSomeNamed } from '../finder/notes';
import type { FinderInputs } from '../finder/parameters';
import type { Catalogue } from '../program';
import type { ProgramFacts } from '../program-schema';
import { inStudentWords } from './finder-form';
import type { SearchLink } from './finder-place';
import { basisOfGroups } from './group-view';
import { placeOf } from './program-view';

/** What a reader must know of a list, in sentences. */
export interface ListNotes {
  /** Before the list: what changes how it is read. */
  readonly top: readonly string[];
  /** After it. */
  readonly below: readonly string[];
}

/** Said where a later page of a list is asked for that is no longer there. */
export const LOST_PLACE =
  'The page that you asked for is not part of this list any more, so it begins again.';

const notInTables = /^This is not in our tables: (.+?)\. Ask the schools/;
const wordsLeftOut = /^(“.+?”) was left out: /;

/** Says which words of a query chose nothing: "we did not use “free”"; empty where all did. */
export function unusedInWords({ notes }: Pick<FinderAnswer, 'notes'>): string {
  const said = (pattern: RegExp) => notes.flatMap((note) => pattern.exec(note)?.[1] ?? []);
  const [topics, words] = [said(notInTables), said(wordsLeftOut)];
  const parts = [
    ...(topics.length === 0 ? [] : [`can’t search for ${choice(topics)}`]),
    ...(words.length === 0 ? [] : [`did not use ${choice(words)}`]),
  ];
  return parts.length === 0 ? '' : `we ${parts.join(' and ')}`;
}

/** Sorts the notes of an answer. What was read of a query, and what is known of few programs, comes before the list. */
export function listNotes(answer: FinderAnswer): ListNotes {
  const { notes, read_as: readAs, coverage, total } = answer;
  const fewKnown = coverage.filter(({ known, of }) => 2 * known < of).map(({ note }) => note);
  const isFirst = (note: string) =>
    total === 0 || isAboutQuery(note) || note === LOST_PLACE || fewKnown.includes(note);
  // The line that says what a query was read as says it once.
  const isSaidAbove = (note: string) => total > 0 && isOfSomeNamed(note);
  const said = notes.filter((note) => !isSaidAbove(note) && (readAs === null || !note.includes(readAs)));
  return {
    top: said.filter(isFirst).map(inStudentWords),
    below: said.filter((note) => !isFirst(note)).map(inStudentWords),
  };
}

/** A name that no school has, or several do, with searches for what may be meant. */
export interface MeantName {
  /** "Did you mean", "No one school is called “UC”. Did you mean". */
  readonly text: string;
  readonly links: readonly SearchLink[];
}

/** Schools that a page offers for one name. */
const MAX_MEANT = 8;

/** Letters of a name that a page repeats. */
const MAX_ECHO = 60;

/** Returns what may be meant by a query that nothing is called, and by the names of `schools` that are no one school's. */
export function namesMeant(
  { nearest, unmatched }: FinderAnswer,
  inputs: FinderInputs,
  { institutions }: Pick<Catalogue, 'institutions'>,
  hrefOf: (search: FinderInputs) => string,
): MeantName[] {
  const fresh = { ...inputs, cursor: undefined };
  /** A slug stands for a school whose name others have: where it is says which. */
  const labelOf = (text: string) => {
    const school = institutions.get(text);
    return school ? `${school.name} in ${placeOf(school)}` : text;
  };
  const names = nearest.map((name) => ({ label: labelOf(name), href: hrefOf({ ...fresh, query: name }) }));
  const inPlaceOf = (asked: string, meant: string) => ({
    label: labelOf(meant),
    href: hrefOf({ ...fresh, schools: inputs.schools?.map((name) => (name === asked ? meant : name)) }),
  });
  return [
    ...(names.length > 0 ? [{ text: 'Did you mean', links: names }] : []),
    ...unmatched.map(({ asked, nearest: schools }) => ({
      text: `We know no one school called ${quoted(asked, MAX_ECHO)}.${schools.length > 0 ? ' Did you mean' : ''}`,
      links: schools.slice(0, MAX_MEANT).map((school) => inPlaceOf(asked, school)),
    })),
  ];
}

const firstLicenses: ReadonlySet<string> = new Set(['LPN', ...firstRnCredentials]);

/** What to know where no row of a page has a pass rate. */
export interface MissingRates {
  /** That there are none, and what groups rest on without them; empty where the answer says it already. */
  readonly text: string;
  /** The board that publishes them; null where the rows are of several states, or that is not known. */
  readonly board: SearchLink | null;
}

/** The board of the one state of these programs, at the address where it publishes pass rates; null without one. */
function boardOf(
  programs: readonly ProgramFacts[],
  { boardAddresses }: Pick<Catalogue, 'boardAddresses'>,
): SearchLink | null {
  const [state, ...others] = new Set(programs.map((program) => program.state));
  const address = state === undefined || others.length > 0 ? undefined : boardAddresses.get(state);
  if (address === undefined || state === undefined) return null;
  return { label: `${capitalized(possessive(areaName(state)))} board of nursing`, href: address };
}

/** Says that none of these programs has a pass rate; null where one has, or none can have one. */
export function ratesMissingIn(
  programs: readonly ProgramFacts[],
  catalogue: Pick<Catalogue, 'boardAddresses'>,
): MissingRates | null {
  const examined = programs.filter(({ credential }) => firstLicenses.has(credential));
  if (examined.length === 0 || programs.some(({ pass_rate: rate }) => rate !== null)) return null;
  const which = examined.length === 1 ? 'this program' : 'these programs';
  const basis = basisOfGroups(examined);
  return {
    text: [`We have no pass rates of ${which}.`, ...(basis === null ? [] : [basis])].join(' '),
    board: boardOf(examined, catalogue),
  };
}

/** The same of the rows of a page. */
export function missingRates(
  { query, place, results, compared_by: comparedBy }: FinderAnswer,
  catalogue: Pick<Catalogue, 'boardAddresses'>,
): MissingRates | null {
  // A list of the whole country says nothing of one board.
  if (place === null && query.state === undefined) return null;
  const missing = ratesMissingIn(results, catalogue);
  // What a list is compared by says it already.
  return missing && { ...missing, text: comparedBy === null ? missing.text : '' };
}
