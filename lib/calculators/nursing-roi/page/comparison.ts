import type { Link } from '@/lib/calculators/page/related';
import type { FigureCell, FigureTable } from '@/lib/calculators/page/view';
import type { Data } from '@/lib/data/data';
import type { Source } from '@/lib/data/table';
import { isMissing } from '@/lib/numbers/figure';
import { formatDollars, formatDollarsRounded } from '@/lib/numbers/format';
import { cautionsOf } from '@/lib/places/page/returns';
import { capitalized, count, list } from '@/lib/text/words';
import type { NursingRoiInputs } from '../parameters';
import type { Plan } from '../payback';
import { longestHorizonYears } from '../plan';
import { answeredTypes, answerTo } from '../program-types';
import { withoutIncomeQuestion } from '../sentences/payback';
import { isTooLate, timeAhead } from '../verdict';
import { areOpenToOnePerson, forWhom, haveOneEntry } from '../who-may-enter';
import { schoolInWords, typeName, yearsInWords } from '../words';
import { type AheadView, aheadAfter, aheadInWords, aheadOf, yearsDrawn } from './ahead';
import { type Compared, comparePairs, hasRoom, same } from './compare';
import { type ComparedAnswer, comparedAnswers } from './compared-answer';
import { type ComparedNames, comparedNames } from './compared-names';
import { comparedSentences, isAboutTheSame } from './compared-sentence';
import { areForDifferentPeople, degreeSentences, entryNotes, entrySentences } from './entry-sentence';
import { answerHref } from './links';
import type { PayNow } from './pay-now';
import { aheadRange } from './ranges';

/** Two or three answers as one: what its page says in place of what it says of one. */
export interface ComparisonView {
  /** "BSN and ADN in Ohio compared". */
  readonly subject: string;
  /** The verdict without figures. */
  readonly heading: string;
  readonly sentence: string;
  readonly table: FigureTable;
  readonly chart: AheadView;
  /** What holds for all of them. */
  readonly notes: readonly string[];
  readonly cautions: readonly string[];
  readonly assumptions: readonly string[];
  readonly sources: readonly Source[];
  /** Which of the answers the data are. */
  readonly dataNote: string;
}

interface Line {
  readonly id: string;
  readonly label: string;
  readonly cell: (answer: ComparedAnswer) => FigureCell;
  /** What is compared, lowest best: infinite where one never comes out ahead. */
  readonly of: (answer: ComparedAnswer) => number;
  /** What the better one of two is: "less". */
  readonly better: string;
}

const knownOrNaN = (figure: ComparedAnswer['cost']) => (isMissing(figure) ? Number.NaN : figure.value);

/** A cell of a figure, or of the reason why it is missing. */
const cellOf = (
  figure: ComparedAnswer['cost'],
  format: (value: number) => string,
  note: string,
): FigureCell =>
  isMissing(figure) ? { value: null, note: figure.missing } : { value: format(figure.value), note };

const afterFinishing = ({ graduate_earnings: measured }: ComparedAnswer['result']) =>
  measured ? `${yearsInWords(measured.years_after_completion)} after finishing` : '';

/** Whose price it is. */
function priceNote({ question, result }: ComparedAnswer): string {
  const { program, tuition_basis, grants_total } = result;
  const whose = program ? (program.tuition_basis ?? '') : schoolInWords(question.degree, tuition_basis);
  return capitalized(grants_total > 0 ? `${whose}, after ${formatDollars(grants_total)} of grants` : whose);
}

function lines(data: Data): readonly Line[] {
  return [
    {
      id: 'pay',
      label: 'Graduates’ pay, a year',
      cell: ({ pay, isNationalPay, result }) =>
        cellOf(
          pay,
          formatDollarsRounded,
          capitalized(`${afterFinishing(result)}${isNationalPay ? ', nationwide' : ''}`),
        ),
      of: ({ pay }) => -knownOrNaN(pay),
      better: 'more',
    },
    {
      id: 'cost',
      label: 'Tuition, books and fees',
      cell: (answer) => cellOf(answer.cost, formatDollarsRounded, priceNote(answer)),
      of: ({ cost }) => knownOrNaN(cost),
      better: 'less',
    },
    {
      id: 'ahead',
      label: 'Ahead after',
      cell: ({ months, result }) => {
        const range = result.program ? null : aheadRange(result, data);
        return cellOf(months, (value) => timeAhead(value, data), range === null ? '' : `Likely ${range}`);
      },
      of: ({ months }) =>
        isMissing(months) || isTooLate(months.value, data) ? Number.POSITIVE_INFINITY : months.value,
      better: 'sooner',
    },
    {
      id: 'gain',
      label: `Gain over not studying, ${count(longestHorizonYears(data), 'year')}`,
      cell: ({ gain }) => cellOf(gain, formatDollarsRounded, ''),
      of: ({ gain }) => -knownOrNaN(gain),
      better: 'more',
    },
  ];
}

/** Marks the better one of two by a word in place of the note; none where they are about the same. */
function marked(
  { cell, of, better }: Line,
  answers: readonly ComparedAnswer[],
  isRanked: boolean,
  data: Data,
): FigureCell[] {
  const [one = Number.NaN, other = Number.NaN] = answers.map(of);
  const isOpen = !isRanked || isAboutTheSame(one, other, data);
  return answers.map((answer) => ({
    value: cell(answer).value,
    note: !isOpen && of(answer) === Math.min(one, other) ? `✓ ${better}` : '',
  }));
}

/** Answers that a phone has room for side by side. */
const MAX_BESIDE = 2;

/** Characters of a name that a phone has room for beside another. */
const MAX_SHORT_CHARACTERS = 14;

/** Tests whether two answers fit side by side on a phone: short names, and no reason in place of a figure. */
const areShort = (answers: readonly ComparedAnswer[], names: ComparedNames, data: Data): boolean =>
  answers.length === MAX_BESIDE &&
  names.short.every(({ length }) => length <= MAX_SHORT_CHARACTERS) &&
  lines(data).every(({ cell }) => answers.every((answer) => cell(answer).value !== null));

/** What is known of the figures of two answers whose cells have no room for it: a sentence for each measure. */
function cellNotes(answers: readonly ComparedAnswer[], names: ComparedNames, data: Data): string[] {
  return lines(data).flatMap(({ label, cell }) => {
    const notes = answers.map((answer) => cell(answer).note);
    const [first = ''] = notes;
    if (notes.every((note) => note === '')) return [];
    if (notes.every((note) => note === first)) return [`${label}: ${lowerFirst(first)}.`];
    const own = notes.flatMap((note, index) =>
      note === '' ? [] : [`${names.short[index]} ${lowerFirst(note)}`],
    );
    return [`${label}: ${own.join('; ')}.`];
  });
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function tableOf(
  answers: readonly ComparedAnswer[],
  names: ComparedNames,
  pay: PayNow,
  data: Data,
): FigureTable {
  const isShort = areShort(answers, names, data);
  const isRanked = !areForDifferentPeople(answers);
  return {
    caption: 'Before tax, without raises',
    isShort,
    columns: answers.map(({ question }, index) => ({
      id: `answer-${index + 1}`,
      label: names.short[index] ?? '',
      href: answerHref(question, pay),
    })),
    rows: lines(data).map((line) => ({
      id: line.id,
      label: line.label,
      cells: isShort ? marked(line, answers, isRanked, data) : answers.map(line.cell),
    })),
  };
}

interface Drawn {
  readonly name: string;
  readonly plan: Plan;
}

/** Says how far two are ahead, of more which one is furthest. */
function findingOf(drawn: readonly Drawn[], last: number): string {
  const ends = drawn.map(({ name, plan }) => ({ name, dollars: aheadAfter(plan, last) }));
  const after = `After ${count(last, 'year')}`;
  if (ends.length <= MAX_BESIDE)
    return `${after}: ${list(ends.map(({ name, dollars }) => `${name} ${aheadInWords(dollars)}`))}`;
  const [first] = ends.toSorted((one, other) => other.dollars - one.dollars);
  return first && first.dollars > 0
    ? `${after}: ${first.name} is furthest ahead`
    : `${after}: all are behind`;
}

function chartOf(answers: readonly ComparedAnswer[], names: ComparedNames, data: Data): AheadView {
  const drawn = answers.flatMap(({ plan }, index) =>
    isMissing(plan) ? [] : [{ plan: plan.value, name: names.short[index] ?? '' }],
  );
  const months = answers.map((answer) => (isMissing(answer.months) ? null : answer.months.value));
  const last = yearsDrawn(months, data);
  return { finding: findingOf(drawn, last), ...aheadOf(drawn, last, data) };
}

/** Assumptions as a comparison says them: it has no verdict. */
const withoutVerdict = (line: string) => line.replaceAll('The verdict uses', 'The answer uses');

/** Lines that all answers share once, then those of single ones under their names. */
function grouped(lists: readonly (readonly string[])[], names: ComparedNames): string[] {
  const [first = []] = lists;
  const shared = first.filter((line) => lists.every((lines) => lines.includes(line)));
  const own = lists.flatMap((lines, index) =>
    lines.filter((line) => !shared.includes(line)).map((line) => `${names.short[index]}: ${line}`),
  );
  return [...shared, ...own];
}

/** What of the question holds for all answers, and what for its own alone. */
const notesOf = ({ grants_total, tuition }: NursingRoiInputs, answers: readonly ComparedAnswer[]) => [
  ...entryNotes(answers),
  ...(grants_total === undefined
    ? []
    : [`Your grants of ${formatDollars(grants_total)} are taken off the cost of each.`]),
  ...(tuition === undefined ? [] : ['The tuition that you gave is that of the first alone.']),
];

/** The answer and those that it is compared with as one answer; null where there is nothing beside it. */
export function comparison(
  inputs: NursingRoiInputs,
  others: readonly Compared[],
  pay: PayNow,
  data: Data,
): ComparisonView | null {
  if (others.length === 0) return null;
  const answers = comparedAnswers(inputs, others, data).map((answer) => ({
    ...answer,
    assumptions: withoutIncomeQuestion(answer.assumptions).map(withoutVerdict),
  }));
  const names = comparedNames(answers);
  const table = tableOf(answers, names, pay, data);
  const sentencesOf = areForDifferentPeople(answers) ? entrySentences : comparedSentences;
  const { heading, sentence } = sentencesOf(answers, names, data);
  return {
    subject: `${names.all} compared`,
    heading,
    sentence: [...degreeSentences(answers), sentence].join(' '),
    table,
    chart: chartOf(answers, names, data),
    notes: [...notesOf(inputs, answers), ...(table.isShort ? cellNotes(answers, names, data) : [])],
    cautions: grouped(answers.map(cautionsOf), names),
    assumptions: grouped(
      answers.map(({ assumptions }) => assumptions),
      names,
    ),
    sources: answers.flatMap(({ sources }) => sources),
    dataNote: `The data have one answer at a time: here that for ${names.inSentence[0]}. Ask the API once for each.`,
  };
}

/** A program type, and whom it is for where that is not everyone who may enter the question's. */
function linkLabel(question: NursingRoiInputs, other: Compared): string {
  const whom = haveOneEntry([question, other]) ? null : forWhom(other);
  return whom === null ? typeName(other) : `${typeName(other)} (${whom})`;
}

/** Program types for the same person that are not shown yet, in the same state; none where three are side by side. */
export function comparable(inputs: NursingRoiInputs, others: readonly Compared[]): Compared[] {
  if (!hasRoom(others)) return [];
  const shown = [inputs, ...others];
  return answeredTypes
    .flatMap((type) => answerTo(type).asked ?? [])
    .map((asked): Compared => ({ state: inputs.state, program: undefined, ...asked }))
    .filter((other) => !shown.some((one) => same({ ...one, program: undefined }, other)))
    .filter((other) => shown.every((one) => areOpenToOnePerson(one, other)));
}

/** The page with one more answer beside what it shows. */
export const compareHref = (
  inputs: NursingRoiInputs,
  others: readonly Compared[],
  other: Compared,
  pay: PayNow,
): string => answerHref(inputs, pay, comparePairs([...others, other], inputs));

/** The page with each of the other program types beside what it shows. */
export const compareLinks = (inputs: NursingRoiInputs, others: readonly Compared[], pay: PayNow): Link[] =>
  comparable(inputs, others).map((other) => ({
    label: linkLabel(inputs, other),
    href: compareHref(inputs, others, other, pay),
  }));
