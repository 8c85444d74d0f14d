import { z } from 'zod';
import type { Fact } from './fact';

const closureSchema = z
  .strictObject({
    status: z.enum(['closed', 'closing', 'merging', 'renamed']),
    date: z.string().describe('As the publisher has it: a day, a month or a year; it may be planned.'),
    successor: z.string().nullable().describe('Who carries on.'),
    source_url: z.url(),
  })
  .meta({ id: 'SchoolClosure', description: 'What happens to the school: it closes, merges or is renamed.' });

const schema = {
  closure: closureSchema.nullable().describe('Null where nothing is known to happen to the school.'),
};

/** What happens to the school: a closed one is in no list. */
export const closure: Fact<'closure', typeof schema> = {
  id: 'closure',
  schema,
  values({ member: { school } }) {
    if (!school.closure) return { closure: null };
    const { status, date, successor, source_url } = school.closure;
    return { closure: { status, date, successor, source_url } };
  },
  sentence({ closure: known, institution }, refer) {
    if (!known) return '';
    const { status, date, successor, source_url } = known;
    const after = successor === null ? '' : `, then ${successor}`;
    return `${institution}: ${status} (${date}${after})${refer(`What happens to the school: ${source_url}`)}.`;
  },
  tables: ({ closure: known }) => (known ? ['closures'] : []),
  caveats: {},
};
