import type { Caveat, CaveatConstants, CaveatContext } from '../facts/caveat';
import { facts } from '../facts/facts';

/** Facts in the order of their caveats; those of other facts follow. */
const order: readonly string[] = [
  'first_degree',
  'offered_evidence',
  'graduate_earnings',
  'graduation_rate',
  'completions',
  'tuition',
  'outcomes_score',
  'pass_rate',
  'accreditation',
];

const placeOf = ({ id }: { readonly id: string }) => (order.includes(id) ? order.indexOf(id) : order.length);

/** Every caveat by its id, in the order of display. */
const caveats: Readonly<Record<string, Caveat>> = Object.assign(
  {},
  ...facts.toSorted((a, b) => placeOf(a) - placeOf(b)).map((fact) => fact.caveats),
);

/** Texts of the caveats that a search adds: whether they apply depends on what is asked. */
const textsOfSearches: Readonly<Record<string, string>> = {
  one_point: 'This school has several campuses; the distance is to one of them.',
};

/** Texts of the caveats by id. */
export const caveatTexts: ReadonlyMap<string, string> = new Map([
  ...Object.entries(caveats).map(([id, { text }]): [string, string] => [id, text]),
  ...Object.entries(textsOfSearches),
]);

/** Returns the ids of the caveats that apply to a program. */
export function caveatsOf(context: CaveatContext, constants: CaveatConstants): string[] {
  return Object.entries(caveats)
    .filter(([, caveat]) => caveat.applies(context, constants))
    .map(([id]) => id);
}
