import { catalogueCredentials } from '../credentials';
import type { ListPlace, Program } from '../program';
import { isListedByDefault } from './listing';
import type { FinderInputs } from './parameters';
import { type Key, type Ranking, rankingOf, sortedPlaces } from './ranking';
import type { Sort } from './sort-names';

/** Negates a key, so that larger values come first. */
export const negative = (value: number | null | undefined) => (value == null ? null : -value);

export const price: Key = ({ facts }) => facts.tuition?.total ?? null;

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

const keys: Readonly<Record<Sort, readonly Key[]>> = {
  outcomes: [byCredential, listPlace, listedFirst, score, scored],
  earnings: [listPlace, ofOwn(({ facts }) => negative(facts.graduate_earnings?.median))],
  debt: [listPlace, ofOwn(({ facts }) => facts.median_debt?.amount ?? null)],
  tuition: [listPlace, price],
  name: [listPlace],
};

/**
 * Prepares the rankings of a catalogue by each sort: of all programs, and of each credential alone, so that a search
 * for one credential skips the others.
 *
 * @param byName key that breaks ties.
 */
export function rankingIndex(programs: readonly Program[], byName: Key): (inputs: FinderInputs) => Ranking {
  const size = programs.length;
  const rankings = new Map<string, Ranking>();
  for (const [sort, by] of Object.entries(keys)) {
    const all = sortedPlaces(programs, [...by, byName]);
    rankings.set(sort, rankingOf(size, all));
    for (const one of catalogueCredentials) {
      const ofOne = all.filter((place) => programs[place]?.credential === one);
      rankings.set(`${sort} ${one}`, rankingOf(size, ofOne));
    }
  }
  return ({ credential, sort }) => {
    const ranking = rankings.get(`${sort} ${credential}`) ?? rankings.get(sort);
    if (!ranking) throw new Error(`There is no sort called ${sort}`);
    return ranking;
  };
}
