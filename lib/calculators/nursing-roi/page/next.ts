import type { Link } from '@/lib/calculators/page/related';
import type { Data } from '@/lib/data/data';
import { formatDollarsAbout } from '@/lib/numbers/format';
import { capitalized } from '@/lib/text/words';
import { nursingRoi } from '..';
import { inputsOf, type NursingRoiInputs } from '../parameters';
import { answeredTypes, typeAsked } from '../program-types';
import type { NursingRoiResult } from '../result';
import { isTooLate, longestTime, timeAhead } from '../verdict';
import { haveOneEntry } from '../who-may-enter';
import { credentialInWords } from '../words';
import type { Compared } from './compare';
import { comparable, compareHref } from './comparison';
import type { AnsweredRequest } from './led';
import type { PayNow } from './pay-now';

/** The program type to look at next. */
export interface OtherType {
  readonly link: Link;
  /** What it costs, how long it takes and when one would be ahead, in a sentence. */
  readonly sentence: string;
}

/** The next step up for the same people, else the one below; undefined without either. */
function nextType(inputs: NursingRoiInputs): Compared | undefined {
  const others = comparable(inputs, []).filter((other) => haveOneEntry([inputs, other]));
  const rank = (asked: Pick<Compared, 'degree' | 'track'>) => answeredTypes.indexOf(typeAsked(asked));
  return others.find((other) => rank(other) > rank(inputs)) ?? others.at(-1);
}

/** What another program costs beside the answer's. */
function costBeside(own: NursingRoiResult, other: NursingRoiResult): string {
  const more = other.total_cost - own.total_cost;
  if (more === 0) return 'costs the same';
  return `costs ${formatDollarsAbout(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
}

/** When one would be ahead with another program. */
function aheadBeside({ break_even_months_from_start: months }: NursingRoiResult, data: Data): string {
  if (months === null) return 'no raise';
  return isTooLate(months, data)
    ? `not ahead within ${longestTime(data)}`
    : `ahead after about ${timeAhead(months, data)}`;
}

/** Another program type to put beside an answer; null where none is for the same people. */
export function otherType(
  { inputs, result }: Pick<AnsweredRequest, 'inputs' | 'result'>,
  pay: PayNow,
  data: Data,
): OtherType | null {
  const other = nextType(inputs);
  if (!other) return null;
  const { current_income, grants_total } = inputs;
  const beside = nursingRoi.answer(inputsOf({ ...other, current_income, grants_total }), data).result;
  const name = credentialInWords(other);
  return {
    link: { label: `Compare with ${name}`, href: compareHref(inputs, [], other, pay) },
    sentence: `${capitalized(name)} ${costBeside(result, beside)}: ${aheadBeside(beside, data)}.`,
  };
}
