import { extent } from 'd3-array';
import { formatCount } from '@/lib/numbers/format';
import { areaName } from '@/lib/places/states';
import { count, possessive } from '@/lib/text/words';
import { credentialName } from '../../credentials';
import type { Program } from '../../program';
import type { Placement } from './placement';

/** A measure as a line with both ends, the middle and the program on it. */
export interface PositionView {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly middle: string;
  readonly lowest: string;
  readonly highest: string;
  /** Places on the line, from 0 to 1. */
  readonly at: number;
  readonly middleAt: number;
  /** The same in a sentence, for those who don't see the line. */
  readonly text: string;
}

/** Where a program is among the others of its type in its state. */
export interface PositionsView {
  readonly heading: string;
  /** Empty where too little is known to compare. */
  readonly rows: readonly PositionView[];
  /** "middle of 25 to 28 programs": those with a known figure. */
  readonly basis: string;
}

function positionView({ measure, value, lowest, middle, highest, programs }: Placement): PositionView {
  const at = (one: number) => (highest === lowest ? 0 : (one - lowest) / (highest - lowest));
  const [own, low, mid, high] = [value, lowest, middle, highest].map(measure.format);
  return {
    id: measure.id,
    label: measure.label,
    value: own ?? '',
    middle: mid ?? '',
    lowest: low ?? '',
    highest: high ?? '',
    at: at(value),
    middleAt: at(middle),
    text: `${own}. The middle of ${count(programs, 'program')} is ${mid}. They run from ${low} to ${high}.`,
  };
}

/** Returns the lines of a program. */
export function positionsView(
  { facts, credential }: Program,
  placements: readonly Placement[],
): PositionsView {
  const [fewest = 0, most = 0] = extent(placements, ({ programs }) => programs);
  const programs = fewest === most ? formatCount(most) : `${formatCount(fewest)} to ${formatCount(most)}`;
  return {
    heading: `Beside ${possessive(areaName(facts.state))} other ${credentialName(credential)} programs`,
    rows: placements.map(positionView),
    basis: `middle of ${programs} programs`,
  };
}
