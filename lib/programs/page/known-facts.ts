import { sum } from 'd3-array';
import { isMissing } from '@/lib/numbers/figure';
import { isOwn } from '@/lib/text/own-member';
import type { Program } from '../program';
import type { FieldName } from './finder-fields';
import type { AreaCount } from './ways-in';

/** For each filter on a fact that is not known of every program: whether a program has it. */
const tests = {
  control: ({ facts }) => facts.control !== null,
  delivery: ({ facts }) => facts.delivery !== null,
  max_tuition: ({ facts }) => facts.tuition?.total != null,
  max_net_price: ({ netPrice }) => !isMissing(netPrice(undefined)),
  kind: ({ facts: { msn_kind: kind } }) => kind !== null && kind !== 'mixed',
  min_pass_rate: ({ facts }) => facts.pass_rate !== null,
  min_evidence: ({ facts }) => facts.evidence !== null,
} as const satisfies Partial<Record<FieldName, (program: Program) => boolean>>;

/** A filter on a fact that may be unknown. */
export type FactFilter = keyof typeof tests;
/** Of how many programs each fact is known. */
export type KnownFacts = Readonly<Record<FactFilter, number>>;

export const factFilters = Object.keys(tests) as FactFilter[];
const isFactFilter = (name: FieldName): name is FactFilter => isOwn(tests, name);

/** Counts of how many programs each fact is known. */
export function knownFacts(programs: readonly Program[]): KnownFacts {
  const counts = factFilters.map((name) => [name, programs.filter(tests[name]).length]);
  return Object.fromEntries(counts) as KnownFacts;
}

/**
 * Tests whether a form offers a filter: one on a fact that is known of under half of the programs of a search's states and
 * program types would leave most of them out for what is not known.
 *
 * @param counts of the areas that a search covers.
 */
export function isOffered(name: FieldName, counts: readonly AreaCount[]): boolean {
  if (!isFactFilter(name)) return true;
  return 2 * sum(counts, ({ known }) => known[name]) >= sum(counts, ({ programs }) => programs);
}
