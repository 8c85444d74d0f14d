import type { CatalogueCredential } from './credentials';
import type { Accreditor, ProgramFacts } from './result';

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

/** An institution with its programs, as its page shows it. */
export interface Institution {
  readonly slug: string;
  readonly name: string;
  /** IPEDS unit; null for a school that only an accrediting agency lists. */
  readonly unitid: string | null;
  /** In the order of the credentials. */
  readonly programs: readonly Program[];
}

/** Everything that the finder searches. */
export interface Catalogue {
  /** Names the tables and constants that it was made from. */
  readonly version: string;
  /** By name, then credential. */
  readonly programs: readonly Program[];
  readonly institutions: ReadonlyMap<string, Institution>;
  /** What the caveats of the programs say, by id. */
  readonly caveats: ReadonlyMap<string, string>;
}
