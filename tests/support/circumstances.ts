import type { Circumstances } from '../../scripts/circumstances';

/** Where and when a run of a test of its report was. */
export const sampleCircumstances: Circumstances = {
  date: '2026-11-28',
  node: 'v20.20.2',
  cores: 2,
  loadBefore: 0.25,
  loadAfter: 2,
};
