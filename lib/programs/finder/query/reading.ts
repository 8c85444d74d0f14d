import type { Place, PlaceIndex } from '@/lib/places/near/place';
import type { StateSlug } from '@/lib/places/states';
import type { Credential } from '../../credentials';
import type { Kind } from '../parameters';
import type { ProgramSet } from '../program-set';

/** How a query was read. */
export interface QueryReading {
  /** Program types that it names; empty where it names none. */
  readonly credentials: readonly Credential[];
  readonly kind: Kind | null;
  readonly states: readonly StateSlug[];
  readonly place: Place | null;
  /** Programs whose school or city is called so; undefined where the query names neither. */
  readonly names: ProgramSet | undefined;
  /** Slugs of the schools whose name or alias the text is: they are first whatever the order. */
  readonly exact: readonly string[];
  /** By slug, the other name by which a school was found. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Whether it has a school's name: an exact one or all words of one. */
  readonly namesASchool: boolean;
  /** The words that replaced a misspelled one, by that word. */
  readonly respelled: ReadonlyMap<string, readonly string[]>;
  /** The misspelled name that the place was taken for. */
  readonly misspelledPlace: string | null;
  /** Names of schools that follow each other with nothing between them, where nothing has all of the words. */
  readonly several: readonly string[];
  /** Names of the nearest schools where nothing is called so. */
  readonly nearest: readonly string[];
  /** Names of schools that are called as the place and are in other states. */
  readonly elsewhere: readonly string[];
  /** What it asks for that no table has. */
  readonly notInTables: readonly string[];
  /** Words that were left out, with the parameter that answers them. */
  readonly leftOut: readonly { readonly words: string; readonly parameter: string }[];
  /** Whether it asks for a place that only the reader knows, and names no other. */
  readonly asksForPlace: boolean;
  /** What it was read as: "RN-to-BSN programs in Ohio"; null where it was read literally. */
  readonly readAs: string | null;
}

/** Places in a query. */
export type PlaceReader = Pick<PlaceIndex, 'find' | 'findAmong' | 'corrected' | 'isName'>;
