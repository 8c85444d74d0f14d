import type { Data } from '@/lib/data/data';
import { isMissing } from '@/lib/numbers/figure';
import { formatDollars, formatDollarsAbout, formatDollarsRounded } from '@/lib/numbers/format';
import { capitalized, count, list, numberInWords } from '@/lib/text/words';
import { longestHorizonYears } from '../plan';
import { type RequestedType, typeAsked } from '../program-types';
import { isTooLate, longestTime, timeAhead } from '../verdict';
import { areOpenToOnePerson, degreeBefore, haveOneEntry, needInWords, whoMayEnter } from '../who-may-enter';
import { credentialInWords } from '../words';
import { aheadInWords } from './ahead';
import type { ComparedAnswer } from './compared-answer';
import type { ComparedNames } from './compared-names';

/** Tests whether no one program is to be preferred because they are open to different people. */
export const areForDifferentPeople = (answers: readonly ComparedAnswer[]): boolean =>
  !haveOneEntry(answers.map(({ question }) => question));

/** One answer of each program type. */
function oneOfEachType(answers: readonly ComparedAnswer[]): ComparedAnswer[] {
  return [...new Map(answers.map((answer) => [typeAsked(answer.question), answer])).values()];
}

/** When one comes ahead, as the middle of a clause. */
function aheadClause({ months }: ComparedAnswer, data: Data): string {
  if (isMissing(months)) return 'is no raise';
  return isTooLate(months.value, data)
    ? `doesn’t put you ahead within ${longestTime(data)}`
    : `puts you ahead after about ${timeAhead(months.value, data)}`;
}

/** The figures of one answer by itself: "a BSN costs about $57,800, puts you ahead after …, and leaves you …". */
function figuresClause(answer: ComparedAnswer, name: string, data: Data): string {
  const { cost, gain } = answer;
  if (isMissing(cost) || isMissing(gain)) return `we don’t know what ${name} costs`;
  const price = cost.value === 0 ? 'nothing after grants' : formatDollarsAbout(cost.value);
  const years = count(longestHorizonYears(data), 'year');
  return `${name} ${list([
    `costs ${price}`,
    aheadClause(answer, data),
    `leaves you about ${aheadInWords(gain.value)} over ${years}`,
  ])}`;
}

/** Tests whether someone with a bachelor's degree may choose between all of them. */
const areOpenWithDegree = (questions: readonly RequestedType[]): boolean =>
  questions.every((one) => questions.every((other) => areOpenToOnePerson(one, other)));

/** Says what each of different program types asks for; nothing where all ask for the same. */
export function degreeSentences(answers: readonly ComparedAnswer[]): string[] {
  const types = oneOfEachType(answers);
  return types.length === 1 ? [] : types.flatMap(({ question }) => degreeBefore(question) ?? []);
}

/** Says who may enter each of several programs, then the figures of each by itself: none of them wins. */
export function entrySentences(answers: readonly ComparedAnswer[], names: ComparedNames, data: Data) {
  const types = oneOfEachType(answers).map(({ question }) => question);
  const isOpen = areOpenWithDegree(types);
  const needOf = (question: RequestedType) =>
    isOpen && whoMayEnter(question) === null ? 'takes people with or without one' : needInWords(question);
  const needs = types.map((question) => `${credentialInWords(question)} ${needOf(question)}`);
  const figures = answers.map((answer, index) => figuresClause(answer, names.inSentence[index] ?? '', data));
  return {
    heading: isOpen
      ? `With a bachelor’s degree, ${types.length === 2 ? 'both' : `all ${numberInWords(types.length)}`} are open to you`
      : 'They are open to different people',
    sentence: `${capitalized(needs.join('; '))}. ${names.shared}${figures.join('; ')}.`,
  };
}

/** What other people usually earn before a program that is compared from the same pay. */
function usualPayNote({ question, result }: ComparedAnswer): string {
  const usual = formatDollarsRounded(result.typical_entrant.baseline_income);
  return `People usually earn ${usual} before ${credentialInWords(question)}; its figures here count from ${formatDollars(question.current_income)}.`;
}

/** Who may enter each of different program types, and whose pay the figures of those for others count from. */
export function entryNotes(answers: readonly ComparedAnswer[]): string[] {
  const types = oneOfEachType(answers);
  if (types.length === 1) return [];
  const [first, ...others] = types;
  const forOthers = first ? others.filter(({ question }) => !haveOneEntry([first.question, question])) : [];
  return [...types.flatMap(({ question }) => whoMayEnter(question) ?? []), ...forOthers.map(usualPayNote)];
}
