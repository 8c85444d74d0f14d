import { credentialFacts } from '@/lib/data/credentials';
import { formatMonths } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { withArticle } from '@/lib/text/phrases';
import { capitalized } from '@/lib/text/words';
import { type NursingRoiInputs, programCredential } from '../parameters';
import { firstLicense, forWhom } from '../who-may-enter';
import { credentialInWords, yearsInWords } from '../words';
import type { LedSchool } from './led';
import { type PayNow, payInSentence } from './pay-now';

/** The length of a program, as a sentence says it: "two years", "18 months". */
export const lengthInWords = (months: number) =>
  months % 12 === 0 ? yearsInWords(months / 12) : formatMonths(months);

/** The full name of a program type where it has one beside its initials: "an associate degree in nursing (ADN)". */
function fullName(inputs: NursingRoiInputs): string {
  const { title } = credentialFacts[programCredential(inputs)];
  return title.includes('(')
    ? withArticle(title.charAt(0).toLowerCase() + title.slice(1))
    : credentialInWords(inputs);
}

/** The question that the page answers: "Does an ADN pay off in Georgia?" */
export const headingOf = (inputs: NursingRoiInputs, school: LedSchool | null): string =>
  `Does ${credentialInWords(inputs)} pay off ${school ? `at ${school.member.name}` : `in ${areaName(inputs.state)}`}?`;

/** Says what the program is, how long it takes and what it leads to or asks for, then what one earns now. */
export function given(inputs: NursingRoiInputs, programMonths: number, pay: PayNow): string {
  const license = firstLicense(inputs);
  const leads = license === null ? '' : ` and leads to the ${license} license`;
  const program = `${capitalized(fullName(inputs))} takes ${lengthInWords(programMonths)}${leads}.`;
  const whom = forWhom(inputs);
  return [program, ...(whom === null ? [] : [`It is ${whom}.`]), payInSentence(pay, inputs)].join(' ');
}
