import { ascending, group } from 'd3-array';
import { catalogueCredentials } from '../credentials';
import type { Catalogue, Program } from '../program';
import { isUnconfirmed } from '../track';
import type { FinderAnswer, Found, LooserSearch } from './answer';
import { allOf, bitsWhere, countBoth } from './bits';
import { cursorAfter, idBefore } from './cursor';
import { type Conditions, filterIndex } from './filters';
import { firstPageQuery, looserSearches } from './loosen';
import { match } from './match';
import { conditionText, meaningOf } from './meaning';
import { caveatsOf, notesOf } from './notes';
import { orderIndex } from './orders';
import { nextPage } from './page';
import { type FilterName, type FinderInputs, finderParameters } from './parameters';

/** The catalogue, ready to be searched. */
export interface Finder {
  /**
   * Searches. Sponsorship is not read: it moves nothing.
   *
   * @param inputs after reading: see `finderParameters`, and `toolParameters` for MCP.
   */
  find(inputs: FinderInputs): Found;
}

/** A cursor that is malformed, of another search, or after a program that is gone. */
function strayCursor(): Found {
  const { allowedValues } = finderParameters.cursor;
  const message = `cursor must be ${allowedValues.join(', ')}.`;
  return { ok: false, problem: { parameter: 'cursor', message, allowedValues } };
}

/**
 * The programs in the order of their places: those that are often asked for together lie together, so that most sets
 * are empty but for a small part.
 */
function placed(programs: readonly Program[]): Program[] {
  const area = ({ credential, facts }: Program) =>
    `${catalogueCredentials.indexOf(credential)} ${facts.state}`;
  return [...group(programs, area)].sort(([a], [b]) => ascending(a, b)).flatMap(([, ofArea]) => ofArea);
}

/** Prepares a catalogue for searching: once, for it takes as long as some thousand searches. */
export function finderIndex(catalogue: Catalogue): Finder {
  const { caveats, leastListedShare } = catalogue;
  const programs = placed(catalogue.programs);
  const byName = new Map(catalogue.programs.map((program, position) => [program, position]));
  const size = programs.length;
  const everything = allOf(size);
  const placeOf = new Map(programs.map(({ id }, place) => [id, place]));
  const conditionsOf = filterIndex(programs);
  const orderOf = orderIndex(programs, (program) => byName.get(program) ?? null);
  const oldResults = bitsWhere(programs, ({ facts }) => facts.pass_rate?.recent === false);
  const unconfirmed = bitsWhere(programs, ({ facts }) => isUnconfirmed(facts));
  const deliveryKnown = programs.filter(({ facts }) => facts.delivery !== null).length;

  function loosen(inputs: FinderInputs, { filters }: Conditions): LooserSearch[] {
    if (inputs.credential === 'RN_TO_MSN') {
      const msn = { ...inputs, credential: 'MSN' as const };
      const { total } = match(everything, conditionsOf(msn).filters);
      const change = 'Ask for credential=MSN.';
      if (total > 0) return [{ filters: ['credential'], change, query: firstPageQuery(msn), total }];
    }
    const meant = inputs.query === undefined ? undefined : meaningOf(inputs.query);
    if (meant) {
      const asked = { ...inputs, ...meant };
      const { total } = match(everything, conditionsOf(asked).filters);
      const change = `Ask for ${conditionText(meant)} in the place of this query.`;
      const filters: FilterName[] = ['query', 'credential', ...(meant.state ? ['state' as const] : [])];
      if (total > 0) return [{ filters, change, query: firstPageQuery(asked), total }];
    }
    return looserSearches(everything, filters, inputs);
  }

  function find(inputs: FinderInputs): Found {
    const after =
      inputs.cursor === undefined ? undefined : placeOf.get(idBefore(inputs.cursor, inputs) ?? '');
    if (inputs.cursor !== undefined && after === undefined) return strayCursor();
    const conditions = conditionsOf(inputs);
    const matching = match(everything, conditions.filters);
    const { total } = matching;
    const { places, before } = nextPage(orderOf(inputs), matching, inputs.limit, after);
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
        oldResults: inputs.min_pass_rate === undefined ? 0 : countBoth(matching.programs, oldResults),
        unconfirmed: inputs.credential === undefined ? countBoth(matching.programs, unconfirmed) : 0,
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
