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
  /** "middle $79,500"; of a price how many cost more, because the answer names the middle of public schools. */
  readonly beside: string;
  readonly lowest: string;
  readonly highest: string;
  /** "65 programs": those with a known figure. */
  readonly programs: string;
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
}

/** Says how many of the others have a price above the program's. */
const dearer = ({ higher, programs }: Placement) =>
  `${formatCount(higher)} of ${formatCount(programs - 1)} cost more`;

function positionView(placement: Placement): PositionView {
  const { measure, value, lowest, middle, highest, programs } = placement;
  const place = (one: number) => (highest === lowest ? 0 : (one - lowest) / (highest - lowest));
  const at = (one: number) => Math.min(1, Math.max(0, place(one)));
  const [own = '', low = '', mid = '', high = ''] = [value, lowest, middle, highest].map(measure.format);
  const beside = measure.id === 'tuition' ? dearer(placement) : `middle ${mid}`;
  return {
    id: measure.id,
    label: measure.label,
    value: own,
    beside,
    lowest: low,
    highest: high,
    programs: count(programs, 'program'),
    at: at(value),
    middleAt: at(middle),
    text: `${own}; ${beside}. ${count(programs, 'program')} run from ${low} to ${high}.`,
  };
}

/** Returns the lines of a program. */
export const positionsView = (
  { facts, credential }: Program,
  placements: readonly Placement[],
): PositionsView => ({
  heading: `Beside ${possessive(areaName(facts.state))} other ${credentialName(credential)} programs`,
  rows: placements.map(positionView),
});
