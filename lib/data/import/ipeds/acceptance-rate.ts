import { roundTo } from '@/lib/numbers/rounding';
import { numberText } from './cells';

const SHARE_DECIMALS = 4;

/** Admitted ÷ applicants as a cell; "" where the unit does not report both. */
export const acceptanceRate = (applicants: number | null, admitted: number | null) =>
  !applicants || admitted === null ? '' : numberText(roundTo(admitted / applicants, SHARE_DECIMALS));
