import type { ReturnLink } from '@/lib/calculators/nursing-roi/page/links';
import { formatCount } from '@/lib/numbers/format';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { onlyOf } from '@/lib/parameters/declare';
import { type FormProblem, type FormView, problemsOf } from '@/lib/parameters/form';
import type { ParameterProblem } from '@/lib/parameters/parse';
import { areaName } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { capitalized, count } from '@/lib/text/words';
import type { Caveat, FinderAnswer } from '../finder/answer';
import type { Finder } from '../finder/finder';
import { type FinderInputs, filterNames, finderParameters } from '../finder/parameters';
import type { Catalogue } from '../program';
import { type ChosenProgram, chosenPairs, chosenProgram, chosenPrograms } from './chosen-programs';
import { type CompareTray, compareTray, type PickLink, picksOf, withChosen } from './compare-tray';
import { numberIn } from './comparison-query';
import { chosenInWords } from './finder-fields';
import { type FinderFormReading, looserInWords, readFinderForm, withProblem } from './finder-form';
import { type AlsoAwardView, alsoAward, type LeftOutView, leftOutOf } from './finder-left-out';
import {
  LOST_PLACE,
  listNotes,
  type MeantName,
  type MissingRates,
  missingRates,
  namesMeant,
} from './finder-notes';
import { placesMeant, radiusLinks, type SearchLink } from './finder-place';
import { answerSentence, kindOf, whereIn } from './finder-sentence';
import { type SortLinks, sortsOf, sortTabs } from './finder-sorts';
import { figuresOf, type RankedView, type RowFigure, rankedView } from './ranked-view';
import { returnsOf } from './returns';
import {
  type AreaCount,
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

/** The results of a search. */
export interface FinderResults {
  /** The answer in one sentence or two. */
  readonly sentence: string;
  readonly total: number;
  /** "1 to 10 of 48"; empty where nothing matches. */
  readonly shown: string;
  readonly programs: readonly RankedView[];
  /** Links that choose them for a comparison, by id. */
  readonly picks: ReadonlyMap<string, PickLink>;
  /** Figures of each row. */
  readonly figures: readonly RowFigure[];
  /** What the words of the search were read as; null where they were not read as something else. */
  readonly readAs: string | null;
  /** Searches for names that may be meant. */
  readonly meant: readonly MeantName[];
  /** Smaller and larger radii around the place of the search. */
  readonly radii: readonly SearchLink[];
  /** Whether they may lead to different credentials. */
  readonly mixed: boolean;
  /** Programs that would match but for something that is not known of them, and the list with them in it. */
  readonly leftOut: readonly LeftOutView[];
  /** Schools of the place that award a BSN and may teach RNs too, with the list of them; null where there are none. */
  readonly also: AlsoAwardView | null;
  /** What such programs cost and pay, where the list is of one type in one state; else null. */
  readonly returns: ReturnLink | null;
  /** Schools that teach online in most states, beside the list. */
  readonly online: readonly { readonly label: string; readonly href: string }[];
  /** Whether programs of which too little is measured are shown below the others. */
  readonly splits: boolean;
  /** Where nothing matches: searches that would find something. */
  readonly loosen: readonly { readonly label: string; readonly href: string }[];
  /** What a reader must know before the results, in sentences. */
  readonly notes: readonly string[];
  /** What a reader must know beside them. */
  readonly listNotes: readonly string[];
  /** That no row has a pass rate, and who publishes them; null where one has. */
  readonly missingRates: MissingRates | null;
  readonly caveats: readonly Caveat[];
  /** The same results as cards and as a table. */
  readonly views: readonly { readonly href: string; readonly label: string }[];
  /** Address of the view that is shown. */
  readonly currentView: string;
  readonly sorts: SortLinks;
  /** The orders that are offered above the list. */
  readonly sortTabs: readonly SearchLink[];
  /** Address of the order that is shown. */
  readonly currentSort: string;
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
  /** Searches for the places that a refused one may mean. */
  readonly meant: readonly SearchLink[];
  /** Programs chosen for a comparison. */
  readonly tray: CompareTray;
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
  readonly find: Finder['find'];
}

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

/** "BSN programs in Ohio"; null where neither is chosen. */
function subjectOf(inputs: FinderInputs, { place, read_as: readAs }: FinderAnswer): string | null {
  const { state, credential, near } = inputs;
  if (readAs !== null && (state ?? credential ?? near) === undefined) return capitalized(readAs);
  if (state === undefined && credential === undefined && place === null) return null;
  const where =
    place === null ? `in ${whereIn(inputs)}` : `near ${place.understood.replace(/^ZIP code /, '')}`;
  return `${capitalized(kindOf(credential))} programs ${where}`;
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

/** The answer to a search, as asked for and as understood. */
interface Answer {
  readonly inputs: FinderInputs;
  readonly understood: FinderInputs;
  readonly answer: FinderAnswer;
}

function resultsOf(
  { inputs, understood, answer }: Answer,
  view: ResultView,
  chosen: readonly ChosenProgram[],
  { catalogue, listed: counts, find }: FinderSource,
): FinderResults {
  const listed = isNarrowed(inputs) ? null : listedIn(counts, inputs);
  const hrefOf = (shownAs: ResultView) => pageHref(inputs, shownAs, chosen);
  const searchHref = (search: FinderInputs) => pageHref(search, view, chosen);
  const at = (cursor: string | undefined) => searchHref({ ...inputs, cursor });
  const kept = <W extends WayIn>(ways: readonly W[]) =>
    ways.map((way) => ({ ...way, href: withChosen(way.href, chosen) }));
  const notes = listNotes(answer);
  const sorts = sortsOf(inputs, searchHref);
  const programs = answer.results.map((facts) => rankedView(facts, catalogue.caveats));
  return {
    sentence: answerSentence(answer, understood, listed),
    total: answer.total,
    shown: shown(answer),
    mixed: onlyOf(understood.credential) === undefined,
    programs,
    picks: picksOf(
      answer.results.map((facts) => chosenProgram({ id: `${facts.slug}:${facts.credential}`, facts })),
      chosen,
      (some) => pageHref(inputs, view, some),
    ),
    figures: figuresOf(programs),
    readAs: answer.read_as,
    meant: namesMeant(answer, inputs, catalogue, searchHref),
    radii: radiusLinks(answer, inputs, find, searchHref),
    leftOut: leftOutOf(answer, understood, searchHref),
    also: alsoAward(answer, understood, searchHref),
    returns: returnsOf(understood.state ?? [], understood.credential ?? []),
    online: answer.national_online.map(({ slug, institution, state, degrees_a_year: degrees }) => ({
      label: `${institution}, ${areaName(state)}: ${count(degrees, 'BSN degree')} a year`,
      href: paths.institution(slug),
    })),
    splits: inputs.sort === 'outcomes',
    loosen: answer.loosen.map((looser) => ({
      label: `${looserInWords(looser)}: ${count(looser.total, 'program')}`,
      href: withChosen(withQuery(paths.programs, looser.query), chosen),
    })),
    notes: notes.top,
    listNotes: notes.below,
    missingRates: missingRates(answer, catalogue),
    caveats: answer.caveats,
    views: resultViews.map((one) => ({ href: hrefOf(one.view), label: one.label })),
    currentView: hrefOf(view),
    sorts,
    sortTabs: sortTabs(sorts, answer.place !== null),
    currentSort: sorts[inputs.sort].href,
    next: answer.next_cursor === null ? null : at(answer.next_cursor),
    first: inputs.cursor === undefined ? null : at(undefined),
    apiPath: withQuery(paths.programsApi, canonicalQuery(finderParameters, inputs)),
    states: listed ? kept(waysByState(inputs, listed)) : [],
    credentials: listed ? kept(waysByCredential(inputs, listed)) : [],
  };
}

type Answered = ({ readonly ok: true } & Answer) | { readonly ok: false; readonly problem: ParameterProblem };

/** Answers a search, from its start where its cursor belongs to another one, with a note that says so. */
function answered(inputs: FinderInputs, { find }: FinderSource): Answered {
  const found = find(inputs);
  if (found.ok) return { ...found, inputs };
  if (found.problem.parameter !== 'cursor') return found;
  const fromStart = { ...inputs, cursor: undefined };
  const again = find(fromStart);
  if (!again.ok) return again;
  const answer = { ...again.answer, notes: [LOST_PLACE, ...again.answer.notes] };
  return { ...again, inputs: fromStart, answer };
}

const problemOf = (found: Answered) => (found.ok ? undefined : found.problem);

/** What is wrong with a place beside other mistakes: a search that can be made finds it itself. */
function problemOfPlace({ near, state }: FinderFormReading['values'], { places }: Catalogue) {
  if (!near.ok || typeof near.value !== 'string') return undefined;
  const found = places.find(near.value, state.ok ? (state.value as FinderInputs['state']) : undefined);
  return found.ok ? undefined : { ...found, parameter: 'near' };
}

/** The finder's page for a query. */
export function finderPage(query: URLSearchParams, source: FinderSource): FinderPageView {
  const { form: read, values, parsed } = readFinderForm(query, source.listed);
  const found = parsed.ok ? answered(parsed.inputs, source) : parsed;
  const problem = parsed.ok ? problemOf(found) : problemOfPlace(values, source.catalogue);
  const form = problem === undefined ? read : withProblem(read, problem);
  const problems = problemsOf([...form.fields, ...form.more]);
  const view: ResultView = query.get(VIEW) === 'table' ? 'table' : 'cards';
  const chosen = chosenPrograms(query, source.catalogue);
  const { institutions } = source.catalogue;
  const trayWith = (hrefWith: (some: readonly ChosenProgram[]) => string) =>
    compareTray(chosen, hrefWith, { institutions, familyIncome: numberIn(values.family_income) });
  const kept = [...(view === 'cards' ? [] : [[VIEW, view] as const]), ...chosenPairs(chosen)];
  const common = { view, kept, problems };
  if (!found.ok) {
    const refused = { asked: true, subject: null, canonical: '', listed: false, results: null };
    const hrefOf = (search: FinderInputs) => pageHref(search, view, chosen);
    const meant = parsed.ok ? placesMeant(found.problem, parsed.inputs, hrefOf) : [];
    const tray = trayWith((some) => withChosen(`?${query}`, some));
    return { ...common, ...refused, meant, form: { ...form, chosen: '' }, tray };
  }
  const { inputs, answer } = found;
  const canonical = canonicalQuery(filters, inputs);
  return {
    ...common,
    asked: canonical !== '',
    meant: [],
    form: { ...form, chosen: chosenInWords(inputs) },
    subject: subjectOf(inputs, answer),
    canonical,
    listed:
      canonicalQuery(finderParameters, inputs) === canonical &&
      !isNarrowed(inputs) &&
      inputs.family_income === undefined,
    tray: trayWith((some) => pageHref(inputs, view, some)),
    results: resultsOf(found, view, chosen, source),
  };
}
