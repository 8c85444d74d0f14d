import { onlyOf } from '@/lib/parameters/declare';
import { areaName, nation } from '@/lib/places/states';
import { choice, count, list } from '@/lib/text/words';
import { type Credential, credentialName, firstRnCredentials } from '../credentials';
import { doubtInWords, doubtsAbout } from '../facts/doubts';
import type { FinderAnswer } from '../finder/answer';
import { isOfSomeNamed } from '../finder/notes';
import type { FinderInputs } from '../finder/parameters';
import type { Sort } from '../finder/sort-names';
import { unusedInWords } from './finder-notes';
import { radiusOf } from './finder-place';
import { inCommon } from './in-common';
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

/** Says which programs a list by state and program type has. */
export function shownInWords(
  { total }: Pick<FinderAnswer, 'total'>,
  listed: ListedPrograms | null,
): string[] {
  if (!listed || total === 0) return [];
  return [
    listed.allAccredited
      ? 'Every program in this list is on the list of a national accreditor.'
      : 'This list has the programs that a national accreditor lists. Where state approval is the rule it has others too, marked.',
  ];
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

/** How far away the first is, where it is the closest. */
function closest({ results: [first] }: FinderAnswer, { sort, cursor }: FinderInputs): string {
  const isClosest = sort === 'distance' && cursor === undefined;
  return isClosest && first?.distance_miles != null
    ? `, the closest ${milesInWords(first.distance_miles)} away`
    : '';
}

/** The lists that a search is beside. */
interface Lists {
  /** Whether the list is all that a state and program type have. */
  readonly isAll: boolean;
  /** How many programs its state and program type have, as understood. */
  readonly inArea: number;
}

/** How many programs there are: "5 programs within 50 miles, the closest 7 miles away", "48 BSN programs in Ohio". */
function verdictOf(answer: FinderAnswer, inputs: FinderInputs, { isAll, inArea }: Lists): string {
  const { total, place } = answer;
  const kind = kindOf(inputs.credential);
  if (total === 0) {
    return `No ${kind} program ${whereLooked(answer, inputs)} ${isAll ? 'is in our tables' : 'matches what you ask'}`;
  }
  if (place === null) {
    const unused = unusedInWords(answer);
    const isPlain = isAll || (unused !== '' && total === inArea);
    const what = unused === '' ? 'what you ask' : 'the rest of what you ask';
    const match = isPlain ? '' : ` ${total === 1 ? 'matches' : 'match'} ${what}`;
    return `${count(total, `${kind} program`)} in ${whereIn(inputs)}${match}${unused === '' ? '' : `; ${unused}`}`;
  }
  const within = inputs.state === undefined ? '' : ` in ${whereIn(inputs)}`;
  return `${count(total, 'program')}${within} within ${count(radiusOf(inputs), 'mile')}${closest(answer, inputs)}`;
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

/** Said where nothing is chosen. */
const CHOOSE = 'Choose a place and a program type to compare like with like.';

/** The answer to a search in words. */
export interface AnswerWords {
  /** "5 programs within 50 miles, the closest 7 miles away". */
  readonly verdict: string;
  /** What else to know first: what closes, which do best and by what, what they have in common. */
  readonly sentence: string;
}

/**
 * Answers a search in words.
 *
 * @param inputs as understood.
 */
export function answerWords(answer: FinderAnswer, inputs: FinderInputs, lists: Lists): AnswerWords {
  const said = [
    ...closings(answer),
    ...(answer.total === 0 ? [] : answer.notes.filter(isOfSomeNamed)),
    ...(lists.isAll && (inputs.state ?? inputs.credential) === undefined ? [CHOOSE] : []),
    ...leaders(answer, inputs),
    ...compared(answer),
    ...(answer.place === null ? [] : inCommon(answer, inputs)),
  ];
  return { verdict: verdictOf(answer, inputs, lists), sentence: said.join(' ') };
}
