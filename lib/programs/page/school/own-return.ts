import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { schoolReturnLink } from '@/lib/calculators/nursing-roi/page/links';
import { programAskedIn } from '@/lib/calculators/nursing-roi/page/program-asked';
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

/** Months from the first class until someone comes out ahead, at the school's price where it has one. */
interface Ahead {
  readonly months: number | null;
  readonly basis: string;
}

function aheadOf(query: URLSearchParams, program: Program, data: Data): Ahead | null {
  const parsed = parseQuery(nursingRoi.parameters, query);
  if (!parsed.ok) return null;
  const { result } = nursingRoi.answer(parsed.inputs, data);
  const pay = `${possessive(areaName(program.facts.state))} pay`;
  const { program: school } = result;
  if (school && school.total_cost !== null) {
    const { break_even_months: months } = school;
    return {
      months: months === null ? null : result.program_months + months,
      basis: `this school’s price and ${pay}`,
    };
  }
  return { months: result.break_even_months_from_start, basis: `the state’s usual price and ${pay}` };
}

function outcome({ months, basis }: Ahead, data: Data): string {
  const counted = `That counts ${basis}, and the pay you give up while you study.`;
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
  const ahead = aheadOf(query, program, data);
  if (!ahead) return { sentence: '', href };
  return {
    sentence: `If you earn ${formatDollarsRounded(income)} a year now, as is usual before this program, ${outcome(ahead, data)}`,
    href,
  };
}
