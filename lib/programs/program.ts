import type { InstitutionRow } from '@/lib/data/tables/institutions';
import type { StateSlug } from '@/lib/places/states';
import type { Accreditor } from './accreditors';
import type { CatalogueCredential } from './credentials';
import type { ProgramFacts } from './program-schema';

/**
 * A program of the catalogue: what is published of it, and what the finder needs besides to filter and order.
 * Made once, by `catalogue/`.
 */
export interface Program {
  /** Names the program among all: slug and credential. */
  readonly id: string;
  readonly credential: CatalogueCredential;
  readonly facts: ProgramFacts;
  /** The score as computed, before it is rounded for publication; null where there is none. */
  readonly score: number | null;
  /** Whose lists have it as accredited. */
  readonly accreditors: ReadonlySet<Accreditor>;
  /** Whether a program that no list has is shown all the same: state approval is the rule for its credential here. */
  readonly stateApprovalIsTheRule: boolean;
}

/** A school of the catalogue, as the tables know it. */
export interface School {
  /** Names it in addresses: unique, made from its name. */
  readonly slug: string;
  readonly name: string;
  readonly city: string | null;
  readonly state: StateSlug;
  /** Its row in IPEDS; null for a school that only an accrediting agency lists. */
  readonly ipeds: InstitutionRow | null;
}

/** A school with its programs, as its page shows it. */
export interface Institution extends School {
  /** In the order of the credentials. Empty where IPEDS counts it as closed, or it awards none of them. */
  readonly programs: readonly Program[];
}

/** Everything that the finder searches. */
export interface Catalogue {
  /** Names the tables and constants that it was made from. */
  readonly version: string;
  /** By name of the school, then credential. */
  readonly programs: readonly Program[];
  /** By slug: every school of institutions.csv, and those that only an agency lists. */
  readonly institutions: ReadonlyMap<string, Institution>;
  /** What the caveats of the programs say, by id. */
  readonly caveats: ReadonlyMap<string, string>;
  /** Percent of the completions of a credential in a state: where fewer come from listed programs, state approval is the rule. */
  readonly leastListedShare: number;
}
