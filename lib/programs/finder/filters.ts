import { bisectRight } from 'd3-array';
import { countedYears } from '@/lib/data/year-words';
import { leastOfBand } from '../net-price';
import type { Program } from '../program';
import { type Evidence, evidenceNames } from '../score/components';
import { condition, type Filter } from './apply-filters';
import { isListedByDefault, isOpen } from './listing';
import { type Meaning, namedFilter } from './meaning';
import { type FilterName, type FinderInputs, isKind } from './parameters';
import { placesBy, setOf, setWhere } from './program-set';
import { type Key, keysOf, rankingOf, sortedPlaces } from './ranking';
import { negative, netPriceKey, price } from './ranking-index';

const levels = Object.keys(evidenceNames) as Evidence[];

/** Returns the levels of evidence that a program satisfies: its own and those below. */
const levelsOf = (evidence: Evidence | null) =>
  evidence === null ? [] : levels.slice(0, levels.indexOf(evidence) + 1);

const valuesIn = <T>(value: T | null): T[] => (value === null ? [] : [value]);

/** Negated, so that a minimum becomes a maximum. */
const passRate: Key = ({ facts }) => negative(facts.pass_rate?.rate_percent);

/** Whether a program is of a type that has kinds: others have none to know. */
const hasKind = ({ credential }: Program) => credential === 'MSN' || credential === 'DNP';
const isKindKnown = ({ facts: { msn_kind: kind } }: Program) => kind !== null && kind !== 'mixed';

/** Whether a search asks for a place or a school: then it wants all that is there, and what is on no list is marked. */
const wantsAllThere = ({ near, schools, reading }: Meaning): boolean =>
  near !== undefined || schools !== undefined || reading?.namesASchool === true;

type FilterOf = (inputs: FinderInputs, meaning: Meaning) => Filter | undefined;

/** The values that one input asks for: those of a list, or itself. */
type Requested<T> = T extends readonly (infer One)[] ? One : T;

/** Prepares every filter of a catalogue: returns those of a search, in declared order. */
export function filterIndex(
  programs: readonly Program[],
): (inputs: FinderInputs, meaning: Meaning) => readonly Filter[] {
  const size = programs.length;
  const where = (holds: (program: Program) => boolean) => setWhere(programs, holds);

  /**
   * @param reason why programs without a value are left out; absent where having none is an answer.
   * @param isUnknown tests whether a program may have a value that is not known.
   * @param canHave tests whether a program can have a value at all; absent where every one can.
   */
  function having<F extends FilterName>(
    name: F,
    valuesOf: (program: Program) => readonly Requested<NonNullable<FinderInputs[F]>>[],
    reason?: string,
    isUnknown = (program: Program) => valuesOf(program).length === 0,
    canHave?: (program: Program) => boolean,
  ): FilterOf {
    type Wanted = Requested<NonNullable<FinderInputs[F]>>;
    const among = canHave && { among: where(canHave) };
    const unknown = reason === undefined ? undefined : { programs: where(isUnknown), reason, ...among };
    const filter = (places: readonly number[]) => condition(name, setOf(size, places), unknown);
    const placesOf = placesBy<Program, Wanted>(programs, valuesOf);
    const ofOne = new Map([...placesOf].map(([value, places]) => [value, filter(places)]));
    const ofNone = filter([]);
    return ({ [name]: requested }) => {
      if (requested === undefined) return undefined;
      const values = (Array.isArray(requested) ? requested : [requested]) as Wanted[];
      const [value] = values;
      if (value !== undefined && values.length === 1) return ofOne.get(value) ?? ofNone;
      return filter(values.flatMap((one) => placesOf.get(one) ?? []));
    };
  }

  /** Matches programs whose key is at most that of the requested number; null is unknown. */
  function upTo(
    name: 'max_tuition' | 'max_net_price' | 'min_pass_rate',
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

  /** A price after grants depends on the band of the family's income: each band has its own order. */
  const netPriceFilters = new Map<number | undefined, FilterOf>();
  const netPriceFilter: FilterOf = (inputs, meaning) => {
    if (inputs.max_net_price === undefined) return undefined;
    const band = leastOfBand(inputs.family_income);
    const ofBand =
      netPriceFilters.get(band) ??
      upTo('max_net_price', netPriceKey(band), (most) => most, 'No price after grants is known.');
    netPriceFilters.set(band, ofBand);
    return ofBand(inputs, meaning);
  };

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
    unlisted('We found no accreditation of the program.', hasGraduates),
    unlisted(
      'No graduates for two years, and we found no accreditation of the program.',
      (program) => !hasGraduates(program),
    ),
  ];
  const filters: readonly FilterOf[] = [
    having('state', ({ facts }) => [facts.state]),
    having('credential', ({ credential }) => [credential]),
    (_, { near }) => near?.filter,
    (_, meaning) => namedFilter(meaning),
    (_, { schools }) => schools?.filter,
    having('control', ({ facts }) => valuesIn(facts.control), 'Who runs the school is not known.'),
    having('delivery', ({ facts }) => valuesIn(facts.delivery), 'How the program is taught is not known.'),
    having('accreditor', ({ accreditors }) => [...accreditors]),
    upTo('max_tuition', price, (most) => most, 'No price of the whole program is known.'),
    netPriceFilter,
    having(
      'kind',
      ({ facts }) => (isKind(facts.msn_kind) ? [facts.msn_kind] : []),
      'What most of their graduates do is not known.',
      (program) => hasKind(program) && !isKindKnown(program),
      hasKind,
    ),
    upTo('min_pass_rate', passRate, (least) => -least, `No pass rate of the years ${countedYears} is known.`),
    having('min_evidence', ({ facts }) => levelsOf(facts.evidence), 'No score is made for the program.'),
  ];

  return (inputs, meaning) => {
    const asked = filters.flatMap((filterOf) => filterOf(inputs, meaning) ?? []);
    const all = inputs.include_without_accreditation || wantsAllThere(meaning);
    return all ? asked : [...asked, ...accredited];
  };
}
