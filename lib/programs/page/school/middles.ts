import { measuredEarnings } from '@/lib/calculators/nursing-roi/pay';
import { type Degree, degrees } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { PriceByStateRow } from '@/lib/data/tables/prices';
import type { CatalogueCredential } from '../../credentials';
import type { Program } from '../../program';

/** Returns the degree by whose terms a program is paid, priced and repaid: an accelerated BSN is a BSN. */
export const degreeOf = (credential: CatalogueCredential): Degree | undefined =>
  degrees.find((degree) => degree === (credential === 'ABSN' ? 'BSN' : credential));

/** Returns what graduates of such programs in the state earn; undefined where too few values are published. */
export function stateEarnings({ facts, credential }: Program, data: Data) {
  const degree = degreeOf(credential);
  const measured = degree && measuredEarnings(facts.state, degree, data);
  return measured?.area === 'state' ? measured.row : undefined;
}

/** Returns what such programs cost at the state's public schools: the price of the calculator and the state's page. */
export function publicPrice({ facts, credential }: Program, data: Data): PriceByStateRow | undefined {
  // An accelerated BSN has a price of its own: that of a BSN says nothing about it.
  const degree = credential === 'ABSN' ? undefined : degreeOf(credential);
  return degree && data.price(facts.state, degree, 'public');
}
