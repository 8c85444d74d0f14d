import type { Data } from '@/lib/data/data';
import { isMissing } from '@/lib/numbers/figure';
import { formatDollarsAbout, formatDollarsRounded, formatMonths } from '@/lib/numbers/format';
import { capitalized, count, list, numberInWords } from '@/lib/text/words';
import { longestHorizonYears } from '../plan';
import { isTooLate, longestTime } from '../verdict';
import type { ComparedAnswer } from './compared-answer';
import type { ComparedNames } from './compared-names';

/** What is said of an answer, or of several at once: with its figure, and as a heading says it. */
interface Words {
  readonly full: string;
  readonly brief: string;
}

/** What is said of the best answers by one measure; `who` are all of them where no one is better. */
interface Finding extends Words {
  readonly who: readonly number[];
  /** Whether it goes on with "than" and the other one. */
  readonly isComparative: boolean;
}

/** The figures that a measure compares, lowest best; infinite where one never comes out ahead. */
interface Measure {
  readonly of: (answer: ComparedAnswer) => number;
  /** Of the better one of two, by how much. */
  readonly better: (difference: number) => Words;
  /** Of the best of three: the figure of each that is about as good. */
  readonly best: (values: readonly number[]) => Words;
  /** Of all, where none is better: after "both" or "all three". */
  readonly same: Words;
}

const knownOrNaN = (figure: ComparedAnswer['cost']) => (isMissing(figure) ? Number.NaN : figure.value);

/** Picks the form of a verb. */
const verb = ({ length }: readonly number[], one: string, more: string) => (length > 1 ? more : one);

/** The figures of those that are about as good, each once: "about $794,000 and $818,000". */
const about = (values: readonly number[], format: (value: number) => string) =>
  `about ${list([...new Set(values.map(format))])}`;

const dollars = (values: readonly number[]) => about(values, formatDollarsRounded);

/** What the cheapest cost; only grants leave nothing to pay. */
const leastCost = (values: readonly number[]) =>
  values.every((value) => value === 0) ? 'nothing after grants' : dollars(values);

/** How far ahead or behind the best are: they are on one side, as they are about the same. */
const bestGain = (values: readonly number[]) =>
  `${dollars(values.map(Math.abs))} ${values.every((value) => value >= 0) ? 'ahead' : 'behind'}`;

function measures(data: Data): Measure[] {
  const years = count(longestHorizonYears(data), 'year');
  return [
    {
      of: ({ months }) =>
        isMissing(months) || isTooLate(months.value, data) ? Number.POSITIVE_INFINITY : months.value,
      better: (months) => ({
        full: `puts you ahead ${formatMonths(months)} sooner`,
        brief: 'puts you ahead sooner',
      }),
      best: (months) => ({
        full: `${verb(months, 'puts', 'put')} you ahead first (after ${about(months, formatMonths)})`,
        brief: `${verb(months, 'puts', 'put')} you ahead first`,
      }),
      same: { full: 'put you ahead after about the same time', brief: 'take about as long' },
    },
    {
      of: ({ cost }) => knownOrNaN(cost),
      better: (dollars) => ({ full: `costs ${formatDollarsAbout(dollars)} less`, brief: 'costs less' }),
      best: (costs) => ({
        full: `${verb(costs, 'costs', 'cost')} least (${leastCost(costs)})`,
        brief: `${verb(costs, 'costs', 'cost')} least`,
      }),
      same: { full: 'cost about the same', brief: 'cost about the same' },
    },
    {
      of: ({ gain }) => -knownOrNaN(gain),
      better: (difference) => ({
        full: `leaves you ${formatDollarsAbout(difference)} better off over ${years}`,
        brief: 'leaves you better off',
      }),
      best: (losses) => ({
        full: `${verb(losses, 'leaves', 'leave')} you best off over ${years} (${bestGain(losses.map((loss) => -loss))})`,
        brief: `${verb(losses, 'leaves', 'leave')} you best off`,
      }),
      same: {
        full: `leave you about as well off over ${years}`,
        brief: 'leave you about as well off',
      },
    },
  ];
}

/** Tests whether two figures differ by less than should decide; never ahead is like never ahead alone. */
export function isAboutTheSame(one: number, other: number, data: Data): boolean {
  if (one === other) return true;
  const percent = data.parameters('nursing-roi').number('about_the_same', 'comparison');
  const larger = Math.max(Math.abs(one), Math.abs(other));
  return Number.isFinite(larger) && Math.abs(one - other) <= (percent / 100) * larger;
}

/** What a measure finds among the answers with a figure. */
function findingOf(
  measure: Measure,
  known: readonly number[],
  answers: readonly ComparedAnswer[],
  data: Data,
): Finding {
  const value = (index: number) => measure.of(answers[index] as ComparedAnswer);
  const values = known.map(value);
  const best = Math.min(...values);
  const who = known.filter((index) => isAboutTheSame(value(index), best, data));
  if (best === Number.POSITIVE_INFINITY) {
    const never = `${known.length === 2 ? 'neither puts' : 'none puts'} you ahead within ${longestTime(data)}`;
    return { who: [], full: never, brief: never, isComparative: false };
  }
  if (who.length === known.length) return { who, ...measure.same, isComparative: false };
  if (known.length > 2) return { who, ...measure.best(who.map(value)), isComparative: false };
  const worst = Math.max(...values);
  if (worst === Number.POSITIVE_INFINITY) {
    const only = `is the only one that puts you ahead within ${longestTime(data)}`;
    return { who, full: only, brief: only, isComparative: false };
  }
  return { who, ...measure.better(worst - best), isComparative: true };
}

/** Findings about the same answers, in one clause. */
interface Clause {
  readonly who: readonly number[];
  readonly findings: readonly Finding[];
}

function clausesOf(findings: readonly Finding[]): Clause[] {
  const byWho = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = finding.who.join();
    byWho.set(key, [...(byWho.get(key) ?? []), finding]);
  }
  return [...byWho.values()].map((same) => ({ who: same[0]?.who ?? [], findings: same }));
}

function subjectOf({ who }: Clause, known: readonly number[], names: ComparedNames): string {
  if (who.length === 0) return '';
  if (who.length === known.length)
    return known.length === 2 ? 'both ' : `all ${numberInWords(known.length)} `;
  return `${list(who.map((index) => names.inSentence[index] ?? ''))} `;
}

/** The other one of two, where a clause alone compares with it. */
function otherOf({ who, findings }: Clause, known: readonly number[], names: ComparedNames): string {
  const [other] = known.filter((index) => !who.includes(index));
  return findings.at(-1)?.isComparative && other !== undefined ? ` than ${names.inSentence[other]}` : '';
}

interface Sentences {
  /** The verdict without figures: "An ADN puts you ahead sooner and costs less". */
  readonly heading: string;
  readonly sentence: string;
}

function sentencesFrom(
  clauses: readonly Clause[],
  known: readonly number[],
  names: ComparedNames,
): Sentences {
  const compares = clauses.filter(({ findings }) => findings.some(({ isComparative }) => isComparative));
  const said = (words: 'full' | 'brief') =>
    clauses
      .map(
        (clause) =>
          subjectOf(clause, known, names) +
          list(clause.findings.map((finding) => finding[words])) +
          (words === 'full' && compares.length === 1 ? otherOf(clause, known, names) : ''),
      )
      .join('; ');
  return { heading: capitalized(said('brief')), sentence: `${capitalized(said('full'))}.` };
}

/** Says which of two or three answers is ahead first, costs less and gains more, or that they are about the same. */
export function comparedSentences(
  answers: readonly ComparedAnswer[],
  names: ComparedNames,
  data: Data,
): Sentences {
  const indices = answers.map((_, index) => index);
  const isKnown = (index: number) => !isMissing(answers[index]?.plan);
  const known = indices.filter(isKnown);
  const unknown = indices
    .filter((index) => !isKnown(index))
    .map((index) => `We don’t know what ${names.inSentence[index]} costs.`);
  if (known.length < 2) {
    const heading = 'We don’t know enough prices to compare';
    return { heading, sentence: unknown.join(' ') };
  }
  const findings = measures(data).map((measure) => findingOf(measure, known, answers, data));
  const { heading, sentence } = sentencesFrom(clausesOf(findings), known, names);
  return { heading, sentence: [sentence, ...unknown].join(' ') };
}
