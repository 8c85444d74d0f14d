import type { Figure } from '@/lib/numbers/figure';
import type { ProgramFacts } from '../program-schema';

/** A reason as the tables begin or name it, in a sentence and in as few words as a row of a list has room for. */
interface Reason {
  readonly is: RegExp;
  /** Left out where the reason reads well as it is. */
  readonly words?: string;
  readonly short: string;
}

const reasons: readonly Reason[] = [
  { is: /mostly nurses who were RNs before/, short: 'mostly RNs' },
  { is: /new nurses$/, short: 'new nurses' },
  {
    is: /^value shared with unit/,
    words: 'it is one figure for several campuses',
    short: 'several campuses',
  },
  { is: /certificates in this field/, short: 'aides included' },
  { is: /^only \d+ earners|^fewer than/, short: 'too few' },
  { is: /^its graduates are nurse anesthetists/, short: 'anesthetists' },
];

/** Pay that is not one to compare: why, in a sentence and in few words. */
export interface NotCompared {
  /** "its graduates are mostly nurses who were RNs before". */
  readonly reason: string;
  /** "Not compared: mostly RNs". */
  readonly short: string;
}

/** Says why the pay or debt of a program’s graduates is not to be compared; null where it is, or none is published. */
export function notCompared({ earnings, graduate_earnings: earned }: ProgramFacts): NotCompared | null {
  const { reason } = earnings;
  if (earned === null || reason === null) return null;
  const known = reasons.find(({ is }) => is.test(reason));
  return {
    reason: known?.words ?? reason,
    short: known ? `Not compared: ${known.short}` : 'Not compared',
  };
}

/** How the reason of pay that is not compared begins. */
export const NOT_COMPARED_PAY = 'Not compared: ';

type Earned = NonNullable<ProgramFacts['graduate_earnings']>;

/** Returns the pay of a program’s own graduates, or why nothing is to be compared. */
export function comparedPay(program: ProgramFacts): Figure<Earned> {
  const { graduate_earnings: earned, graduate_earnings_reason: reason } = program;
  const not = notCompared(program);
  if (not !== null) return { missing: `${NOT_COMPARED_PAY}${not.reason}.` };
  return earned === null ? { missing: reason ?? 'Not published.' } : { value: earned };
}
