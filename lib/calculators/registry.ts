import { admissionReadiness } from './admission-readiness';
import type { Calculator } from './calculator';
import { lpnPathway } from './lpn-pathway';
import { nursingRoi } from './nursing-roi';

/**
 * The calculators, in the order in which they are listed. Routes, directory and OpenAPI are derived from this list;
 * `page/registry.ts` has their pages.
 */
export const calculators: readonly Calculator[] = [nursingRoi, lpnPathway, admissionReadiness];

/** The calculator of that id, or undefined. */
export function findCalculator(id: string): Calculator | undefined {
  return calculators.find((calculator) => calculator.id === id);
}
