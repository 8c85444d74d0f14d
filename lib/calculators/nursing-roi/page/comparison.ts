import type { Link } from '@/lib/calculators/page/related';
import type { FigureCell, FigureTable } from '@/lib/calculators/page/view';
import type { Data } from '@/lib/data/data';
import type { Source } from '@/lib/data/table';
import { isMissing } from '@/lib/numbers/figure';
import { formatDollars, formatDollarsRounded } from '@/lib/numbers/format';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { cautionsOf } from '@/lib/places/page/returns';
import { paths, withQuery } from '@/lib/site/urls';
import { capitalized, count, list } from '@/lib/text/words';
import { nursingRoi } from '..';
import type { NursingRoiInputs } from '../parameters';
import { longestHorizonYears } from '../plan';
import { answeredTypes, answerTo } from '../program-types';
import { withoutIncomeQuestion } from '../sentences/payback';
import { timeAhead } from '../verdict';
import { areOpenToOnePerson, forWhom, haveOneEntry } from '../who-may-enter';
import { schoolInWords, typeName, yearsInWords } from '../words';
import { type AheadView, aheadAfter, aheadInWords, aheadOf } from './ahead';
import { type Compared, comparePairs, hasRoom, same } from './compare';
import { type ComparedAnswer, comparedAnswers } from './compared-answer';
import { type ComparedNames, comparedNames } from './compared-names';
import { comparedSentences } from './compared-sentence';
import { areForDifferentPeople, entryNotes, entrySentences } from './entry-sentence';
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
}

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
    },
    {
      id: 'cost',
      label: 'Tuition, books and fees',
      cell: (answer) => cellOf(answer.cost, formatDollarsRounded, priceNote(answer)),
    },
    {
      id: 'ahead',
      label: 'Ahead after, from your first class',
      cell: ({ months, result }) => {
        const range = result.program ? null : aheadRange(result, data);
        return cellOf(months, (value) => timeAhead(value, data), range === null ? '' : `Likely ${range}`);
      },
    },
    {
      id: 'gain',
      label: `Gain over not studying, ${count(longestHorizonYears(data), 'year')}`,
      cell: ({ gain }) => cellOf(gain, formatDollarsRounded, ''),
    },
  ];
}

/** A page of the calculator with the pay as it was given. @param more pairs besides */
function hrefOf(question: NursingRoiInputs, pay: PayNow, more: readonly [string, string][] = []) {
  const query = new URLSearchParams(canonicalQuery(nursingRoi.parameters, question));
  for (const [name, value] of pay.pairs) query.set(name, value);
  for (const [name, value] of more) query.append(name, value);
  return withQuery(paths.calculatorPage(nursingRoi.id), query.toString());
}

function tableOf(
  answers: readonly ComparedAnswer[],
  names: ComparedNames,
  pay: PayNow,
  data: Data,
): FigureTable {
  return {
    caption: `${names.all}, before tax and without raises`,
    columns: answers.map(({ question }, index) => ({
      id: `answer-${index + 1}`,
      label: names.short[index] ?? '',
      href: hrefOf(question, pay),
    })),
    rows: lines(data).map(({ cell, ...line }) => ({ ...line, cells: answers.map(cell) })),
  };
}

function chartOf(answers: readonly ComparedAnswer[], names: ComparedNames, data: Data): AheadView {
  const drawn = answers.flatMap(({ plan }, index) =>
    isMissing(plan) ? [] : [{ plan: plan.value, name: names.short[index] ?? '' }],
  );
  const last = longestHorizonYears(data);
  const ends = drawn.map(({ name, plan }) => `${name} ${aheadInWords(aheadAfter(plan, last))}`);
  return { finding: `After ${count(last, 'year')}: ${list(ends)}`, ...aheadOf(drawn, data) };
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
  return {
    subject: `${names.all} compared`,
    ...(areForDifferentPeople(answers) ? entrySentences : comparedSentences)(answers, names, data),
    table: tableOf(answers, names, pay, data),
    chart: chartOf(answers, names, data),
    notes: notesOf(inputs, answers),
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

/** The page with one more program type for the same person beside what it shows; none where three are side by side. */
export function compareLinks(inputs: NursingRoiInputs, others: readonly Compared[], pay: PayNow): Link[] {
  if (!hasRoom(others)) return [];
  const shown = [inputs, ...others];
  return answeredTypes
    .flatMap((type) => answerTo(type).asked ?? [])
    .map((asked): Compared => ({ state: inputs.state, program: undefined, ...asked }))
    .filter((other) => !shown.some((one) => same({ ...one, program: undefined }, other)))
    .filter((other) => shown.every((one) => areOpenToOnePerson(one, other)))
    .map((other) => ({
      label: linkLabel(inputs, other),
      href: hrefOf(inputs, pay, comparePairs([...others, other], inputs)),
    }));
}
