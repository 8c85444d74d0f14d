import type { InstitutionRow } from '@/lib/data/tables/institutions';
import type { StateSlug } from '@/lib/places/states';
import type { Accreditor } from './accreditors';
import type { CatalogueCredential } from './credentials';
import type { ProgramFacts } from './program-schema';

/** A program of the catalogue: its facts, and what the finder filters and sorts by besides. */
export interface Program {
  /** Names the program among all: slug and credential. */
  readonly id: string;
  readonly credential: CatalogueCredential;
  readonly facts: ProgramFacts;
  /** The unrounded score; null if it is missing. */
  readonly score: number | null;
  /** Agencies that accredit it. */
  readonly accreditors: ReadonlySet<Accreditor>;
  /** Whether it is listed without accreditation: state approval is the rule for its credential in its state. */
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

/** A school with its programs. */
export interface Institution extends School {
  /** In the order of the credentials. Empty where IPEDS counts the school as closed, or it has no such program. */
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
  /** Texts of the caveats by id. */
  readonly caveats: ReadonlyMap<string, string>;
  /** Percent of the completions of a credential in a state: where fewer come from listed programs, state approval is the rule. */
  readonly leastListedShare: number;
}
