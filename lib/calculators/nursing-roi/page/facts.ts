import { whoMayEnter } from '../entry';
import type { NursingRoiInputs } from '../parameters';

/** Whom the program is for; nothing where it is open to all. */
export function entryFacts(inputs: NursingRoiInputs): string[] {
  const who = whoMayEnter(inputs);
  return who === null ? [] : [who];
}
