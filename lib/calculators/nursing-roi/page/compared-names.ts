import { areaName } from '@/lib/places/states';
import { capitalized, list } from '@/lib/text/words';
import { typeAsked } from '../program-types';
import { credentialInWords, incomeInWords, typeName } from '../words';
import type { ComparedAnswer } from './compared-answer';

/** What the answers of a comparison are called: by what they differ in. */
export interface ComparedNames {
  /** Of each, for columns and lines: "ADN", "Ohio", "Ohio State University-Main Campus". */
  readonly short: readonly string[];
  /** Of each, for sentences: "an ADN", "Ohio", "a BSN in Ohio". */
  readonly inSentence: readonly string[];
  /** What they share, as the beginning of a sentence: "In Texas, if you earn nothing now, ". */
  readonly shared: string;
  /** Of all, for titles: "BSN and ADN in Ohio". */
  readonly all: string;
}

const placeOf = ({ question }: ComparedAnswer) => areaName(question.state);
const typeOf = ({ question }: ComparedAnswer) => typeName(question);

/** "BSN in Ohio", "BSN at Ohio State University-Main Campus". */
const fullName = (answer: ComparedAnswer) =>
  answer.result.program
    ? `${typeOf(answer)} at ${answer.result.program.name}`
    : `${typeOf(answer)} in ${placeOf(answer)}`;

/** Program types in several words, of which the first is one of their own: "an accelerated BSN in Ohio". */
const inPlace = (answer: ComparedAnswer) => `${credentialInWords(answer.question)} in ${placeOf(answer)}`;

const areEqual = <T>(values: readonly T[]) => values.every((value) => value === values[0]);

function schoolNames(answers: readonly ComparedAnswer[], isOneType: boolean): ComparedNames {
  const school = (answer: ComparedAnswer) => answer.result.program?.name;
  const [first] = answers;
  const type = first && isOneType ? `For ${credentialInWords(first.question)}, ` : '';
  return {
    short: answers.map((answer) => (isOneType ? school(answer) : undefined) ?? fullName(answer)),
    inSentence: answers.map((answer) => {
      const name = school(answer);
      if (name === undefined) return `the typical ${inPlace(answer).replace(/^an? /, '')}`;
      return isOneType ? name : `${credentialInWords(answer.question)} at ${name}`;
    }),
    shared: type,
    all:
      isOneType && first
        ? `${typeOf(first)} at ${list(answers.map((one) => school(one) ?? `the typical school in ${placeOf(one)}`))}`
        : list(answers.map(fullName)),
  };
}

/** Names answers by what they differ in, without the income. */
function namesWithoutIncome(answers: readonly ComparedAnswer[]): ComparedNames {
  const isOneType = areEqual(answers.map(({ question }) => typeAsked(question)));
  const isOneState = areEqual(answers.map(({ question }) => question.state));
  if (answers.some(({ result }) => result.program)) return schoolNames(answers, isOneType);
  const [first] = answers;
  if (first && isOneState) {
    const types = answers.map(typeOf);
    return {
      short: types,
      inSentence: answers.map(({ question }) => credentialInWords(question)),
      shared: `In ${placeOf(first)}, `,
      all: `${list(types)} in ${placeOf(first)}`,
    };
  }
  if (first && isOneType) {
    const places = answers.map(placeOf);
    return {
      short: places.map(capitalized),
      inSentence: places,
      shared: `For ${credentialInWords(first.question)}, `,
      all: `${typeOf(first)} in ${list(places)}`,
    };
  }
  const full = answers.map(fullName);
  return { short: full, inSentence: answers.map(inPlace), shared: '', all: list(full) };
}

/** Names the answers of a comparison by what they differ in. */
export function comparedNames(answers: readonly ComparedAnswer[]): ComparedNames {
  const names = namesWithoutIncome(answers);
  const income = incomeInWords(answers[0]?.question.current_income ?? 0);
  const shared = names.shared === '' ? `${capitalized(income)}, ` : `${names.shared}${income}, `;
  return { ...names, shared };
}
