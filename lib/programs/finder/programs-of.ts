import type { Data } from '@/lib/data/data';
import { oncePer } from '@/lib/data/once';
import { programCatalogue } from '../catalogue/catalogue';
import { finderIndex } from './finder';

/** Returns the catalogue of these tables with its finder, made on first use. */
export const programsOf = oncePer((data: Data) => {
  const catalogue = programCatalogue(data);
  return { catalogue, finder: finderIndex(catalogue) };
});
