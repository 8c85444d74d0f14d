import { onlyOf } from '@/lib/parameters/declare';
import { count } from '@/lib/text/words';
import type { FinderAnswer, LeftOut } from '../finder/answer';
import type { FinderInputs } from '../finder/parameters';

/** Programs that are not in a list and why, with the list that has them; null where none does. */
export interface LeftOutView {
  readonly text: string;
  readonly href: string | null;
}

/** The search that lists what was left out; null where none does. */
function withLeftOut(inputs: FinderInputs, { filter }: LeftOut): FinderInputs | null {
  const all = { ...inputs, cursor: undefined };
  if (filter === null) return null;
  if (filter === 'credential') {
    return { ...all, credential: [onlyOf(inputs.credential) === 'BSN' ? 'RN_TO_BSN' : 'BSN'] };
  }
  return filter === 'include_without_accreditation'
    ? { ...all, include_without_accreditation: true }
    : { ...all, [filter]: undefined };
}

/** Says how many programs are not in the list and why, with the list that has them. */
export function leftOutOf(
  answer: FinderAnswer,
  inputs: FinderInputs,
  hrefOf: (search: FinderInputs) => string,
): LeftOutView[] {
  return answer.left_out.map((left) => {
    const all = withLeftOut(inputs, left);
    const text = `${count(left.count, 'program')} left out. ${left.reason}`;
    return { text, href: all && hrefOf(all) };
  });
}
