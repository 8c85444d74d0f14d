import { z } from 'zod';
import { firstDegreeKinds } from '@/lib/data/tables/catalogue-facts';
import type { ProgramFacts } from '../program-schema';
import { isOneOf } from './caveat';
import type { Fact } from './fact';

const firstDegreeSchema = z
  .strictObject({
    value: z
      .enum(firstDegreeKinds)
      .describe(
        'yes leads to a first RN license, no is for RNs only, mixed is both; unknown: no evidence decides.',
      ),
    confidence: z
      .enum(['high', 'medium', 'low'])
      .describe('low is a presumption: say that it could not be confirmed.'),
    share: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe('Share of the BSN degrees that lead to a first RN license; null: not known.'),
    evidence: z.array(z.string()).readonly().describe('What the judgment rests on.'),
  })
  .meta({
    id: 'FirstDegree',
    description: "Whom the school's BSN is for. A judgment from what is published.",
  });

const schema = {
  first_degree: firstDegreeSchema
    .nullable()
    .describe(
      'Null for program types other than BSN, ABSN and RN_TO_BSN, and where the school awards no BSN yet.',
    ),
};

const inWords: Readonly<Record<'yes' | 'mixed' | 'no' | 'unknown', string>> = {
  yes: 'Its BSN leads to a first RN license',
  mixed: 'Its BSN is for new nurses and for people who are RNs already',
  no: 'Its BSN is for people who are RNs already',
  unknown: 'We couldn’t find out whether its BSN admits people who are not RNs',
};

/** Begins what a model expects: it is behind a judgment and is not shown. */
const MODELED = 'model:';

const NOT_CONFIRMED = 'we couldn’t confirm this';

/** Says whom a BSN is for: a presumption is never a fact. Empty where it leads to a first license as expected. */
export function firstDegreeInWords({ first_degree: known, credential }: ProgramFacts): string {
  if (!known || credential !== 'BSN' || known.value === 'yes') return '';
  const doubt = known.confidence === 'low' && known.value !== 'unknown' ? ` (${NOT_CONFIRMED})` : '';
  return `${inWords[known.value]}${doubt}`;
}

/** Whom the school's BSN is for. */
export const firstDegree: Fact<'first_degree', typeof schema> = {
  id: 'first_degree',
  schema,
  values({ member: { firstDegree: row } }) {
    if (!row) return { first_degree: null };
    const { first_degree: value, confidence, prelicensure_share: share } = row;
    const evidence = row.evidence.filter((one) => !one.startsWith(MODELED));
    return { first_degree: { value, confidence, share, evidence } };
  },
  sentence(program) {
    const said = firstDegreeInWords(program);
    return said === '' ? '' : `${said}.`;
  },
  tables: ({ first_degree: known }) => (known ? ['first_degree_bsn'] : []),
  caveats: {
    first_degree_not_confirmed: {
      text: 'We couldn’t confirm that this BSN takes people who are not RNs yet: ask the school before you apply.',
      applies: (context) =>
        isOneOf('BSN')(context) &&
        context.facts.first_degree?.value === 'yes' &&
        context.facts.first_degree.confidence === 'low',
    },
    completion_possible: {
      text: 'This BSN may be mostly for people who are RNs already: ask whether it admits students who are not nurses before you apply.',
      applies: (context) =>
        isOneOf('BSN')(context) && ['mixed', 'unknown'].includes(context.facts.first_degree?.value ?? ''),
    },
  },
};
