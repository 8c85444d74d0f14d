import { formatCount } from '@/lib/numbers/format';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { type FormProblem, type FormView, problemsOf } from '@/lib/parameters/form';
import { areaName, nation } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { capitalized, count, list } from '@/lib/text/words';
import { type Credential, credentialName } from '../credentials';
import type { Caveat, FinderAnswer, LeftOut } from '../finder/answer';
import { type FinderInputs, filterNames, finderParameters } from '../finder/parameters';
import type { Sort } from '../finder/sort-names';
import type { Catalogue } from '../program';
import { type ChosenProgram, chosenPairs, chosenProgram, chosenPrograms } from './chosen-programs';
import { chosenInWords, inStudentWords, looserInWords, readFinderForm } from './finder-form';
import { isLastSeenInIpeds, LAST_SEEN, type ProgramView, programView } from './program-view';
import {
  type AreaCount,
  type ListedPrograms,
  listedIn,
  type StateWay,
  type WayIn,
  waysByCredential,
  waysByState,
} from './ways-in';

/** How results are shown; the first is what the address without a word about it shows. */
const resultViews = [
  { view: 'cards', label: 'Cards' },
  { view: 'table', label: 'Table' },
] as const;
export type ResultView = (typeof resultViews)[number]['view'];
export const VIEW = 'view';

export interface RankedView extends ProgramView {
  readonly rank: number;
}

type Direction = 'ascending' | 'descending';

/** The results of a search. */
export interface FinderResults {
  /** The answer in one sentence or two. */
  readonly sentence: string;
  readonly total: number;
  /** "1 to 10 of 48"; empty where nothing matches. */
  readonly shown: string;
  readonly programs: readonly RankedView[];
  /** Whether they may lead to different credentials. */
  readonly mixed: boolean;
  /** Programs that would match but for something that is not known of them, and the list with them in it. */
  readonly leftOut: readonly { readonly text: string; readonly href: string }[];
  /** Where nothing matches: searches that would find something. */
  readonly loosen: readonly { readonly label: string; readonly href: string }[];
  /** What a reader must know beside the results, in sentences. */
  readonly notes: readonly string[];
  readonly caveats: readonly Caveat[];
  /** The same results as cards and as a table. */
  readonly views: readonly { readonly href: string; readonly label: string }[];
  /** Address of the view that is shown. */
  readonly currentView: string;
  /** The same list in other orders, and which one is shown. */
  readonly sorts: Readonly<Record<Sort, { readonly href: string; readonly direction?: Direction }>>;
  readonly next: string | null;
  /** Null on the first page. */
  readonly first: string | null;
  /** The same answer at the API. */
  readonly apiPath: string;
  readonly states: readonly StateWay[];
  readonly credentials: readonly WayIn[];
}

/** The finder's page for one query. */
export interface FinderPageView {
  readonly view: ResultView;
  /** Whether the query has a filter: then a phone folds the form away. */
  readonly asked: boolean;
  readonly form: FormView;
  /** What the form keeps besides its fields. */
  readonly kept: readonly (readonly [name: string, value: string])[];
  readonly problems: readonly FormProblem[];
  /** Programs chosen for a comparison on another page of results. */
  readonly chosen: readonly ChosenProgram[];
  /** What the list is of, for titles: "BSN programs in Ohio"; null where nothing is chosen. */
  readonly subject: string | null;
  /** Canonical query of the whole list. */
  readonly canonical: string;
  /** Whether it is a list by state and credential, from its start: search engines need no other. */
  readonly listed: boolean;
  /** Null where the query has a problem. */
  readonly results: FinderResults | null;
}

/** What the finder's page is made from. */
export interface FinderSource {
  readonly catalogue: Catalogue;
  /** Programs that are listed by default, counted by state and credential. */
  readonly listed: readonly AreaCount[];
  /** Answers a search; undefined where its cursor is not one of this search. */
  readonly find: (inputs: FinderInputs) => FinderAnswer | undefined;
}

const orders: Readonly<Record<Sort, string>> = {
  outcomes: 'First by student outcomes',
  earnings: 'First by graduates’ earnings',
  debt: 'Lowest debt of graduates first',
  tuition: 'Lowest tuition first',
  name: 'By name',
};

const directions: Readonly<Record<Sort, Direction>> = {
  outcomes: 'descending',
  earnings: 'descending',
  debt: 'ascending',
  tuition: 'ascending',
  name: 'ascending',
};

/** Programs that the answer names. */
const NAMED = 3;

/** "BSN programs", "nursing programs", "1 BSN program". */
const kindOf = (credential: Credential | undefined) =>
  credential === undefined ? 'nursing' : credentialName(credential);

const { cursor: _cursor, limit: _limit, sort: _sort, ...filters } = finderParameters;

/** Whether a filter besides state and credential narrows the list. */
const isNarrowed = (inputs: FinderInputs) =>
  filterNames.some(
    (name) =>
      name !== 'state' &&
      name !== 'credential' &&
      inputs[name] !== undefined &&
      inputs[name] !== finderParameters[name].default,
  );

/** What the programs have in common, as the end of "In Ohio 48 BSN programs …". */
function inCommon(total: number, listed: ListedPrograms | null): string {
  const one = total === 1;
  if (!listed) return one ? 'matches what you ask' : 'match what you ask';
  if (listed.allAccredited) return `${one ? 'is' : 'are'} on an accreditor’s list`;
  return `${one ? 'is' : 'are'} shown: those on an accreditor’s list and, where state approval is the rule, others too, marked`;
}

/** Names the first programs. Scores compare programs of one credential: across credentials the first mean nothing. */
function leaders({ total, results }: FinderAnswer, { credential, cursor, sort }: FinderInputs): string[] {
  if (cursor !== undefined || total <= 1) return [];
  if (credential === undefined && sort === 'outcomes') return [];
  const named = results.slice(0, NAMED).map((program) => {
    const notes = [
      ...(credential === undefined ? [credentialName(program.credential)] : []),
      ...(isLastSeenInIpeds(program) ? [LAST_SEEN] : []),
    ];
    return notes.length === 0 ? program.institution : `${program.institution} (${notes.join(', ')})`;
  });
  // Few schools confirm that they have one: those come before any ranking.
  const surest = credential === 'RN_TO_BSN' ? 'Those known to have one come first. ' : '';
  return [`${surest}${orders[sort]}: ${list(named)}.`];
}

function sentence(answer: FinderAnswer, inputs: FinderInputs, listed: ListedPrograms | null): string {
  const { total } = answer;
  const place = areaName(inputs.state ?? nation.slug);
  const kind = kindOf(inputs.credential);
  if (total === 0) {
    return `No ${kind} program in ${place} ${listed ? 'is in our tables' : 'matches what you ask'}.`;
  }
  const found = `In ${place} ${count(total, `${kind} program`)} ${inCommon(total, listed)}.`;
  return [found, ...leaders(answer, inputs)].join(' ');
}

/** "BSN programs in Ohio"; null where neither is chosen. */
function subjectOf({ state, credential }: FinderInputs): string | null {
  if (state === undefined && credential === undefined) return null;
  return `${capitalized(kindOf(credential))} programs in ${areaName(state ?? nation.slug)}`;
}

function shown({ total, results }: FinderAnswer): string {
  const [from, to] = [results[0]?.rank, results.at(-1)?.rank];
  if (from === undefined || to === undefined) return '';
  const range = from === to ? formatCount(from) : `${formatCount(from)} to ${formatCount(to)}`;
  return `${range} of ${formatCount(total)}`;
}

function pageHref(inputs: FinderInputs, view: ResultView, chosen: readonly ChosenProgram[]): string {
  const query = new URLSearchParams(canonicalQuery(finderParameters, inputs));
  if (view !== 'cards') query.set(VIEW, view);
  for (const [name, value] of chosenPairs(chosen)) query.append(name, value);
  return withQuery(paths.programs, query.toString());
}

/** The search that lists what was left out as well. */
function withLeftOut(inputs: FinderInputs, { filter }: LeftOut): FinderInputs {
  const all = { ...inputs, cursor: undefined };
  return filter === 'include_without_accreditation'
    ? { ...all, include_without_accreditation: true }
    : { ...all, [filter]: undefined };
}

function sortsOf(
  inputs: FinderInputs,
  view: ResultView,
  chosen: readonly ChosenProgram[],
): FinderResults['sorts'] {
  const sort = (by: Sort) => ({
    href: pageHref({ ...inputs, sort: by, cursor: undefined }, view, chosen),
    ...(by === inputs.sort ? { direction: directions[by] } : {}),
  });
  return {
    outcomes: sort('outcomes'),
    earnings: sort('earnings'),
    debt: sort('debt'),
    tuition: sort('tuition'),
    name: sort('name'),
  };
}

function resultsOf(
  answer: FinderAnswer,
  inputs: FinderInputs,
  view: ResultView,
  chosen: readonly ChosenProgram[],
  { catalogue, listed: counts }: FinderSource,
): FinderResults {
  const caveatTexts = catalogue.caveats;
  const listed = isNarrowed(inputs) ? null : listedIn(counts, inputs);
  const hrefOf = (shownAs: ResultView) => pageHref(inputs, shownAs, chosen);
  const at = (cursor: string | undefined) => pageHref({ ...inputs, cursor }, view, chosen);
  return {
    sentence: sentence(answer, inputs, listed),
    total: answer.total,
    shown: shown(answer),
    mixed: inputs.credential === undefined,
    programs: answer.results.map(({ rank, ...facts }) => ({
      rank,
      ...programView({ id: `${facts.slug}:${facts.credential}`, facts }, caveatTexts),
    })),
    leftOut: answer.left_out.map((left) => ({
      text: `${count(left.count, 'program')} left out. ${left.reason}`,
      href: pageHref(withLeftOut(inputs, left), view, chosen),
    })),
    loosen: answer.loosen.map((looser) => ({
      label: `${looserInWords(looser)}: ${count(looser.total, 'program')}`,
      href: withQuery(paths.programs, looser.query),
    })),
    notes: answer.notes.map(inStudentWords),
    caveats: answer.caveats,
    views: resultViews.map((one) => ({ href: hrefOf(one.view), label: one.label })),
    currentView: hrefOf(view),
    sorts: sortsOf(inputs, view, chosen),
    next: answer.next_cursor === null ? null : at(answer.next_cursor),
    first: inputs.cursor === undefined ? null : at(undefined),
    apiPath: withQuery(paths.programsApi, canonicalQuery(finderParameters, inputs)),
    states: listed ? waysByState(inputs, listed) : [],
    credentials: listed ? waysByCredential(inputs, listed) : [],
  };
}

const LOST_PLACE = 'The page that you asked for is not part of this list any more, so it begins again.';

/** A search from its start where its cursor belongs to another one, with a note that says so. */
function answered(inputs: FinderInputs, { find }: FinderSource): [FinderInputs, FinderAnswer] {
  const answer = find(inputs);
  if (answer) return [inputs, answer];
  const fromStart = { ...inputs, cursor: undefined };
  const again = find(fromStart);
  if (!again) throw new Error('A search without a cursor has no answer');
  return [fromStart, { ...again, notes: [LOST_PLACE, ...again.notes] }];
}

/** The finder's page for a query. */
export function finderPage(query: URLSearchParams, source: FinderSource): FinderPageView {
  const { form, parsed } = readFinderForm(query);
  const problems = problemsOf([...form.fields, ...form.more]);
  const view: ResultView = query.get(VIEW) === 'table' ? 'table' : 'cards';
  const chosen = chosenPrograms(query, source.catalogue).programs.map(chosenProgram);
  const kept = [...(view === 'cards' ? [] : [[VIEW, view] as const]), ...chosenPairs(chosen)];
  const common = { view, kept, problems, chosen };
  if (!parsed.ok) {
    const refused = { asked: true, subject: null, canonical: '', listed: false, results: null };
    return { ...common, ...refused, form: { ...form, chosen: '' } };
  }
  const [inputs, answer] = answered(parsed.inputs, source);
  const canonical = canonicalQuery(filters, inputs);
  return {
    ...common,
    asked: canonical !== '',
    form: { ...form, chosen: chosenInWords(inputs) },
    subject: subjectOf(inputs),
    canonical,
    listed: canonicalQuery(finderParameters, inputs) === canonical && !isNarrowed(inputs),
    results: resultsOf(answer, inputs, view, chosen, source),
  };
}
