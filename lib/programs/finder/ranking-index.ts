import { valueOrNull } from '@/lib/numbers/figure';
import { onlyOf } from '@/lib/parameters/declare';
import { catalogueCredentials } from '../credentials';
import { leastOfBand } from '../net-price';
import type { ListPlace, Program } from '../program';
import { isListedByDefault } from './listing';
import type { FinderInputs } from './parameters';
import { type Key, type Ranking, rankingOf, sortedPlaces } from './ranking';
import type { Sort } from './sort-names';

/** Negates a key, so that larger values come first. */
export const negative = (value: number | null | undefined) => (value == null ? null : -value);

export const price: Key = ({ facts }) => facts.tuition?.total ?? null;

export const netPriceKey =
  (familyIncome: number | undefined): Key =>
  (program) =>
    valueOrNull(program.netPrice(familyIncome))?.amount ?? null;

/** Programs with graduates first; what is closed comes last. */
const listPlaces: readonly ListPlace[] = ['ranked', 'without graduates', 'closed'];
const listPlace: Key = (program) => listPlaces.indexOf(program.listPlace);

/** Scores compare programs of one type: each type is a list of its own, in declared order. */
const byCredential: Key = ({ credential }) => catalogueCredentials.indexOf(credential);

const isCompared = ({ score, facts }: Program) => score !== null && facts.evidence !== 'thin';

/** Compared programs on a list first, then others that are compared; those of which too little is measured are last. */
const listedFirst: Key = (program) => (isCompared(program) ? Number(!isListedByDefault(program)) : null);

/** A score of which too little is measured orders nothing. */
const score: Key = (program) => (isCompared(program) ? negative(program.score?.total) : null);

/** Programs that have a score, but too little is measured to compare them, come before those that have none. */
const scored: Key = (program) => (program.score === null ? null : 0);

/** A value that is not of the program's own graduates leads no list. */
const ofOwn =
  (key: Key): Key =>
  (program) =>
    program.hasOwnPay ? key(program) : null;

/** An order that is known before a search: a distance is not. */
type FixedSort = Exclude<Sort, 'distance'>;

const keysBy = (familyIncome: number | undefined): Readonly<Record<FixedSort, readonly Key[]>> => ({
  outcomes: [byCredential, listPlace, listedFirst, score, scored],
  earnings: [listPlace, ofOwn(({ facts }) => negative(facts.graduate_earnings?.median))],
  debt: [listPlace, ofOwn(({ facts }) => facts.median_debt?.amount ?? null)],
  tuition: [listPlace, price],
  net_price: [listPlace, netPriceKey(familyIncome)],
  name: [listPlace],
});

/** Rankings of a catalogue: of all programs, and of each credential alone, so that a search skips the others. */
export interface Rankings {
  /** The ranking of a search; one by distance is `byDistance`. */
  of(inputs: FinderInputs): Ranking;
  /** The rank of each program by outcomes. */
  outcomes(): Uint32Array;
}

/**
 * Prepares rankings, each on first use.
 *
 * @param byName key that breaks ties.
 */
export function rankingIndex(programs: readonly Program[], byName: Key): Rankings {
  const size = programs.length;
  const rankings = new Map<string, Ranking>();
  const made = (name: string, make: () => Ranking) => {
    const ranking = rankings.get(name) ?? make();
    rankings.set(name, ranking);
    return ranking;
  };
  const all = (sort: FixedSort, familyIncome: number | undefined) =>
    made(`${sort} ${familyIncome}`, () =>
      rankingOf(size, sortedPlaces(programs, [...keysBy(familyIncome)[sort], byName])),
    );
  const outcomes = () => all('outcomes', undefined);

  return {
    of({ credential, family_income: income, sort }) {
      if (sort === 'distance') return outcomes();
      const band = sort === 'net_price' ? leastOfBand(income) : undefined;
      const ranking = all(sort, band);
      const only = onlyOf(credential);
      if (only === undefined) return ranking;
      const isOfOne = (place: number) => programs[place]?.credential === only;
      return made(`${sort} ${band} ${only}`, () => rankingOf(size, ranking.sequence.filter(isOfOne)));
    },
    outcomes: () => outcomes().rank,
  };
}
