import { ascending, group } from 'd3-array';
import { catalogueCredentials } from '../credentials';
import type { Catalogue, Program } from '../program';
import { isAboutTheSame } from '../score/bands';
import type { FinderAnswer, Found, LeftOut, LooserSearch } from './answer';
import { applyFilters } from './apply-filters';
import { comparedBy } from './compared-by';
import { completionPrograms } from './completion-programs';
import { cursorAfter, idBefore } from './cursor';
import { type Conditions, filterIndex } from './filters';
import { isOpen } from './listing';
import { firstPageQuery, looserSearches } from './looser-searches';
import { nextPage } from './next-page';
import { caveatsOf, notesOf } from './notes';
import { type FilterName, type FinderInputs, finderParameters } from './parameters';
import { countAll, intersectionOf, type ProgramSet, setOfAll, setWhere } from './program-set';
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

/** Whether two programs' scores are about the same; null where either is not compared, or they are of two types. */
function sameScore(a: Program, b: Program): boolean | null {
  const isCompared = ({ facts }: Program) => facts.band !== null;
  if (!a.score || !b.score || a.credential !== b.credential || !isCompared(a) || !isCompared(b)) return null;
  return isAboutTheSame(a.score, b.score);
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
  const open = setWhere(programs, isOpen);
  const closed = setWhere(programs, (program) => !isOpen(program));
  const completion = completionPrograms(programs, catalogue);
  const deliveryKnown = programs.filter(({ facts }) => facts.delivery !== null).length;

  /** A closed school is found by its name alone. */
  const searched = ({ query }: FinderInputs) => (query === undefined ? open : everything);

  /** Programs of a set that meet every condition of a search for their credential. */
  function among(set: ProgramSet, inputs: FinderInputs, credential: FinderInputs['credential']): ProgramSet {
    const ofCredential = conditionsOf({ ...inputs, credential });
    return applyFilters(intersectionOf(set, open), ofCredential.filters).programs;
  }

  /** Programs that a reader may look for in this list, and why they are not in it. */
  function notListed(inputs: FinderInputs, { filters }: Conditions): LeftOut[] {
    const { credential, query } = inputs;
    const entry = (filter: LeftOut['filter'], reason: string, count: number): LeftOut[] =>
      count === 0 ? [] : [{ filter, reason, count }];
    const gone = query === undefined ? applyFilters(closed, filters).total : 0;
    const forRns = credential === 'BSN' ? countAll(among(completion.forRnsOnly, inputs, 'RN_TO_BSN')) : 0;
    const unconfirmed =
      credential === 'RN_TO_BSN' ? countAll(among(completion.unconfirmed, inputs, 'BSN')) : 0;
    return [
      ...entry('credential', 'Their BSN is for people who are RNs already: ask for RN_TO_BSN.', forRns),
      ...entry(
        'credential',
        'They award a BSN; an RN-to-BSN program is not confirmed: ask for BSN.',
        unconfirmed,
      ),
      ...entry(null, 'Their school has closed, is closing or has merged: it is found by its name.', gone),
    ];
  }

  function loosen(inputs: FinderInputs, { filters }: Conditions): LooserSearch[] {
    if (inputs.credential === 'RN_TO_MSN') {
      const msn = { ...inputs, credential: 'MSN' as const };
      const { total } = applyFilters(searched(msn), conditionsOf(msn).filters);
      const change = 'Ask for credential=MSN.';
      if (total > 0) return [{ filters: ['credential'], change, query: firstPageQuery(msn), total }];
    }
    const suggestion = inputs.query === undefined ? undefined : suggestionFor(inputs.query);
    if (suggestion) {
      const suggested = { ...inputs, ...suggestion };
      const { total } = applyFilters(searched(suggested), conditionsOf(suggested).filters);
      const change = `Ask for ${conditionText(suggestion)} in the place of this query.`;
      const filters: FilterName[] = ['query', 'credential', ...(suggestion.state ? ['state' as const] : [])];
      if (total > 0) return [{ filters, change, query: firstPageQuery(suggested), total }];
    }
    return looserSearches(searched, filters, inputs);
  }

  function find(inputs: FinderInputs): Found {
    const after =
      inputs.cursor === undefined ? undefined : placeOf.get(idBefore(inputs.cursor, inputs) ?? '');
    if (inputs.cursor !== undefined && after === undefined) return invalidCursor();
    const conditions = conditionsOf(inputs);
    const matching = applyFilters(searched(inputs), conditions.filters);
    const { total } = matching;
    const { places, before } = nextPage(rankingOf(inputs), matching, inputs.limit, after);
    const shown = places.flatMap((place) => programs[place] ?? []);
    const last = shown.at(-1);
    const [first] = shown;
    const isCompletion = inputs.credential === 'RN_TO_BSN';
    const answer: FinderAnswer = {
      query: inputs,
      total,
      results: shown.map((program, index) => ({
        rank: before + index + 1,
        same_as_first: first ? sameScore(first, program) : null,
        ...program.facts,
      })),
      left_out: [...matching.leftOut, ...notListed(inputs, conditions)],
      national_online: isCompletion ? [...completion.nationalOnline] : [],
      also_award_bsn: isCompletion
        ? completion.alsoAward(among(completion.unconfirmed, inputs, 'BSN'))
        : null,
      loosen: total === 0 ? loosen(inputs, conditions) : [],
      compared_by: comparedBy(inputs, shown) ?? null,
      notes: notesOf({
        inputs,
        names: conditions.names,
        shown,
        catalogued: size,
        deliveryKnown,
        leastListedShare,
      }),
      next_cursor: last && before + shown.length < total ? cursorAfter(last.id, inputs) : null,
      caveats: caveatsOf(shown, caveats),
    };
    return { ok: true, answer };
  }

  return { find };
}
