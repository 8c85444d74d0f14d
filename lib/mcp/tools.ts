import { once } from '@/lib/data/once';
import { findPrograms } from '@/lib/site/api/programs';
import { findNursingPrograms } from './find-nursing-programs';
import type { Tool } from './tool';

/** Every tool of the service: one. */
export const tools = once((): readonly Tool[] => [findNursingPrograms(findPrograms)]);
