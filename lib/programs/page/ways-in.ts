import { flatRollup, rollup, sum } from 'd3-array';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { type StateSlug, stateName, states } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { type CatalogueCredential, catalogueCredentials } from '../credentials';
import { isListedByDefault, isOpen } from '../finder/listing';
import { type FinderInputs, finderParameters } from '../finder/parameters';
import type { Program } from '../program';
import { type KnownFacts, knownFacts } from './known-facts';
import { credentialTitle } from './words';

/** A list that is a part of another: by state, or by credential. */
export interface WayIn {
  readonly label: string;
  readonly href: string;
  readonly programs: number;
}

/** A state as a tile of the map. */
export interface StateWay extends WayIn {
  readonly code: string;
}

/** What of a search says which areas it covers. */
export type Area = Pick<FinderInputs, 'state' | 'credential'>;

/** Programs of a state and credential that a search for both lists. */
export interface AreaCount {
  readonly state: StateSlug;
  readonly credential: CatalogueCredential;
  readonly programs: number;
  /** How many of them are on an accreditor's list. */
  readonly accredited: number;
  /** Of how many of them each fact is known. */
  readonly known: KnownFacts;
}

/** Counts the listed programs of each state and credential, in one pass over the catalogue. */
export function countListed(programs: readonly Program[]): AreaCount[] {
  return flatRollup(
    programs.filter((program) => isOpen(program) && isListedByDefault(program)),
    (listed) => ({
      programs: listed.length,
      accredited: listed.filter(({ accreditors }) => accreditors.size > 0).length,
      known: knownFacts(listed),
    }),
    ({ facts }) => facts.state,
    (program) => program.credential,
  ).map(([state, credential, counts]) => ({ state, credential, ...counts }));
}

/** Counts of the programs that a search by state and credential alone lists. */
export interface ListedPrograms {
  readonly byState: ReadonlyMap<StateSlug, number>;
  readonly byCredential: ReadonlyMap<CatalogueCredential, number>;
  /** Whether each is on an accreditor's list. */
  readonly allAccredited: boolean;
}

/** Returns the areas that a search covers. */
export const areasIn = (counts: readonly AreaCount[], { state, credential }: Area) =>
  counts.filter(
    (area) =>
      (state === undefined || state.includes(area.state)) &&
      (credential === undefined || credential.includes(area.credential)),
  );

/** Counts the programs of the areas that a search covers. */
export function listedIn(counts: readonly AreaCount[], search: Area): ListedPrograms {
  const areas = areasIn(counts, search);
  const programs = (of: readonly AreaCount[]) => sum(of, (area) => area.programs);
  return {
    byState: rollup(areas, programs, (area) => area.state),
    byCredential: rollup(areas, programs, (area) => area.credential),
    allAccredited: areas.every((area) => area.accredited === area.programs),
  };
}

const { state, credential } = finderParameters;

const hrefOf = (inputs: FinderInputs, area: Partial<Area>) =>
  withQuery(paths.programs, canonicalQuery({ state, credential }, { ...inputs, ...area }));

/** Returns the lists of each state; none where the search already has a state. */
export function waysByState(inputs: FinderInputs, { byState }: ListedPrograms): StateWay[] {
  if (inputs.state !== undefined) return [];
  return states.map(({ slug, code }) => ({
    code,
    label: stateName(slug),
    href: hrefOf(inputs, { state: [slug] }),
    programs: byState.get(slug) ?? 0,
  }));
}

/** Returns the lists of each credential with a program; none where the search already has a credential. */
export function waysByCredential(inputs: FinderInputs, { byCredential }: ListedPrograms): WayIn[] {
  if (inputs.credential !== undefined) return [];
  return catalogueCredentials.flatMap((one) => {
    const programs = byCredential.get(one) ?? 0;
    return programs === 0
      ? []
      : [{ label: credentialTitle(one), href: hrefOf(inputs, { credential: [one] }), programs }];
  });
}
