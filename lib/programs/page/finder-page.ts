import { canonicalQuery } from '@/lib/parameters/canonical';
import { type FormProblem, type FormView, problemsOf } from '@/lib/parameters/form';
import type { ParameterProblem } from '@/lib/parameters/parse';
import { capitalized } from '@/lib/text/words';
import type { FinderAnswer } from '../finder/answer';
import { type FinderInputs, finderParameters } from '../finder/parameters';
import type { Catalogue } from '../program';
import { type ChosenProgram, chosenPairs, chosenPrograms } from './chosen-programs';
import { type CompareTray, compareTray, withChosen } from './compare-tray';
import { numberIn } from './comparison-query';
import { chosenInWords } from './finder-fields';
import { type FinderFormReading, readFinderForm, withProblem } from './finder-form';
import { LOST_PLACE } from './finder-notes';
import { placeInHeading, placesMeant, type SearchLink } from './finder-place';
import {
  type FinderResults,
  type FinderSource,
  isNarrowed,
  pageHref,
  type ResultView,
  resultsOf,
  type SearchResponse,
  VIEW,
} from './finder-results';
import { kindOf, whereIn } from './finder-sentence';
import { withSchoolNames, withSingleSchools } from './school-names';

const { cursor: _cursor, limit: _limit, sort: _sort, ...filters } = finderParameters;

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

/** "BSN programs in Ohio"; null where neither is chosen. */
function subjectOf(inputs: FinderInputs, { place, read_as: readAs }: FinderAnswer): string | null {
  const { state, credential, near } = inputs;
  if (readAs !== null && (state ?? credential ?? near) === undefined) return capitalized(readAs);
  if (state === undefined && credential === undefined && place === null) return null;
  const where = place === null ? `in ${whereIn(inputs)}` : `near ${placeInHeading(place.understood)}`;
  return `${capitalized(kindOf(credential))} programs ${where}`;
}

type Found =
  | ({ readonly ok: true } & SearchResponse)
  | { readonly ok: false; readonly problem: ParameterProblem };

/** Answers a search, from its start where its cursor belongs to another one, with a note that says so. */
function answered(inputs: FinderInputs, { find }: FinderSource): Found {
  const found = find(inputs);
  if (found.ok) return { ...found, inputs };
  if (found.problem.parameter !== 'cursor') return found;
  const fromStart = { ...inputs, cursor: undefined };
  const again = find(fromStart);
  if (!again.ok) return again;
  const answer = { ...again.answer, notes: [LOST_PLACE, ...again.answer.notes] };
  return { ...again, inputs: fromStart, answer };
}

const problemOf = (found: Found) => (found.ok ? undefined : found.problem);

/** What is wrong with a place beside other mistakes: a search that can be made finds it itself. */
function problemOfPlace({ near, state }: FinderFormReading['values'], { places }: Catalogue) {
  if (!near.ok || typeof near.value !== 'string') return undefined;
  const found = places.find(near.value, state.ok ? (state.value as FinderInputs['state']) : undefined);
  return found.ok ? undefined : { ...found, parameter: 'near' };
}

/** The finder's page for a query. */
export function finderPage(asked: URLSearchParams, source: FinderSource): FinderPageView {
  const query = withSingleSchools(asked, source.schoolNamed);
  const { form: read, values, parsed } = readFinderForm(query, source.listed);
  const found = parsed.ok ? answered(parsed.inputs, source) : parsed;
  const problem = parsed.ok ? problemOf(found) : problemOfPlace(values, source.catalogue);
  const { institutions } = source.catalogue;
  const form =
    problem === undefined
      ? read
      : withProblem(read, { ...problem, message: withSchoolNames(problem.message, institutions) });
  const problems = problemsOf([...form.fields, ...form.more]);
  const view: ResultView = query.get(VIEW) === 'table' ? 'table' : 'cards';
  const chosen = chosenPrograms(query, source.catalogue);
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
