import { areaName, type StateSlug } from '@/lib/places/states';
import { capitalized, count, possessive } from '@/lib/text/words';
import type { Catalogue } from '../program';
import type { Coverage } from './answer';
import { coverageOf, type Filter, type FilterCoverage } from './apply-filters';
import type { FilterName } from './parameters';
import type { ProgramSet } from './program-set';

/** What a filter asks about, as it is named in data and in a sentence. */
const facts: Readonly<Partial<Record<FilterName, readonly [fact: string, words: string]>>> = {
  control: ['control', 'who runs the school'],
  delivery: ['delivery', 'how they are taught'],
  max_tuition: ['tuition', 'the price of the whole program'],
  max_net_price: ['net_price', 'the price after grants'],
  kind: ['msn_kind', 'what most graduates do'],
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

function note({ filter, known, of }: FilterCoverage, words: string, after: string): string {
  const these = of === 1 ? 'this program' : `these ${count(of, 'program')}`;
  const had =
    known === 0 ? `We don’t know ${words} for ${these}.` : `We know ${words} for ${known} of ${these}.`;
  const said = filter === 'min_pass_rate' ? had.replace('know', 'have') : had;
  return `${said}${after}`;
}

/**
 * Returns, for each filter on a fact that is not known of all programs, of how many it is known, of those that meet
 * every other condition.
 *
 * @param state the only state of the search; undefined for none or several.
 */
export function coverage(
  searched: ProgramSet,
  filters: readonly Filter[],
  state: StateSlug | undefined,
  { boardAddresses }: Pick<Catalogue, 'boardAddresses'>,
): Coverage[] {
  return coverageOf(searched, filters).flatMap((one) => {
    const [fact, words] = facts[one.filter] ?? [];
    if (fact === undefined || words === undefined) return [];
    const { known, of } = one;
    return [{ fact, known, of, note: note(one, words, boardNote(one.filter, state, boardAddresses)) }];
  });
}
