import type { ClosureRow, NameAliasRow } from '@/lib/data/tables/catalogue-facts';
import type { InstitutionRow } from '@/lib/data/tables/institutions';
import type { Figure } from '@/lib/numbers/figure';
import type { PlaceIndex, Point } from '@/lib/places/near/place';
import type { StateSlug } from '@/lib/places/states';
import type { Accreditor } from './accreditors';
import type { CatalogueCredential } from './credentials';
import type { NetPrice } from './net-price';
import type { ProgramFacts } from './program-schema';
import type { Estimate } from './score/bands';

/**
 * Where lists have a program: `ranked` in its order, `without graduates` after all others; `closed` is in no list and
 * is found by the name of its school alone.
 */
export type ListPlace = 'ranked' | 'without graduates' | 'closed';

/** A program of the catalogue: its facts, and what the finder filters and sorts by besides. */
export interface Program {
  /** Names the program among all: slug and credential. */
  readonly id: string;
  readonly credential: CatalogueCredential;
  readonly facts: ProgramFacts;
  /** Where lists have it. */
  readonly listPlace: ListPlace;
  /** The unrounded score with its error; null if it is missing. */
  readonly score: Estimate | null;
  /** Whether its pay and debt are its own graduates' and may lead a list. */
  readonly hasOwnPay: boolean;
  /** Mean over the years reported, for tracks of a BSN that of all BSNs; null where none is. */
  readonly graduatesAYear: number | null;
  /** Price of a year after grants for a family income in dollars; undefined for the average. */
  readonly netPrice: (familyIncome: number | undefined) => Figure<NetPrice>;
  /** Where its school is; null where that is not known. */
  readonly point: Point | null;
  /** Whether the school has several campuses: its point may be that of another one. */
  readonly hasSeveralCampuses: boolean;
  /** Agencies that accredit it. */
  readonly accreditors: ReadonlySet<Accreditor>;
  /** Whether it is listed without accreditation: state approval is the rule for its credential in its state. */
  readonly stateApprovalIsTheRule: boolean;
}

/** Another name of a school, and what kind of name it is. */
export type Alias = Pick<NameAliasRow, 'alias' | 'kind'>;

/** A school of the catalogue, as the tables know it. */
export interface School {
  /** Names it in addresses: unique, made from its name. */
  readonly slug: string;
  readonly name: string;
  /** Its other names: nicknames, acronyms, systems, former and newer names, names on lists. */
  readonly aliases: readonly Alias[];
  readonly city: string | null;
  readonly state: StateSlug;
  /** Its row in IPEDS; null for a school that only an accrediting agency lists. */
  readonly ipeds: InstitutionRow | null;
  /** What is known to have happened to it; null where nothing is. */
  readonly closure: ClosureRow | null;
}

/** A school with its programs. */
export interface Institution extends School {
  /** In the order of the credentials. Empty where it has no such program. */
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
  /** Names of schools in one sentence, and schools in the group of national online providers, at most. */
  readonly limits: { readonly named: number; readonly nationalOnline: number };
  /** Finds places by name or ZIP code. */
  readonly places: PlaceIndex;
  readonly earthRadiusMiles: number;
  /** Where the boards of states publish pass rates; only those that are known. */
  readonly boardAddresses: ReadonlyMap<StateSlug, string>;
  /** Units whose undergraduates study online, by slug. */
  readonly onlineSchools: ReadonlySet<string>;
  /** Percent of the completions of a credential in a state: where fewer come from listed programs, state approval is the rule. */
  readonly leastListedShare: number;
}
