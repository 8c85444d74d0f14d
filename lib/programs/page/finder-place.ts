import type { ParameterProblem } from '@/lib/parameters/parse';
import { nearAllowed } from '@/lib/places/near/refusals';
import { stateMeantBy } from '@/lib/places/state-meant';
import { areaName } from '@/lib/places/states';
import { paths } from '@/lib/site/urls';
import { count } from '@/lib/text/words';
import type { FinderAnswer } from '../finder/answer';
import type { Finder } from '../finder/finder';
import { type FinderInputs, finderParameters, MAX_RESULTS } from '../finder/parameters';

/** A search that a page offers. */
export interface SearchLink {
  readonly label: string;
  readonly href: string;
}

type HrefOf = (search: FinderInputs) => string;

/** Radii that a page offers, in miles. */
const OFFERED_RADII = [10, 25, 50, 100, 250, 500];

/** Places that a page offers for one that is not known, or that several states have. */
const MAX_OFFERED_PLACES = 6;

/** Radius of a search near a place that names none, in miles. */
export const usualRadius = finderParameters.radius_miles.defaultWith?.near ?? 0;

/** The radius of a search, in miles: one whose place is in its words may name none. */
export const radiusOf = ({ radius_miles: miles }: FinderInputs): number => miles ?? usualRadius;

/** Returns the next smaller radius that has fewer programs but some, and the next larger one that has more. */
export function radiusLinks(
  { place, total }: FinderAnswer,
  inputs: FinderInputs,
  find: Finder['find'],
  hrefOf: HrefOf,
): SearchLink[] {
  if (place === null || total === 0) return [];
  const within = (miles: number) => {
    const search = { ...inputs, radius_miles: miles, cursor: undefined };
    const found = find({ ...search, limit: 1 });
    return { miles, total: found.ok ? found.answer.total : 0, href: hrefOf(search) };
  };
  const radius = radiusOf(inputs);
  const smaller = OFFERED_RADII.filter((miles) => miles < radius).toReversed();
  const larger = OFFERED_RADII.filter((miles) => miles > radius);
  const first = (radii: readonly number[], holds: (total: number) => boolean) => {
    for (const miles of radii) {
      const found = within(miles);
      if (holds(found.total)) return [found];
    }
    return [];
  };
  return [
    ...first(smaller, (fewer) => fewer > 0 && fewer < total),
    ...first(larger, (more) => more > total),
  ].map(({ miles, total: programs, href }) => ({
    label: `Within ${count(miles, 'mile')}: ${count(programs, 'program')}`,
    href,
  }));
}

/** Returns the program that is closest of those beyond the radius; null where the list goes on, or none is near. */
export function nextClosest(
  { place, total, next_cursor: next }: FinderAnswer,
  inputs: FinderInputs,
  find: Finder['find'],
): SearchLink | null {
  if (place === null || next !== null || total >= MAX_RESULTS.json) return null;
  const radius = radiusOf(inputs);
  // The widest circle has hundreds of schools to sort, and the next one is seldom far.
  for (const miles of OFFERED_RADII.filter((one) => one > radius)) {
    const found = find({
      ...inputs,
      radius_miles: miles,
      sort: 'distance',
      cursor: undefined,
      limit: total + 1,
    });
    const beyond = found.ok
      ? found.answer.results.find(({ distance_miles: distance }) => (distance ?? 0) > radius)
      : undefined;
    if (beyond) {
      return {
        label: `${beyond.institution}, ${count(beyond.distance_miles ?? 0, 'mile')}`,
        href: paths.institutionProgram(beyond.slug, beyond.credential),
      };
    }
  }
  return null;
}

/** Names the place of a search in a heading: "Macon, Georgia" for a ZIP code there. */
export const placeInHeading = (understood: string) =>
  /^ZIP code \d+ \((.+)\)$/.exec(understood)?.[1] ?? understood;

/** Returns searches for what a refused `near` may mean: places of its name or a similar one, or a whole state. */
export function placesMeant(
  { parameter, allowedValues }: ParameterProblem,
  inputs: FinderInputs,
  hrefOf: HrefOf,
): SearchLink[] {
  if (parameter !== 'near') return [];
  const places = allowedValues.filter((value) => !nearAllowed.includes(value));
  const state = stateMeantBy(inputs.near ?? '');
  const sort = inputs.sort === 'distance' ? finderParameters.sort.default : inputs.sort;
  const anywhere = { ...inputs, near: undefined, radius_miles: undefined, sort: sort ?? inputs.sort };
  return [
    ...places.slice(0, MAX_OFFERED_PLACES).map((place) => ({
      label: `Near ${place}`,
      href: hrefOf({ ...inputs, near: place, state: undefined }),
    })),
    ...(state === undefined
      ? []
      : [{ label: `All of ${areaName(state.slug)}`, href: hrefOf({ ...anywhere, state: [state.slug] }) }]),
  ];
}
