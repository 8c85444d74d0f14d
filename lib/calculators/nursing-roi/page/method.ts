import type { Method } from '@/lib/calculators/page/method';

export const method: Method = {
  files: ['nursing-roi', 'credential-multipliers', 'programs'],
  // Facts about admission are evidence of admission-readiness.
  isEvidence: ({ credential, unit }) => credential !== 'TEAS' && unit !== 'GPA',
  tables: (data) => ({ entrants: data.rows('typical-entrants') }),
};
