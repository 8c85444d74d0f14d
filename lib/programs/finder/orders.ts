import { catalogueCredentials } from '../credentials';
import type { Program } from '../program';
import { unconfirmedTracks } from '../track';
import { type Key, type Order, orderOf, sortedPlaces } from './order';
import type { FinderInputs } from './parameters';
import type { Sort } from './sort';

/** Turns a key around: larger values first. */
export const negative = (value: number | null | undefined) => (value == null ? null : -value);

export const price: Key = ({ facts }) => facts.tuition?.total ?? null;

/** Programs whose score is mostly unmeasured stand after the others; those without a score come last. */
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
 * Prepares every order of a catalogue: of all programs, and of those of each credential, so that a search for one
 * credential does not pass by the others.
 *
 * @param byName what breaks ties.
 */
export function orderIndex(programs: readonly Program[], byName: Key): (inputs: FinderInputs) => Order {
  const size = programs.length;
  const orders = new Map<string, Order>();
  for (const [sort, by] of Object.entries(keys)) {
    const all = sortedPlaces(programs, [surestFirst, ...by, byName]);
    orders.set(sort, orderOf(size, all));
    for (const one of catalogueCredentials) {
      const ofOne = all.filter((place) => programs[place]?.credential === one);
      orders.set(`${sort} ${one}`, orderOf(size, ofOne));
    }
  }
  return ({ credential, sort }) => {
    const order = orders.get(`${sort} ${credential}`) ?? orders.get(sort);
    if (!order) throw new Error(`There is no order called ${sort}`);
    return order;
  };
}
