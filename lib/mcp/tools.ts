import { once } from '@/lib/data/once';
import { findPrograms, programs } from '@/lib/site/api/programs';
import { coverageNotes } from './coverage';
import { findNursingPrograms } from './find-nursing-programs';
import type { Tool } from './tool';

/** Every tool of the service: one. */
export const tools = once((): readonly Tool[] => [
  findNursingPrograms(findPrograms, coverageNotes(programs().catalogue.programs)),
]);
