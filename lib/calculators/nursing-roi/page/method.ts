import type { Method } from '@/lib/calculators/page/method';

export const method: Method = {
  files: ['nursing-roi', 'credential-multipliers', 'programs', 'derivations'],
  isEvidence: () => true,
  tables: (data) => ({ entrants: data.rows('typical-entrants') }),
};
