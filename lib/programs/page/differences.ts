import { group } from 'd3-array';
import { credentialName } from '../credentials';
import { doubtInWords, doubtsAbout, isConfirmed } from '../facts/doubts';
import type { ProgramFacts } from '../program-schema';
import { type ScoreComponent, scoreComponents } from '../score/components';
import { type Named, type Quantity, quantityOf, type Valued } from './compared-measures';
import { withoutGraduates } from './flag';

/** A difference between programs in a measure, in words. */
export interface Difference {
  readonly measure: ScoreComponent;
  readonly text: string;
  /** Points of the score that the best has more than the worst: how much the measure sets them apart. */
  readonly points: number;
  /** Whether something is not confirmed of the best that would change a verdict. */
  readonly isInDoubt: boolean;
  /** The two ends, and those of the others that are no further from the best than chance and not near the worst. */
  readonly best: Valued;
  readonly worst: Valued;
  readonly asGood: readonly Valued[];
}

/** Returns the most programs whose values of a quantity compare, best first. */
export function comparable({ value, more, kind }: Quantity, programs: readonly Named[]): readonly Valued[] {
  const known = programs.flatMap((program): Valued[] => {
    const of = value(program.facts);
    return of === null ? [] : [{ ...program, value: of }];
  });
  const kinds = group(known, ({ facts }) => kind?.(facts));
  const [largest = []] = [...kinds.values()].toSorted((a, b) => b.length - a.length);
  return largest.toSorted((a, b) => (more === 'better' ? b.value - a.value : a.value - b.value));
}

/** Points of a measured part of a score; undefined where it is not measured. */
function pointsOf(measure: ScoreComponent, { facts }: Named): number | undefined {
  const part = facts.score_parts.find(({ id }) => id === measure);
  return part && part.value !== null ? part.points : undefined;
}

function difference(measure: ScoreComponent, all: readonly Named[]): Difference[] {
  const quantity = quantityOf(measure, all);
  const valued = comparable(quantity, all);
  const [best, worst] = [valued[0], valued.at(-1)];
  if (!best || !worst || !quantity.isApart(best, worst)) return [];
  const [most, least] = [pointsOf(measure, best), pointsOf(measure, worst)];
  // Points of other years than the sentence's may say otherwise: then the measure does not set the programs apart.
  const points = most === undefined || least === undefined ? 0 : Math.max(0, most - least);
  const [doubt] = doubtsAbout(best.facts);
  const text = quantity.say(best, worst);
  return [
    {
      measure,
      text: doubt === undefined ? text : `${text} Of ${best.name} ${doubtInWords(doubt)}: ask.`,
      points,
      isInDoubt: doubt !== undefined || withoutGraduates(best.facts) !== undefined,
      best,
      worst,
      asGood: valued.filter(
        (one) =>
          one !== best &&
          isConfirmed(one.facts) &&
          !quantity.isApart(best, one) &&
          quantity.isApart(one, worst),
      ),
    },
  ];
}

/** Names programs distinctly: by the school, with the degree where it is there more than once. */
export function named(programs: readonly ProgramFacts[]): Named[] {
  return programs.map((facts) => {
    const same = programs.filter(({ slug }) => slug === facts.slug).length;
    return {
      facts,
      name: same > 1 ? `${facts.institution} (${credentialName(facts.credential)})` : facts.institution,
    };
  });
}

/**
 * Returns what is known to differ between programs by more than chance, best against worst: the measure that sets them
 * apart most first. One whose best is in doubt comes after all others.
 */
export function differencesOf(programs: readonly ProgramFacts[]): Difference[] {
  const all = named(programs);
  return scoreComponents
    .flatMap((measure) => difference(measure, all))
    .sort((a, b) => Number(a.isInDoubt) - Number(b.isInDoubt) || b.points - a.points);
}
