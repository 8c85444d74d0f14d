import { ascending, group } from 'd3-array';
import { catalogueCredentials } from '../credentials';
import type { Catalogue, Program } from '../program';
import { isUnconfirmed } from '../track';
import type { FinderAnswer, Found, LooserSearch } from './answer';
import { applyFilters } from './apply-filters';
import { cursorAfter, idBefore } from './cursor';
import { type Conditions, filterIndex } from './filters';
import { firstPageQuery, looserSearches } from './looser-searches';
import { nextPage } from './next-page';
import { caveatsOf, notesOf } from './notes';
import { type FilterName, type FinderInputs, finderParameters } from './parameters';
import { countIntersection, setOfAll, setWhere } from './program-set';
import { rankingIndex } from './ranking-index';
import { conditionText, suggestionFor } from './suggestion';

/** The catalogue, ready to be searched. */
export interface Finder {
  /**
   * Searches. Sponsorship is not read: it moves nothing.
   *
   * @param inputs after reading: see `finderParameters`, and `toolParameters` for MCP.
   */
  find(inputs: FinderInputs): Found;
}

/** Refuses a cursor that is malformed, of another search, or after a program that no longer exists. */
function invalidCursor(): Found {
  const { allowedValues } = finderParameters.cursor;
  const message = `cursor must be ${allowedValues.join(', ')}.`;
  return { ok: false, problem: { parameter: 'cursor', message, allowedValues } };
}

/** Sorts programs so that those of one credential and state are neighbors: most sets then are empty outside a small span. */
function sortByArea(programs: readonly Program[]): Program[] {
  const area = ({ credential, facts }: Program) =>
    `${catalogueCredentials.indexOf(credential)} ${facts.state}`;
  return [...group(programs, area)].sort(([a], [b]) => ascending(a, b)).flatMap(([, ofArea]) => ofArea);
}

/** Prepares a catalogue for searching. It takes as long as a thousand searches. */
export function finderIndex(catalogue: Catalogue): Finder {
  const { caveats, leastListedShare } = catalogue;
  const programs = sortByArea(catalogue.programs);
  const byName = new Map(catalogue.programs.map((program, position) => [program, position]));
  const size = programs.length;
  const everything = setOfAll(size);
  const placeOf = new Map(programs.map(({ id }, place) => [id, place]));
  const conditionsOf = filterIndex(programs);
  const rankingOf = rankingIndex(programs, (program) => byName.get(program) ?? null);
  const oldResults = setWhere(programs, ({ facts }) => facts.pass_rate?.recent === false);
  const unconfirmed = setWhere(programs, ({ facts }) => isUnconfirmed(facts));
  const deliveryKnown = programs.filter(({ facts }) => facts.delivery !== null).length;

  function loosen(inputs: FinderInputs, { filters }: Conditions): LooserSearch[] {
    if (inputs.credential === 'RN_TO_MSN') {
      const msn = { ...inputs, credential: 'MSN' as const };
      const { total } = applyFilters(everything, conditionsOf(msn).filters);
      const change = 'Ask for credential=MSN.';
      if (total > 0) return [{ filters: ['credential'], change, query: firstPageQuery(msn), total }];
    }
    const suggestion = inputs.query === undefined ? undefined : suggestionFor(inputs.query);
    if (suggestion) {
      const suggested = { ...inputs, ...suggestion };
      const { total } = applyFilters(everything, conditionsOf(suggested).filters);
      const change = `Ask for ${conditionText(suggestion)} in the place of this query.`;
      const filters: FilterName[] = ['query', 'credential', ...(suggestion.state ? ['state' as const] : [])];
      if (total > 0) return [{ filters, change, query: firstPageQuery(suggested), total }];
    }
    return looserSearches(everything, filters, inputs);
  }

  function find(inputs: FinderInputs): Found {
    const after =
      inputs.cursor === undefined ? undefined : placeOf.get(idBefore(inputs.cursor, inputs) ?? '');
    if (inputs.cursor !== undefined && after === undefined) return invalidCursor();
    const conditions = conditionsOf(inputs);
    const matching = applyFilters(everything, conditions.filters);
    const { total } = matching;
    const { places, before } = nextPage(rankingOf(inputs), matching, inputs.limit, after);
    const shown = places.flatMap((place) => programs[place] ?? []);
    const last = shown.at(-1);
    const answer: FinderAnswer = {
      query: inputs,
      total,
      results: shown.map(({ facts }, index) => ({ rank: before + index + 1, ...facts })),
      left_out: matching.leftOut,
      loosen: total === 0 ? loosen(inputs, conditions) : [],
      notes: notesOf({
        inputs,
        names: conditions.names,
        shown,
        catalogued: size,
        deliveryKnown,
        oldResults: inputs.min_pass_rate === undefined ? 0 : countIntersection(matching.programs, oldResults),
        unconfirmed: inputs.credential === undefined ? countIntersection(matching.programs, unconfirmed) : 0,
        total,
        leastListedShare,
      }),
      next_cursor: last && before + shown.length < total ? cursorAfter(last.id, inputs) : null,
      caveats: caveatsOf(shown, caveats),
    };
    return { ok: true, answer };
  }

  return { find };
}
