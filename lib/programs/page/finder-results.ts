import { sum } from 'd3-array';
import type { ReturnLink } from '@/lib/calculators/nursing-roi/page/links';
import type { Source } from '@/lib/data/table';
import { bothAwardYears } from '@/lib/data/year-words';
import { formatCount } from '@/lib/numbers/format';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { onlyOf } from '@/lib/parameters/declare';
import { areaName } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { count } from '@/lib/text/words';
import type { Caveat, FinderAnswer } from '../finder/answer';
import type { Finder } from '../finder/finder';
import { type FinderInputs, filterNames, finderParameters, listParameters } from '../finder/parameters';
import type { Catalogue } from '../program';
import { type ChosenProgram, chosenPairs, chosenProgram } from './chosen-programs';
import { type PickLink, picksOf, withChosen } from './compare-tray';
import { looserInWords } from './finder-form';
import { type AlsoAwardView, alsoAward, type LeftOutView, leftOutOf } from './finder-left-out';
import { listNotes, type MeantName, type MissingRates, missingRates, namesMeant } from './finder-notes';
import { nextClosest, radiusLinks, type SearchLink } from './finder-place';
import { answerWords, shownInWords } from './finder-sentence';
import { type SortLinks, sortsOf, sortTabs } from './finder-sorts';
import { type RankedView, rankedView } from './ranked-view';
import { returnsOf } from './returns';
import { type RowFigure, rowCells, rowFigures } from './row-figures';
import { withSchoolNames } from './school-names';
import { figureSources } from './sources';
import {
  type AreaCount,
  areasIn,
  listedIn,
  type StateWay,
  type WayIn,
  waysByCredential,
  waysByState,
} from './ways-in';

/** How results are shown; the first is what the address without a word about it shows. */
export type ResultView = 'cards' | 'table';

/** The view that a page leads to from another. */
const otherViews = {
  cards: { view: 'table', label: 'Show this list as a table' },
  table: { view: 'cards', label: 'Show this list in short' },
} as const satisfies Record<ResultView, { readonly view: ResultView; readonly label: string }>;

export const VIEW = 'view';

/** The results of a search. */
export interface FinderResults {
  /** How many programs there are, and how close. */
  readonly verdict: string;
  /** What else to know first; empty where there is nothing. */
  readonly sentence: string;
  readonly total: number;
  /** "1 to 10 of 48"; empty where nothing matches. */
  readonly shown: string;
  readonly programs: readonly RankedView[];
  /** Links that choose them for a comparison, by id. */
  readonly picks: ReadonlyMap<string, PickLink>;
  /** Figures of each row, and where they come from. */
  readonly figures: readonly RowFigure[];
  readonly figureSources: readonly Source[];
  /** What the words of the search were read as; null where they were not read as something else. */
  readonly readAs: string | null;
  /** Searches for names that may be meant. */
  readonly meant: readonly MeantName[];
  /** Smaller and larger radii around the place of the search. */
  readonly radii: readonly SearchLink[];
  /** The program that is closest of those beyond the radius; null where the list goes on, or none is near. */
  readonly nextClosest: SearchLink | null;
  /** Whether they may be in different states. */
  readonly manyStates: boolean;
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
  /** The same results in the other view. */
  readonly otherView: SearchLink;
  /** The whole page as CSV. */
  readonly csvPath: string;
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

/** What the finder's page is made from. */
export interface FinderSource {
  readonly catalogue: Catalogue;
  /** Programs that are listed by default, counted by state and credential. */
  readonly listed: readonly AreaCount[];
  readonly find: Finder['find'];
  readonly schoolNamed: Finder['schoolNamed'];
}

/** Whether a filter besides state and credential narrows the list. */
export const isNarrowed = (inputs: FinderInputs) =>
  filterNames.some(
    (name) =>
      name !== 'state' &&
      name !== 'credential' &&
      inputs[name] !== undefined &&
      inputs[name] !== finderParameters[name].default,
  );

function shown({ total, results }: FinderAnswer): string {
  const [from, to] = [results[0]?.rank, results.at(-1)?.rank];
  if (from === undefined || to === undefined) return '';
  const range = from === to ? formatCount(from) : `${formatCount(from)} to ${formatCount(to)}`;
  return `${range} of ${formatCount(total)}`;
}

/** Returns the address of a page of the finder. */
export function pageHref(inputs: FinderInputs, view: ResultView, chosen: readonly ChosenProgram[]): string {
  const query = new URLSearchParams(canonicalQuery(finderParameters, inputs));
  if (view !== 'cards') query.set(VIEW, view);
  for (const [name, value] of chosenPairs(chosen)) query.append(name, value);
  return withQuery(paths.programs, query.toString());
}

/** The answer to a search, as asked for and as understood. */
export interface SearchResponse {
  readonly inputs: FinderInputs;
  readonly understood: FinderInputs;
  readonly answer: FinderAnswer;
}

/** Makes the results of a search. */
export function resultsOf(
  { inputs, understood, answer }: SearchResponse,
  view: ResultView,
  chosen: readonly ChosenProgram[],
  { catalogue, listed: counts, find }: FinderSource,
): FinderResults {
  const listed = isNarrowed(inputs) ? null : listedIn(counts, inputs);
  const inArea = sum(areasIn(counts, understood), (area) => area.programs);
  const searchHref = (search: FinderInputs) => pageHref(search, view, chosen);
  const at = (cursor: string | undefined) => searchHref({ ...inputs, cursor });
  const kept = <W extends WayIn>(ways: readonly W[]) =>
    ways.map((way) => ({ ...way, href: withChosen(way.href, chosen) }));
  const notes = listNotes(answer);
  const sorts = sortsOf(inputs, searchHref);
  const figures = rowFigures(answer.results, inputs);
  const cells = rowCells(answer.results, figures);
  const programs = answer.results.map((facts, row) => rankedView(facts, catalogue.caveats, cells[row] ?? []));
  const other = otherViews[view];
  return {
    ...answerWords(answer, understood, { isAll: listed !== null, inArea }),
    total: answer.total,
    shown: shown(answer),
    mixed: onlyOf(understood.credential) === undefined,
    programs,
    picks: picksOf(
      answer.results.map((facts) => chosenProgram({ id: `${facts.slug}:${facts.credential}`, facts })),
      chosen,
      (some) => pageHref(inputs, view, some),
    ),
    figures,
    figureSources: figureSources(
      answer.results,
      figures.map(({ id }) => id),
    ),
    readAs: answer.read_as,
    meant: namesMeant(answer, inputs, catalogue, searchHref),
    radii: radiusLinks(answer, inputs, find, searchHref),
    nextClosest: nextClosest(answer, inputs, find),
    manyStates: new Set(answer.results.map(({ state }) => state)).size > 1,
    leftOut: leftOutOf(answer, understood, searchHref),
    also: alsoAward(answer, understood, searchHref),
    returns: returnsOf(
      understood.state ?? answer.results.map(({ state }) => state),
      understood.credential ?? [],
    ),
    online: answer.national_online.map(({ slug, institution, state, degrees_a_year: degrees }) => ({
      label: `${institution}, ${areaName(state)}: ${count(degrees, 'BSN degree')} a year, the average of ${bothAwardYears}`,
      href: paths.institutionProgram(slug, 'RN_TO_BSN'),
    })),
    splits: inputs.sort === 'outcomes',
    loosen: answer.loosen.map((looser) => ({
      label: `${looserInWords(looser)}: ${count(looser.total, 'program')}`,
      href: withChosen(withQuery(paths.programs, looser.query), chosen),
    })),
    notes: notes.top.map((note) => withSchoolNames(note, catalogue.institutions)),
    listNotes: [...shownInWords(answer, listed), ...notes.below],
    missingRates: missingRates(answer, catalogue),
    caveats: answer.caveats,
    otherView: { href: pageHref(inputs, other.view, chosen), label: other.label },
    csvPath: withQuery(paths.programsCsv, canonicalQuery(listParameters, inputs)),
    sorts,
    sortTabs: sortTabs(sorts, figures, answer.place !== null),
    currentSort: sorts[inputs.sort].href,
    next: answer.next_cursor === null ? null : at(answer.next_cursor),
    first: inputs.cursor === undefined ? null : at(undefined),
    apiPath: withQuery(paths.programsApi, canonicalQuery(finderParameters, inputs)),
    states: listed ? kept(waysByState(inputs, listed)) : [],
    credentials: listed ? kept(waysByCredential(inputs, listed)) : [],
  };
}
