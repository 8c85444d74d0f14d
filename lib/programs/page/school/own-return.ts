import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { type AnsweredRequest, ledAnswer, ledBasis } from '@/lib/calculators/nursing-roi/page/led';
import { schoolReturnLink } from '@/lib/calculators/nursing-roi/page/links';
import { priceChange } from '@/lib/calculators/nursing-roi/page/price-change';
import { programAskedIn } from '@/lib/calculators/nursing-roi/page/program-asked';
import { payGivenUp } from '@/lib/calculators/nursing-roi/payback';
import { noAnswerReason } from '@/lib/calculators/nursing-roi/program-types';
import { usualIncome } from '@/lib/calculators/nursing-roi/usual-pay';
import { isTooLate, longestTime, timeAhead } from '@/lib/calculators/nursing-roi/verdict';
import type { Data } from '@/lib/data/data';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { parseQuery } from '@/lib/parameters/parse';
import { areaName } from '@/lib/places/states';
import { possessive } from '@/lib/text/words';
import type { Program } from '../../program';

/** What the program returns to someone who earns what is usual before it. */
export interface OwnReturn {
  readonly sentence: string;
  /** The calculator with the state, the program type and, where it can be shown, the school filled in. */
  readonly href: string;
}

/** Whose price and pay an answer counts: "this school’s 2023-24 price and Ohio’s pay". */
function basisInWords({ inputs, school }: AnsweredRequest): string {
  const place = possessive(areaName(inputs.state));
  if (!school) return `the state’s usual price and ${place} pay`;
  const { year } = school.priceOf ?? { year: null };
  const pay = school.isOwnPay ? `${place} pay, moved by what the school’s graduates earn` : `${place} pay`;
  return `this school’s ${year === null ? '' : `${year} `}price and ${pay}`;
}

function outcome(answered: AnsweredRequest, data: Data): string {
  const { plan } = ledBasis(answered.inputs, data);
  const givenUp = payGivenUp(plan) > 0 ? ', and the pay you give up while you study' : '';
  const counted = `That counts ${basisInWords(answered)}${givenUp}.`;
  const months = answered.result.break_even_months_from_start;
  if (months === null) return `your pay would not rise. ${counted}`;
  if (isTooLate(months, data)) return `you would not come out ahead within ${longestTime(data)}. ${counted}`;
  return `you come out ahead about ${timeAhead(months, data)} after your first class. ${counted}`;
}

/** Returns what a program returns, from the pay that is usual before it. */
export function ownReturn(program: Program, data: Data): OwnReturn {
  const { facts, credential } = program;
  const { href } = schoolReturnLink({ state: facts.state, type: credential }, facts.slug, data);
  const query = new URLSearchParams(href.slice(href.indexOf('?')));
  const asked = programAskedIn(query);
  const refusal = noAnswerReason(credential);
  if (refusal !== null || !asked) return { sentence: refusal ?? '', href };
  const income = usualIncome(asked, data);
  query.set('current_income', String(income));
  const parsed = parseQuery(nursingRoi.parameters, query);
  if (!parsed.ok) return { sentence: '', href };
  const answered = ledAnswer(parsed.inputs, nursingRoi.answer(parsed.inputs, data).result, data);
  const before = `If you earn ${formatDollarsRounded(income)} a year now, as is usual before this program, `;
  const changed = priceChange(answered, data);
  return {
    sentence: `${before}${outcome(answered, data)}${changed === null ? '' : ` ${changed}`}`,
    href,
  };
}
