import { group } from 'd3-array';
import { formatCount } from '@/lib/numbers/format';
import { list } from '@/lib/text/words';
import { doubtInWords, doubtsAbout, isConfirmed } from '../facts/doubts';
import type { ProgramFacts } from '../program-schema';
import { bandNames, isAboutTheSame } from '../score/bands';

/** What a verdict on a list is read from, in the order of the list. */
type Listed = Pick<ProgramFacts, 'institution' | 'caveats' | 'band' | 'outcomes_score' | 'standard_error'>;

/** Groups whose programs may be said to do best. */
const leadingBands: ReadonlySet<string> = new Set(['top', 'upper']);

/** Programs that a sentence names. */
const NAMED = 3;

const isLeading = ({ band }: Listed) => band !== null && leadingBands.has(bandNames[band - 1] ?? '');

const estimateOf = ({ outcomes_score: total, standard_error: standardError }: Listed) => ({
  total: total ?? 0,
  standardError: standardError ?? 0,
});

/** Names the first few, and counts the others. */
function namesOf(programs: readonly Listed[]): string {
  const others = programs.length - NAMED;
  const more = others > 0 ? [`${formatCount(others)} more of this page`] : [];
  return list([...programs.slice(0, NAMED).map(({ institution }) => institution), ...more]);
}

/** Says of programs that would lead the list what is not confirmed of them, those with one doubt together. */
function doubtSentences(programs: readonly Listed[], place: 'first' | 'higher'): string[] {
  return Array.from(
    group(programs, (program) => doubtsAbout(program)[0] ?? ''),
    ([doubt, some]) => {
      const are = some.length === 1 ? 'is' : 'are';
      const each = some.length === 1 ? '' : 'of each ';
      return `${namesOf(some)} ${are} ${place} in the list, but ${each}${doubtInWords(doubt)}: ask.`;
    },
  );
}

/**
 * Says which programs of a list by outcomes do best: the first that is confirmed, and those about the same as it. A
 * program whose caveat would change that is not among them: it is named with its doubt.
 */
export function leadersInWords(listed: readonly Listed[]): string[] {
  const leading = listed.filter(isLeading);
  const [best] = leading.filter(isConfirmed);
  if (!best) return doubtSentences(leading, 'first');
  const equals = leading.filter(
    (program) => isConfirmed(program) && isAboutTheSame(estimateOf(best), estimateOf(program)),
  );
  const doing = equals.length === 1 ? 'Doing best' : 'Doing best, and about the same as each other';
  return [
    `${doing}: ${namesOf(equals)}.`,
    ...doubtSentences(leading.slice(0, leading.indexOf(best)), 'higher'),
  ];
}
