import { notCompared } from '../facts/compared-pay';
import { doubtInWords, doubtsAbout } from '../facts/doubts';
import type { FigureFactId } from '../facts/facts';
import { entersFirst } from '../net-price';
import type { ProgramFacts } from '../program-schema';
import { pay, payIndex, type Quantity } from './compared-measures';
import { comparable, named } from './differences';
import { withoutGraduates } from './flag';

export type Mark = 'Best' | 'Worst';

/** The ends of a measure, where they differ by more than chance or a trifle. */
export type Ends = ReadonlyMap<ProgramFacts, Mark>;

/** A measure as it is marked. */
export interface Marked {
  readonly id: FigureFactId;
  /** What the best and the worst are found by. */
  readonly quantity: Quantity;
  /** The number that its readers see; null where they see none that compares. */
  readonly seen: (program: ProgramFacts) => number | null;
}

/** Caveats that put all figures of a program in doubt: whether the program is there at all. */
const doubtsOfAll = ['school_not_confirmed_open', 'completion_not_told'];
const doubtsOfPrice = ['unusual_price'];

/** Says what is in doubt of a program among some caveats; undefined where nothing is. */
const doubtAmong = ({ caveats }: ProgramFacts, some: readonly string[]) =>
  doubtsAbout({ caveats: caveats.filter((caveat) => some.includes(caveat)) }).map(doubtInWords)[0];

/** Says why nothing of a program is marked; undefined where something may be. */
const outOfAll = (program: ProgramFacts): string | undefined =>
  withoutGraduates(program) ?? doubtAmong(program, doubtsOfAll);

/** Says why a program is not marked in a measure alone; undefined where it may be. */
function outOfOne(id: FigureFactId, program: ProgramFacts): string | undefined {
  if (id === 'tuition') return doubtAmong(program, doubtsOfPrice);
  const isOfGraduates = id === 'graduate_earnings' || id === 'median_debt';
  return isOfGraduates ? notCompared(program)?.reason : undefined;
}

/** Whether a measure is of the programs’ own students: rates of beginners say nothing of people with a degree. */
export const isOfOwnStudents = (id: FigureFactId, { credential }: ProgramFacts) =>
  id !== 'graduation_rate' || entersFirst(credential);

function endsBy(
  { id, quantity, seen }: Marked,
  programs: readonly ProgramFacts[],
  open: readonly ProgramFacts[],
): Ends {
  const sure = open.filter(
    (one) => outOfAll(one) === undefined && outOfOne(id, one) === undefined && isOfOwnStudents(id, one),
  );
  const valued = comparable(quantity, named(sure));
  const [best, worst] = [valued[0], valued.at(-1)];
  if (!best || !worst || !quantity.isApart(best, worst)) return new Map();
  const all = programs.flatMap((one) => seen(one) ?? []);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const isMoreBetter = quantity.more === 'better';
  // A mark is true of every figure of its row, also of those that take no part.
  const ends = [
    { mark: 'Best', value: best.value, isTrue: best.value === (isMoreBetter ? most : least) },
    { mark: 'Worst', value: worst.value, isTrue: worst.value === (isMoreBetter ? least : most) },
  ] as const;
  return new Map(
    ends.flatMap(({ mark, value, isTrue }) =>
      valued.filter((one) => isTrue && one.value === value).map(({ facts }) => [facts, mark] as const),
    ),
  );
}

/**
 * Finds the best and the worst in a measure.
 *
 * @param programs all whose figures are seen
 * @param open those that may be best or worst
 */
export function endsOf(
  measure: Marked,
  programs: readonly ProgramFacts[],
  open: readonly ProgramFacts[],
): Ends {
  // Prices and pay of different types of programs are different things.
  if (new Set(programs.map(({ credential }) => credential)).size > 1) return new Map();
  const ends = endsBy(measure, programs, open);
  if (measure.quantity !== pay) return ends;
  // Pay has ends only where they are the same with few earners taken to be nearer the usual.
  const sure = endsBy({ ...measure, quantity: payIndex, seen: payIndex.value }, programs, open);
  return new Map([...ends].filter(([facts, mark]) => sure.get(facts) === mark));
}

/** Says which programs are never best or worst, in all measures or in one, and why; empty where each may be. */
export function outOfMarksInWords(
  programs: readonly ProgramFacts[],
  nameOf: (program: ProgramFacts) => string,
): string {
  const said = programs.flatMap((program) => {
    const name = nameOf(program);
    const all = outOfAll(program);
    if (all !== undefined) return [`${name} gets no Best or Worst: ${all}.`];
    const [price, graduates] = [outOfOne('tuition', program), outOfOne('median_debt', program)];
    return [
      ...(price === undefined ? [] : [`${name} gets no Best or Worst on tuition: ${price}.`]),
      ...(graduates === undefined ? [] : [`${name} gets no Best or Worst on pay and debt: ${graduates}.`]),
    ];
  });
  return said.join(' ');
}
