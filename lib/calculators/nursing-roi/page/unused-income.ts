import type { NearPlace } from '@/lib/calculators/page/near';
import type { Link } from '@/lib/calculators/page/related';
import { formatDollars } from '@/lib/numbers/format';
import { entersFirst } from '@/lib/programs/net-price';
import type { NursingRoiInputs } from '../parameters';
import { typeAsked } from '../program-types';
import { programsLink } from './links';

/** Says that a family's income changes nothing, and where it does. */
export interface UnusedIncome {
  readonly sentence: string;
  /** Null where no price after grants is published for the program type. */
  readonly link: Link | null;
}

/** Says what a family's income that was given without a school is good for. */
export function unusedIncome(
  inputs: NursingRoiInputs,
  familyIncome: number,
  near: NearPlace | null,
): UnusedIncome {
  const income = `Your family’s income of ${formatDollars(familyIncome)} changes nothing here`;
  const type = typeAsked(inputs);
  if (type === 'RN_TO_MSN' || !entersFirst(type)) {
    return {
      sentence: `${income}: prices after grants are published for first-year students alone.`,
      link: null,
    };
  }
  return {
    sentence: `${income} until you choose a school. Each school’s price after grants for it:`,
    link: programsLink(inputs, { near, familyIncome }),
  };
}
