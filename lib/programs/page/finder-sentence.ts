import { formatCount } from '@/lib/numbers/format';
import { areaName, nation } from '@/lib/places/states';
import { count, list } from '@/lib/text/words';
import { type Credential, credentialName } from '../credentials';
import type { FinderAnswer } from '../finder/answer';
import type { FinderInputs } from '../finder/parameters';
import type { Sort } from '../finder/sort-names';
import { bandNames } from '../score/bands';
import { isLastSeenInIpeds, LAST_SEEN, RNS_POSSIBLE } from './program-view';
import type { ListedPrograms } from './ways-in';

const orders: Readonly<Record<Sort, string>> = {
  outcomes: 'Doing best, and about the same as each other',
  earnings: 'First by graduates’ earnings',
  debt: 'Lowest debt of graduates first',
  tuition: 'Lowest tuition first',
  name: 'By name',
};

/** Groups whose programs may be said to do best. */
const leadingBands: ReadonlySet<string> = new Set(['top', 'upper']);

/** Programs that the answer names. */
const NAMED = 3;

/** "BSN programs", "nursing programs", "1 BSN program". */
export const kindOf = (credential: Credential | undefined) =>
  credential === undefined ? 'nursing' : credentialName(credential);

/** What the programs have in common, as the end of "In Ohio 48 BSN programs …". */
function inCommon(total: number, listed: ListedPrograms | null): string {
  const one = total === 1;
  if (!listed) return one ? 'matches what you ask' : 'match what you ask';
  if (listed.allAccredited) return `${one ? 'is' : 'are'} on an accreditor’s list`;
  return `${one ? 'is' : 'are'} shown: those on an accreditor’s list and, where state approval is the rule, others too, marked`;
}

/** Whether a program may be said to do best: an equal of the first, and in the top or the upper group. */
const leads = ({ same_as_first: isEqual, band }: FinderAnswer['results'][number]) =>
  isEqual === true && band !== null && leadingBands.has(bandNames[band - 1] ?? '');

/** Names the first programs. Scores compare programs of one credential: across credentials the first mean nothing. */
function leaders({ total, results }: FinderAnswer, { credential, cursor, sort }: FinderInputs): string[] {
  if (cursor !== undefined || total <= 1) return [];
  if (credential === undefined && sort === 'outcomes') return [];
  // Programs whose difference may be chance are equals; those that are not compared lead nothing.
  const first = sort === 'outcomes' ? results.filter(leads) : results;
  const [best] = first;
  if (!best) return [];
  const named = first.slice(0, NAMED).map((program) => {
    const notes = [
      ...(credential === undefined ? [credentialName(program.credential)] : []),
      ...(program.caveats.includes('completion_possible') ? [RNS_POSSIBLE] : []),
      ...(isLastSeenInIpeds(program) ? [LAST_SEEN] : []),
    ];
    return notes.length === 0 ? program.institution : `${program.institution} (${notes.join(', ')})`;
  });
  const others = first.length - named.length;
  if (sort !== 'outcomes') return [`${orders[sort]}: ${list(named)}.`];
  const lead = first.length === 1 ? 'Doing best' : orders.outcomes;
  const more = others > 0 ? [`${formatCount(others)} more of this page`] : [];
  return [`${lead}: ${list([...named, ...more])}.`];
}

/** What the list is compared by: the note of the answer that says it, which the sentence takes over. */
const compared = ({ compared_by: by }: FinderAnswer) => (by === null ? [] : [by]);

/** The answer in a few sentences: how many, what they are compared by, and which do best. */
export function answerSentence(
  answer: FinderAnswer,
  inputs: FinderInputs,
  listed: ListedPrograms | null,
): string {
  const { total } = answer;
  const place = areaName(inputs.state ?? nation.slug);
  const kind = kindOf(inputs.credential);
  if (total === 0) {
    return `No ${kind} program in ${place} ${listed ? 'is in our tables' : 'matches what you ask'}.`;
  }
  const found = `In ${place} ${count(total, `${kind} program`)} ${inCommon(total, listed)}.`;
  return [found, ...compared(answer), ...leaders(answer, inputs)].join(' ');
}
