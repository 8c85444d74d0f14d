import { z } from 'zod';
import { figure, reasonOrNull, valueOrNull } from '@/lib/numbers/figure';
import { reasonOf } from '@/lib/numbers/figure-schema';
import { formatPercent } from '@/lib/numbers/format';
import { type FigureFact, inWords, unknownSentence } from './fact';
import { percent } from './units';

const schema = {
  graduation_rate_percent: percent(
    'First-time full-time undergraduates of all fields who finish within 150 % of normal time',
  ).nullable(),
  graduation_rate_year: z.int().nullable(),
  graduation_rate_reason: reasonOf('graduation_rate_percent'),
};

/** Graduation rate of the whole school, with its year. */
export const graduationRate: FigureFact<'graduation_rate', typeof schema> = {
  id: 'graduation_rate',
  schema,
  values({ member: { school } }) {
    const rate = figure(
      school.ipeds?.graduation_rate_150pct,
      school.ipeds
        ? 'The institution reports none: it may have no first-time full-time undergraduates.'
        : 'The school is not in IPEDS under this name.',
    );
    const percentage = valueOrNull(rate);
    return {
      graduation_rate_percent: percentage,
      graduation_rate_year: percentage === null ? null : (school.ipeds?.graduation_rate_year ?? null),
      graduation_rate_reason: reasonOrNull(rate),
    };
  },
  labels: { comparison: 'Students who finish, all fields' },
  words: ({ graduation_rate_percent: rate, graduation_rate_year: year, graduation_rate_reason }) =>
    inWords(rate, graduation_rate_reason, (percentage) => ({
      text: formatPercent(percentage),
      short: year === null ? '' : String(year),
      long: `of the school’s first-time, full-time undergraduates of all fields finish within one and a half times the normal time${year === null ? '' : `, ${year}`}`,
    })),
  sentence({ graduation_rate_percent: rate, graduation_rate_year: year, graduation_rate_reason }, refer) {
    if (rate === null) return unknownSentence('Graduation rate not known', graduation_rate_reason, refer);
    return `Graduation rate ${formatPercent(rate)}${year === null ? '' : ` (${year})`}.`;
  },
  tables: ({ graduation_rate_percent: rate }) => (rate === null ? [] : ['institutions']),
  caveats: {
    graduation_rate_of_all_fields: {
      text: "The graduation rate is the whole institution's: first-time, full-time students of all fields, not of nursing.",
      applies: ({ facts }) => facts.graduation_rate_percent !== null,
    },
  },
};
