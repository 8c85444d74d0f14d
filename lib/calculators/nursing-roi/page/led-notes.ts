import { formatDollars } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import type { AnsweredRequest } from './led';

/** Lines that hold for the state's price alone, which a school's takes the place of. */
const OF_STATE = /^Caution: .*\b(?:price|tuition)\b|changes none of them/;

/** Returns the assumptions of an answer, those of a school first where it is of one. */
export function assumptionsFor(
  { inputs, school }: AnsweredRequest,
  assumptions: readonly string[],
): readonly string[] {
  if (!school) return assumptions;
  const { name, tuition_basis, pay_basis } = school.member;
  return [
    `The answer is for ${name}. Price: ${tuition_basis}. Pay: ${pay_basis}. What is said below of prices and pay is of ${areaName(inputs.state)}.`,
    ...assumptions.filter((line) => !OF_STATE.test(line)),
  ];
}

/** Says what the same answer as data has elsewhere, or doesn't know; nothing where it is the same. */
export function dataNoteOf({ inputs, school }: AnsweredRequest): { readonly dataNote?: string } {
  if (!school) return {};
  const own =
    inputs.tuition === undefined ? '' : ' They have the school’s own price, not the one that you entered.';
  const pay = school.state.program?.expected_salary ?? null;
  const otherPay =
    pay === null || pay === school.member.expected_salary
      ? ''
      : ` They have ${formatDollars(pay)} as its pay over a career: they count graduates whom this page leaves out.`;
  return {
    dataNote: `The data have the school in the member program, beside the figures of ${areaName(inputs.state)}.${own}${otherPay}`,
  };
}
