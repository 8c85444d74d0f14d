import { catalogueCredentials } from '../credentials';
import type { Program } from '../program';
import { unconfirmedTracks } from '../track';
import type { FinderInputs } from './parameters';
import { type Key, type Ranking, rankingOf, sortedPlaces } from './ranking';
import type { Sort } from './sort-names';

/** Negates a key, so that larger values come first. */
export const negative = (value: number | null | undefined) => (value == null ? null : -value);

export const price: Key = ({ facts }) => facts.tuition?.total ?? null;

/** Programs whose score is mostly unmeasured follow the others; those without a score come last. */
const thinLast: Key = ({ score, facts }) => (score === null ? null : Number(facts.evidence === 'thin'));

const keys: Readonly<Record<Sort, readonly Key[]>> = {
  outcomes: [thinLast, ({ score }) => negative(score)],
  earnings: [({ facts }) => negative(facts.graduate_earnings?.median)],
  debt: [({ facts }) => facts.median_debt?.amount ?? null],
  tuition: [price],
  name: [],
};

const surestFirst: Key = ({ facts }) => unconfirmedTracks.indexOf(facts.track);

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
    const all = sortedPlaces(programs, [surestFirst, ...by, byName]);
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
