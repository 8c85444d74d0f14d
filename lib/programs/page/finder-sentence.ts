import { onlyOf } from '@/lib/parameters/declare';
import { areaName, nation } from '@/lib/places/states';
import { choice, count, list } from '@/lib/text/words';
import { type Credential, credentialName, firstRnCredentials } from '../credentials';
import { doubtInWords, doubtsAbout } from '../facts/doubts';
import type { FinderAnswer } from '../finder/answer';
import type { FinderInputs } from '../finder/parameters';
import type { Sort } from '../finder/sort-names';
import { radiusOf } from './finder-place';
import { leadersInWords } from './leaders';
import { milesInWords } from './ranked-view';
import type { ListedPrograms } from './ways-in';

const orders: Readonly<Record<Exclude<Sort, 'outcomes'>, string>> = {
  distance: 'Closest first',
  earnings: 'First by graduates’ earnings',
  debt: 'Lowest debt of graduates first',
  tuition: 'Lowest tuition first',
  net_price: 'Lowest price after grants first',
  name: 'By name',
};

/** Programs that the answer names. */
const NAMED = 3;

/** What programs lead to: "BSN", "ADN or BSN", "nursing" for any. */
export function kindOf(credentials: readonly Credential[] | undefined): string {
  if (credentials === undefined) return 'nursing';
  if (credentials.join() === firstRnCredentials.join()) return 'RN';
  return choice(credentials.map(credentialName));
}

/** Where a search looks: "Ohio", "Kentucky and Ohio", "the United States". */
export const whereIn = ({ state }: Pick<FinderInputs, 'state'>) =>
  state === undefined ? areaName(nation.slug) : list(state.map(areaName));

/** Where a search looks, behind what is there: "in Ohio", "within 50 miles of Dayton, Ohio". @param inputs as understood */
export function whereLooked({ place }: Pick<FinderAnswer, 'place'>, inputs: FinderInputs): string {
  const within = place ? [`within ${count(radiusOf(inputs), 'mile')} of ${place.understood}`] : [];
  const isIn = place === null || inputs.state !== undefined;
  return [...(isIn ? [`in ${whereIn(inputs)}`] : []), ...within].join(' ');
}

/** What the programs have in common, as the end of "In Ohio 48 BSN programs …". */
function inCommon(total: number, listed: ListedPrograms | null): string {
  const one = total === 1;
  if (!listed) return one ? 'matches what you ask' : 'match what you ask';
  if (listed.allAccredited) return `${one ? 'is' : 'are'} on an accreditor’s list`;
  return `${one ? 'is' : 'are'} shown: those on an accreditor’s list and, where state approval is the rule, others too, marked`;
}

/** Names the first programs. Scores compare programs of one credential: across credentials the first mean nothing. */
function leaders({ total, results }: FinderAnswer, inputs: FinderInputs): string[] {
  const { cursor, sort } = inputs;
  const credential = onlyOf(inputs.credential);
  if (cursor !== undefined || total <= 1 || sort === 'distance') return [];
  if (sort === 'outcomes') return credential === undefined ? [] : leadersInWords(results);
  const named = results.slice(0, NAMED).map((program) => {
    const notes = [
      ...(credential === undefined ? [credentialName(program.credential)] : []),
      ...doubtsAbout(program).map(doubtInWords),
    ];
    return notes.length === 0 ? program.institution : `${program.institution} (${notes.join(', ')})`;
  });
  return [`${orders[sort]}: ${list(named)}.`];
}

/** How many programs are near a place: "27 LPN programs within 25 miles of Dayton, Ohio, the closest 3 miles away." */
function around(answer: FinderAnswer, inputs: FinderInputs): string[] {
  const { total, results } = answer;
  const where = whereLooked(answer, inputs);
  const program = `${kindOf(inputs.credential)} program`;
  if (total === 0) return [`No ${program} ${where} matches what you ask.`];
  const [first] = results;
  const isClosest = inputs.sort === 'distance' && inputs.cursor === undefined;
  const closest =
    isClosest && first?.distance_miles != null
      ? `, the closest ${milesInWords(first.distance_miles)} away`
      : '';
  return [`${count(total, program)} ${where}${closest}.`];
}

/** What the list is compared by: the note of the answer that says it, which the sentence takes over. */
const compared = ({ compared_by: by }: FinderAnswer) => (by === null ? [] : [by]);

/** What happens to schools that are in no list but by their name: it is the status of their programs. */
const closings = ({ results }: FinderAnswer) =>
  [
    ...new Set(
      results.flatMap(({ closure, program_status: status }) =>
        closure?.status === status ? closure.in_words : [],
      ),
    ),
  ].slice(0, NAMED);

/**
 * The answer in a few sentences: how many, what closes, what they are compared by, and which do best.
 *
 * @param inputs as understood.
 */
export function answerSentence(
  answer: FinderAnswer,
  inputs: FinderInputs,
  listed: ListedPrograms | null,
): string {
  const { total, place: near } = answer;
  const place = whereIn(inputs);
  const kind = kindOf(inputs.credential);
  const more = [...closings(answer), ...compared(answer), ...leaders(answer, inputs)];
  if (near) return [...around(answer, inputs), ...more].join(' ');
  if (total === 0) {
    return `No ${kind} program in ${place} ${listed ? 'is in our tables' : 'matches what you ask'}.`;
  }
  const found = `In ${place} ${count(total, `${kind} program`)} ${inCommon(total, listed)}.`;
  return [found, ...more].join(' ');
}
