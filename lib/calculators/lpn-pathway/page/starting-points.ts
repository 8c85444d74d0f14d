import type { HeldLicense } from '../licensed';
import type { PathwayInputs } from '../parameters';

/**
 * Where readers start, in the words of every form: the starting points of the API, and licenses that someone holds
 * already, for whom only a page has an answer.
 */
export const startingPoints: Readonly<Record<PathwayInputs['starting_point'] | HeldLicense, string>> = {
  none: 'New to health care',
  healthcare: 'CNA, MA, EMT or caregiver',
  lpn: 'LPN or LVN already',
  rn: 'RN already',
  degree_holder: 'Bachelor’s in another field',
};
