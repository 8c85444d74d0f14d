import { z } from 'zod';
import type { ProgramFacts } from '../program-schema';
import type { Fact } from './fact';

const kinds = ['anesthesia', 'nurse practitioner', 'midwifery', 'entry', 'other', 'mixed'] as const;

const schema = {
  msn_kind: z
    .enum(kinds)
    .nullable()
    .describe(
      'MSN, DNP: what most of its graduates do, by fields of study, examinations and pay. Null: not known, or another program type.',
    ),
};

const inWords: Readonly<Partial<Record<(typeof kinds)[number], string>>> = {
  anesthesia: 'mostly nurse anesthesia',
  'nurse practitioner': 'mostly nurse practitioners',
  midwifery: 'mostly nurse midwifery',
  entry: 'mostly for people who are not RNs yet',
  other: 'mostly administration, education and other fields',
};

/** Says what most graduates of an advanced degree do; undefined where it is a mixture, or not known. */
export const kindInWords = ({ msn_kind: kind }: Pick<ProgramFacts, 'msn_kind'>) =>
  kind === null ? undefined : inWords[kind];

/** What most graduates of an advanced degree do. */
export const msnKind: Fact<'msn_kind', typeof schema> = {
  id: 'msn_kind',
  schema,
  values: ({ member: { credential, award } }) => ({
    msn_kind: credential === 'MSN' || credential === 'DNP' ? (award?.msn_kind ?? null) : null,
  }),
  sentence(program) {
    const said = kindInWords(program);
    return said === undefined ? '' : `Graduates: ${said}.`;
  },
  tables: ({ msn_kind: kind }) => (kind === null ? [] : ['nursing_awards']),
  caveats: {},
};
