import { z } from 'zod';
import { eitherAwardYear } from '@/lib/data/year-words';
import { programStatuses } from '../catalogue/program-status';
import type { Fact } from './fact';

const schema = {
  program_status: z
    .enum(programStatuses)
    .describe(
      'What makes it an entry: graduates in the two years counted, an accreditation before the first, a page that names it; or what happens to the school. "no graduates two years" is listed after all others.',
    ),
};

/** What makes the program an entry of the catalogue. */
export const programStatus: Fact<'program_status', typeof schema> = {
  id: 'program_status',
  schema,
  values: ({ member }) => ({ program_status: member.status }),
  sentence: ({ program_status: status }) =>
    status === 'no graduates two years' ? 'No graduates for two years: ask whether it still exists.' : '',
  tables: () => ['nursing_awards'],
  caveats: {
    no_awards_yet: {
      text: `An agency lists this program as accredited, but IPEDS has no award of it in ${eitherAwardYear}: it may be new, or reported under another school.`,
      applies: ({ member }) => member.status === 'accredited, no awards yet',
    },
    no_awards: {
      text: `No graduates for two years (${eitherAwardYear}): ask whether the program still exists.`,
      applies: ({ member }) => member.status === 'no graduates two years',
    },
  },
};
