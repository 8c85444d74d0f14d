import { isMissing } from '@/lib/numbers/figure';
import { figureFacts } from '../../facts/facts';
import type { Program } from '../../program';
import { leadsToLicense } from './verdict';

/** What is not known of a program, each with whom to ask. */
export interface Unknown {
  readonly what: string;
  readonly why: string;
}

/** What no table has of any program. */
const neverKnown: readonly Unknown[] = [
  { what: 'Seats and waiting time', why: 'No table has them. Ask the school.' },
  {
    what: 'Prerequisites, entrance exam and deadlines',
    why: 'No table has those of every school. Ask the school.',
  },
  { what: 'Evenings, weekends, part time, child care', why: 'No table has them. Ask the school.' },
];

/** Returns what is not known of a program. */
export function unknownsOf({ facts, credential }: Program): Unknown[] {
  const missing = figureFacts.flatMap(({ id, labels, words }): Unknown[] => {
    const known = words(facts);
    // Students who are nurses already take no licensing exam: nothing is unknown.
    if (!isMissing(known) || (id === 'pass_rate' && !leadsToLicense(credential))) return [];
    // Pay that is not known isn't compared either.
    if (id === 'earnings' && facts.graduate_earnings === null) return [];
    return [{ what: labels.list ?? labels.comparison ?? '', why: known.missing }];
  });
  return [...missing, ...neverKnown];
}
