import { z } from 'zod';
import { roundToTenth } from '@/lib/numbers/rounding';
import type { Fact } from './fact';

const schema = {
  aide_share_percent: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .describe(
      'LPN: percent of the certificates in the field that are for nursing assistants, whom the source of pay counts with LPNs. Null: not known, or another program type.',
    ),
};

/** How many of the certificates counted with an LPN program are for nursing assistants. */
export const aideShare: Fact<'aide_share', typeof schema> = {
  id: 'aide_share',
  schema,
  values: ({ member: { credential, award } }) => ({
    aide_share_percent:
      credential === 'LPN' && award?.aide_share != null ? roundToTenth(100 * award.aide_share) : null,
  }),
  sentence: () => '',
  tables: ({ aide_share_percent: share }) => (share === null ? [] : ['nursing_awards']),
  caveats: {},
};
