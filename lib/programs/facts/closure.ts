import { z } from 'zod';
import { closureSentence } from '../catalogue/closures';
import type { Fact } from './fact';

const closureSchema = z
  .strictObject({
    status: z.enum(['closed', 'closing', 'merging', 'renamed']),
    date: z.string().describe('As the publisher has it: a day, a month or a year; it may be planned.'),
    successor: z.string().nullable().describe('Who carries on.'),
    new_name: z.string().nullable().describe('Name after a renaming; null for the others, or not known.'),
    in_words: z.string().describe('What happens, when, who carries on, and what is not confirmed.'),
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
  values({ member: { school, shown } }) {
    if (!school.closure) return { closure: null };
    const { status, date, successor, new_name, source_url } = school.closure;
    const in_words = closureSentence(shown.name, school.closure);
    return { closure: { status, date, successor, new_name, in_words, source_url } };
  },
  sentence({ closure: known }, refer) {
    return known ? `${known.in_words}${refer(`What happens to the school: ${known.source_url}`)}` : '';
  },
  tables: ({ closure: known }) => (known ? ['closures'] : []),
  caveats: {},
};
