import { onlyOf } from '@/lib/parameters/declare';
import { areaName } from '@/lib/places/states';
import { list, possessive } from '@/lib/text/words';
import type { Program } from '../program';
import { countsExam, countsRetention, type ScoreComponent } from '../score/components';
import type { FinderInputs } from './parameters';

/** What a list is compared by, in the order of a sentence. */
const inWords: readonly (readonly [ScoreComponent, string])[] = [
  ['nclex', 'pass rates'],
  ['earnings', 'pay'],
  ['debt', 'debt'],
  ['affordability', 'price'],
];

/**
 * Says what puts a list in order: "Compared by pay, debt, price and the college’s graduation rate. We don’t have Ohio’s
 * pass rates." Undefined where the order is another one, or the programs are of several types.
 */
export function comparedBy(
  { sort, credential: credentials, state: states }: Pick<FinderInputs, 'sort' | 'credential' | 'state'>,
  shown: readonly Program[],
): string | undefined {
  if (sort !== 'outcomes' || shown.length === 0) return undefined;
  const parts = new Set(shown.flatMap(({ facts }) => facts.score_parts.map(({ id }) => id)));
  if (parts.size === 0) return 'Listed by name: these programs have no score.';
  const [credential, state] = [onlyOf(credentials), onlyOf(states)];
  if (credential === undefined) return undefined;
  const finish = countsRetention(credential)
    ? 'the share of the college’s students who come back for a second year'
    : 'the college’s graduation rate';
  const named = [
    ...inWords.flatMap(([id, words]) => (parts.has(id) ? [words] : [])),
    ...(parts.has('completion') ? [finish] : []),
  ];
  const lacks = countsExam(credential) && !parts.has('nclex');
  const without =
    state === undefined
      ? ' We have pass rates of few states.'
      : ` We don’t have ${possessive(areaName(state))} pass rates.`;
  return `Compared by ${list(named)}.${lacks ? without : ''}`;
}
