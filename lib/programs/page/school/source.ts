import type { Data } from '@/lib/data/data';
import type { StateSlug } from '@/lib/places/states';
import type { CatalogueCredential } from '../../credentials';
import type { Finder } from '../../finder/finder';
import type { Program } from '../../program';

/** What the pages of schools are made from. */
export interface SchoolSource {
  readonly data: Data;
  /** Texts of the caveats by id. */
  readonly caveats: ReadonlyMap<string, string>;
  /** Programs of one type in a state. */
  readonly peers: (state: StateSlug, credential: CatalogueCredential) => readonly Program[];
  readonly find: Finder['find'];
}
