import { onlyOf } from '@/lib/parameters/declare';
import { count } from '@/lib/text/words';
import type { FinderAnswer, LeftOut } from '../finder/answer';
import { isListedWithout, leftOut } from '../finder/looser-searches';
import type { FinderInputs } from '../finder/parameters';
import { alsoAwardInWords } from './also-award';
import { whereLooked } from './finder-sentence';

type HrefOf = (search: FinderInputs) => string;

/** Programs that are not in a list and why, with the list that has them; null where none does. */
export interface LeftOutView {
  readonly text: string;
  readonly href: string | null;
}

/** The search that lists what was left out; null where none does. */
function withLeftOut(inputs: FinderInputs, { filter }: LeftOut): FinderInputs | null {
  const all = { ...inputs, cursor: undefined };
  if (filter === null || !isListedWithout(filter)) return null;
  if (filter === 'credential') {
    return { ...all, credential: [onlyOf(inputs.credential) === 'BSN' ? 'RN_TO_BSN' : 'BSN'] };
  }
  return { ...all, ...leftOut(filter, inputs) };
}

/** Says how many programs are not in the list and why, with the list that has them. @param inputs as understood */
export function leftOutOf(answer: FinderAnswer, inputs: FinderInputs, hrefOf: HrefOf): LeftOutView[] {
  return answer.left_out.map((left) => {
    const all = withLeftOut(inputs, left);
    const text = `${count(left.count, 'program')} left out. ${left.reason}`;
    return { text, href: all && hrefOf(all) };
  });
}

/** Schools of the place that award a BSN and may teach RNs too, with the list of them. */
export interface AlsoAwardView {
  readonly text: string;
  readonly href: string;
}

/** Says how many more schools of the place award a BSN; null where none does. @param inputs as understood */
export function alsoAward(answer: FinderAnswer, inputs: FinderInputs, hrefOf: HrefOf): AlsoAwardView | null {
  const { also_award_bsn: also } = answer;
  if (also === null) return null;
  return {
    text: alsoAwardInWords(also, whereLooked(answer, inputs)),
    href: hrefOf({ ...inputs, credential: ['BSN'], cursor: undefined }),
  };
}
