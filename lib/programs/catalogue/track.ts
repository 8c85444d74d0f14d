import type { CatalogueCredential } from '../credentials';
import type { ProgramFacts } from '../program-schema';
import type { FirstDegree } from './degree-kinds';

/** Returns how sure a program is, in the words that the API has had from the start. */
export function trackOf(
  credential: CatalogueCredential,
  firstDegree: FirstDegree | undefined,
): ProgramFacts['track'] {
  if (credential === 'RN_TO_BSN') {
    return firstDegree?.rn_to_bsn_evidence === 'yes' ? 'confirmed' : 'likely';
  }
  const kind = firstDegree?.first_degree;
  return credential === 'BSN' && (kind === 'mixed' || kind === 'unknown') ? 'completion possible' : null;
}
