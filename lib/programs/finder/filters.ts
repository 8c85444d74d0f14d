import { bisectRight } from 'd3-array';
import type { Program } from '../program';
import { type Evidence, evidenceNames } from '../score/components';
import { condition, type Filter } from './apply-filters';
import { isListedByDefault, isOpen } from './listing';
import { type NameMatch, nameIndex } from './name-search';
import type { FilterName, FinderInputs } from './parameters';
import { placesBy, setOf, setWhere } from './program-set';
import { type Key, keysOf, rankingOf, sortedPlaces } from './ranking';
import { negative, price } from './ranking-index';

const levels = Object.keys(evidenceNames) as Evidence[];

/** Returns the levels of evidence that a program satisfies: its own and those below. */
const levelsOf = (evidence: Evidence | null) =>
  evidence === null ? [] : levels.slice(0, levels.indexOf(evidence) + 1);

const valuesIn = <T>(value: T | null): T[] => (value === null ? [] : [value]);

/** Negated, so that a minimum becomes a maximum. */
const passRate: Key = ({ facts }) => negative(facts.pass_rate?.rate_percent);

/** The filters of a search, and how its `query` was read. */
export interface Conditions {
  /** In declared order. */
  readonly filters: readonly Filter[];
  /** Undefined where the search has no `query`, or it finds nothing. */
  readonly names: NameMatch | undefined;
}

type FilterOf = (inputs: FinderInputs, names: NameMatch | undefined) => Filter | undefined;

/** Prepares every filter of a catalogue. */
export function filterIndex(programs: readonly Program[]): (inputs: FinderInputs) => Conditions {
  const size = programs.length;
  const nothing = setOf(size, []);
  const where = (holds: (program: Program) => boolean) => setWhere(programs, holds);

  /** @param reason why programs without a value are left out; absent where having none is an answer. */
  function having<F extends FilterName>(
    name: F,
    valuesOf: (program: Program) => readonly FinderInputs[F][],
    reason?: string,
  ): FilterOf {
    const unknown =
      reason === undefined ? undefined : { programs: where((one) => valuesOf(one).length === 0), reason };
    const filter = (places: readonly number[]) => condition(name, setOf(size, places), unknown);
    const filters = new Map(
      [...placesBy(programs, valuesOf)].map(([value, places]) => [value, filter(places)]),
    );
    const ofNone = filter([]);
    return ({ [name]: requested }) =>
      requested === undefined ? undefined : (filters.get(requested) ?? ofNone);
  }

  /** Matches programs whose key is at most that of the requested number; null is unknown. */
  function upTo(
    name: 'max_tuition' | 'min_pass_rate',
    key: Key,
    keyOf: (requested: number) => number,
    reason: string,
  ): FilterOf {
    const byPlace = keysOf(programs, key);
    const order = rankingOf(size, sortedPlaces(programs, [key]));
    const keys = Float64Array.from(order.sequence, (place) => byPlace[place] ?? 0);
    const unknown = { programs: where((program) => key(program) === null), reason };
    return ({ [name]: requested }) =>
      requested === undefined
        ? undefined
        : condition(name, order.first(bisectRight(keys, keyOf(requested))), unknown);
  }

  // A closed school is found by its name, whether or not a list still has it.
  const isUnlisted = (program: Program) => isOpen(program) && !isListedByDefault(program);
  const unlisted = (reason: string, holds: (program: Program) => boolean) => {
    const isOut = (program: Program) => isUnlisted(program) && holds(program);
    return condition(
      'include_without_accreditation',
      where((program) => !isOut(program)),
      { programs: where(isOut), reason },
    );
  };
  const hasGraduates = ({ listPlace }: Program) => listPlace !== 'without graduates';
  const accredited = [
    unlisted('No list that we read has the program as accredited.', hasGraduates),
    unlisted(
      'No graduates for two years, and no list that we read has the program as accredited.',
      (program) => !hasGraduates(program),
    ),
  ];
  const filters: readonly FilterOf[] = [
    having('state', ({ facts }) => [facts.state]),
    having('credential', ({ credential }) => [credential]),
    ({ query }, names) => (query === undefined ? undefined : condition('query', names?.programs ?? nothing)),
    having('control', ({ facts }) => valuesIn(facts.control), 'Who runs the school is not known.'),
    having('delivery', ({ facts }) => valuesIn(facts.delivery), 'How the program is taught is not known.'),
    having('accreditor', ({ accreditors }) => [...accreditors]),
    upTo('max_tuition', price, (most) => most, 'No price of the whole program is known.'),
    upTo('min_pass_rate', passRate, (least) => -least, 'No pass rate of the years 2021 to 2025 is known.'),
    having('min_evidence', ({ facts }) => levelsOf(facts.evidence), 'No score is made for the program.'),
  ];

  const findNames = nameIndex(programs);
  return (inputs) => {
    const names = inputs.query === undefined ? undefined : findNames(inputs.query);
    const asked = filters.flatMap((filterOf) => filterOf(inputs, names) ?? []);
    return { names, filters: inputs.include_without_accreditation ? asked : [...asked, ...accredited] };
  };
}
