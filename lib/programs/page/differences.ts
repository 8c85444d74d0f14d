import { group } from 'd3-array';
import { formatCount, formatDollars, formatPercent } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { list } from '@/lib/text/words';
import { credentialName } from '../credentials';
import { doubtInWords, doubtsAbout } from '../facts/doubts';
import { likelyRange } from '../facts/pass-rate';
import type { ProgramFacts } from '../program-schema';
import { countsRetention, type ScoreComponent, scoreComponents } from '../score/components';

/** A difference between programs in a measure, in words. */
export interface Difference {
  readonly measure: ScoreComponent;
  readonly text: string;
  /** Points of the score between the best and the worst: how much the measure sets them apart. */
  readonly points: number;
  /** Whether something is not confirmed of the best that would change a verdict. */
  readonly isInDoubt: boolean;
}

interface Named {
  readonly name: string;
  readonly facts: ProgramFacts;
}

/** What differs: how a measure is read, and what the two ends are in words. */
interface Measure {
  readonly value: (facts: ProgramFacts) => number | null;
  readonly more: 'better' | 'worse';
  readonly say: (best: Named & { value: number }, worst: Named & { value: number }) => string;
}

/** What the average nurse earns in the states of two programs; nothing where it is one state. */
function payThere(...programs: readonly ProgramFacts[]): string {
  if (new Set(programs.map(({ state }) => state)).size === 1) return '';
  const pay = programs.flatMap(({ graduate_earnings: earned, state }) =>
    earned ? [`${formatDollars(earned.state_mean_wage)} in ${areaName(state)}`] : [],
  );
  return `, where the average nurse earns ${list(pay)}`;
}

/** Pay with the people behind it: "$81,795 (275 earners counted)". */
const earned = ({ value, facts: { earnings } }: Named & { value: number }) =>
  `${formatDollars(value)} (${formatCount(earnings.earners ?? 0)} earners ${earnings.earners_basis})`;

/** Years of two prices, where they differ. */
function priceYears(...programs: readonly ProgramFacts[]): string {
  const years = programs.flatMap(({ tuition }) => tuition?.year ?? []);
  return new Set(years).size === 1 ? '' : `, at prices of ${list(years)}`;
}

/** Percent of the school’s full-time students who come back for a second year; null where it is not measured. */
const returning = ({ score_parts: parts }: ProgramFacts) =>
  parts.find(({ id }) => id === 'completion')?.value ?? null;

const between = (a: number, b: number) => formatDollars(Math.abs(a - b));

const measures: Readonly<Record<ScoreComponent, Measure>> = {
  nclex: {
    value: ({ pass_rate: rate }) => rate?.rate_percent ?? null,
    more: 'better',
    say: (best, worst) => {
      const words = ({ name, facts: { pass_rate: rate } }: Named) =>
        rate
          ? `${formatPercent(rate.rate_percent)} of ${rate.candidates} at ${name} (likely ${likelyRange(rate)})`
          : name;
      const [high, low] = [best.facts.pass_rate, worst.facts.pass_rate];
      const apart = high && low && high.interval_low > low.interval_high;
      const who = [high, low].every((rate) => rate?.attempts === 'first-time')
        ? 'First-time candidates'
        : 'Candidates';
      return `${who} who passed the ${high?.exam} in ${high?.period_label}: ${words(best)}, ${words(worst)}${apart ? '' : '. The ranges overlap, so chance may explain it'}.`;
    },
  },
  earnings: {
    value: ({ earnings }) => (earnings.reason === null ? earnings.restated : null),
    more: 'better',
    say: (best, worst) =>
      `Graduates of ${best.name} earn ${between(best.value, worst.value)} a year more than those of ${worst.name}, at May 2025 wages: ${earned(best)} and ${earned(worst)}${payThere(best.facts, worst.facts)}.`,
  },
  completion: {
    value: (facts) => (countsRetention(facts.credential) ? returning(facts) : facts.graduation_rate_percent),
    more: 'better',
    say: (best, worst) => {
      const what = countsRetention(best.facts.credential) ? 'come back for a second year' : 'finish';
      return `Of all full-time beginners, nursing or not, ${formatPercent(best.value)} ${what} at ${best.name} and ${formatPercent(worst.value)} at ${worst.name}.`;
    },
  },
  affordability: {
    value: ({ tuition }) => tuition?.total ?? null,
    more: 'worse',
    say: (best, worst) =>
      `Tuition for the whole program is ${between(best.value, worst.value)} less at ${best.name} than at ${worst.name}: ${formatDollars(best.value)} and ${formatDollars(worst.value)}${priceYears(best.facts, worst.facts)}.`,
  },
  debt: {
    // Debt of graduates who were nurses before says nothing about a first degree.
    value: ({ median_debt: owed, earnings }) => (earnings.reason === null ? (owed?.amount ?? null) : null),
    more: 'worse',
    say: (best, worst) =>
      `Graduates of ${best.name} who borrowed owe ${between(best.value, worst.value)} less than those of ${worst.name}: ${formatDollars(best.value)} and ${formatDollars(worst.value)}.`,
  },
};

/**
 * What must be the same for two values of a measure to compare: table and period of a pass rate, as others are of
 * different years or counted differently; whether students come back or finish.
 */
const kindOf: Readonly<Partial<Record<ScoreComponent, (facts: ProgramFacts) => string>>> = {
  nclex: ({ pass_rate: rate }) => `${rate?.source_url} ${rate?.period_label} ${rate?.exam}`,
  completion: ({ credential }) => String(countsRetention(credential)),
};

/** The most programs whose values of a measure compare. */
function comparable(measure: ScoreComponent, programs: readonly Named[]): readonly Named[] {
  const { value } = measures[measure];
  const known = programs.filter(({ facts }) => value(facts) !== null);
  const kinds = group(known, ({ facts }) => kindOf[measure]?.(facts));
  const [largest = []] = [...kinds.values()].toSorted((a, b) => b.length - a.length);
  return largest;
}

function difference(measure: ScoreComponent, all: readonly Named[]): Difference[] {
  const { value, more, say } = measures[measure];
  const measured = comparable(measure, all)
    .flatMap((program) => {
      const of = value(program.facts);
      return of === null ? [] : [{ ...program, value: of }];
    })
    .sort((a, b) => (more === 'better' ? b.value - a.value : a.value - b.value));
  const [best, worst] = [measured[0], measured.at(-1)];
  if (!best || !worst || best.value === worst.value) return [];
  const points = ({ facts }: Named) => {
    const part = facts.score_parts.find(({ id }) => id === measure);
    return part && part.value !== null ? [part.points] : [];
  };
  const [most, least] = [points(best)[0], points(worst)[0]];
  const apart = most === undefined || least === undefined ? 0 : Math.abs(most - least);
  const [doubt] = doubtsAbout(best.facts);
  const text = say(best, worst);
  return [
    {
      measure,
      text: doubt === undefined ? text : `${text} Of ${best.name} ${doubtInWords(doubt)}: ask.`,
      points: apart,
      isInDoubt: doubt !== undefined,
    },
  ];
}

/** Names that tell the programs apart: the school, with the degree where it is there more than once. */
function named(programs: readonly ProgramFacts[]): Named[] {
  return programs.map((facts) => {
    const same = programs.filter(({ slug }) => slug === facts.slug).length;
    return {
      facts,
      name: same > 1 ? `${facts.institution} (${credentialName(facts.credential)})` : facts.institution,
    };
  });
}

/**
 * What is known to differ between programs, best against worst: the measure that sets them apart most first. One whose
 * best is in doubt comes after all others.
 */
export function differencesOf(programs: readonly ProgramFacts[]): Difference[] {
  const all = named(programs);
  return scoreComponents
    .flatMap((measure) => difference(measure, all))
    .sort((a, b) => Number(a.isInDoubt) - Number(b.isInDoubt) || b.points - a.points);
}
