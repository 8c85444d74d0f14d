import { areaName, type StateSlug } from '@/lib/places/states';
import { capitalized, count, possessive } from '@/lib/text/words';
import type { Catalogue } from '../program';
import type { Coverage } from './answer';
import { coverageOf, type Filter, type FilterCoverage } from './apply-filters';
import type { FilterName, FinderInputs } from './parameters';
import type { ProgramSet } from './program-set';

/** What a filter asks about, as it is named in data and in a sentence, and which programs can have it where not all can. */
const facts: Readonly<Partial<Record<FilterName, readonly [fact: string, words: string, program?: string]>>> =
  {
    control: ['control', 'who runs the school'],
    delivery: ['delivery', 'how they are taught'],
    max_tuition: ['tuition', 'the price of the whole program'],
    max_net_price: ['net_price', 'the price after grants'],
    kind: ['msn_kind', 'what most graduates do', 'MSN or DNP program'],
    min_pass_rate: ['pass_rate', 'pass rates'],
    min_evidence: ['evidence', 'how much of a score is measured'],
  };

/** Says where the board of the one state publishes pass rates. */
function boardNote(filter: FilterName, state: StateSlug | undefined, boards: Catalogue['boardAddresses']) {
  if (filter !== 'min_pass_rate' || state === undefined) return '';
  const address = boards.get(state);
  const board = `${capitalized(possessive(areaName(state)))} board of nursing`;
  return address === undefined ? ` Ask ${board}.` : ` ${board} publishes them at ${address}`;
}

function note({ filter, known, of }: FilterCoverage, words: string, program: string, after: string): string {
  const these = of === 1 ? `this ${program}` : `these ${count(of, program)}`;
  const had =
    known === 0 ? `We don’t know ${words} for ${these}.` : `We know ${words} for ${known} of ${these}.`;
  const said = filter === 'min_pass_rate' ? had.replace('know', 'have') : had;
  return `${said}${after}`;
}

/** Says of how many programs the fact of a filter is known; nothing for a filter that asks about none. */
function described(
  one: FilterCoverage,
  state: StateSlug | undefined,
  { boardAddresses }: Pick<Catalogue, 'boardAddresses'>,
): Coverage[] {
  const [fact, words, program = 'program'] = facts[one.filter] ?? [];
  if (fact === undefined || words === undefined) return [];
  const { known, of } = one;
  return [{ fact, known, of, note: note(one, words, program, boardNote(one.filter, state, boardAddresses)) }];
}

/**
 * Returns, for each filter on a fact that is not known of all programs, of how many it is known, of those that meet
 * every other condition and can have it.
 *
 * @param state the only state of the search; undefined for none or several.
 */
export function coverage(
  searched: ProgramSet,
  filters: readonly Filter[],
  state: StateSlug | undefined,
  catalogue: Pick<Catalogue, 'boardAddresses'>,
): Coverage[] {
  return coverageOf(searched, filters).flatMap((one) => described(one, state, catalogue));
}

/** What asks about a fact: its coverage is the same whatever the value. */
const asking: Readonly<Record<string, Partial<FinderInputs>>> = {
  delivery: { delivery: 'online' },
  control: { control: 'public' },
  max_tuition: { max_tuition: 0 },
  min_pass_rate: { min_pass_rate: 0 },
};

/**
 * Returns what to say of a parameter that would leave all programs out, because its fact is known of none that meet the
 * other conditions; undefined for another.
 *
 * @param parameter as words of a query are answered by: "delivery=online".
 * @param filtersOf returns the conditions of a search with more inputs.
 */
export function knownOfNone(
  parameter: string,
  searched: ProgramSet,
  filtersOf: (more: Partial<FinderInputs>) => readonly Filter[],
  state: StateSlug | undefined,
  catalogue: Pick<Catalogue, 'boardAddresses'>,
): string | undefined {
  const [name = ''] = parameter.split('=');
  const more = asking[name];
  if (!more) return undefined;
  const none = coverageOf(searched, filtersOf(more)).filter(
    ({ filter, known }) => filter === name && known === 0,
  );
  return none.flatMap((one) => described(one, state, catalogue))[0]?.note;
}
