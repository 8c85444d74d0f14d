import { z } from 'zod';
import { isOneOf } from './caveat';
import type { Fact } from './fact';

const schema = {
  offered_evidence: z
    .enum(['yes', 'inferred'])
    .nullable()
    .describe(
      'RN_TO_BSN: yes where a page or list shows it, inferred where results, pay or counts let us expect it. Null for other program types.',
    ),
};

/** How sure it is that the school teaches RNs toward a BSN. */
export const offeredEvidence: Fact<'offered_evidence', typeof schema> = {
  id: 'offered_evidence',
  schema,
  values: ({ member: { credential, firstDegree } }) => ({
    offered_evidence: credential === 'RN_TO_BSN' ? (firstDegree?.rn_to_bsn_evidence ?? null) : null,
  }),
  // A mark beside the name says it, and a caveat what it means.
  sentence: () => '',
  tables: ({ offered_evidence: evidence }) => (evidence === null ? [] : ['first_degree_bsn']),
  caveats: {
    completion_not_told: {
      text: 'We infer from published figures that this school teaches RNs toward a BSN; no page that we read confirms it. Ask the school.',
      applies: (context) => isOneOf('RN_TO_BSN')(context) && context.facts.offered_evidence === 'inferred',
    },
  },
};
