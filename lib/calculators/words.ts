import { roundHalfUp } from './rounding';

/** Dollars in a sentence: $1,234; a negative amount is −$1,234. */
export function dollars(amount: number): string {
  const whole = roundHalfUp(amount);
  return `${whole < 0 ? '−' : ''}$${Math.abs(whole).toLocaleString('en-US')}`;
}

/** A counted noun: "1 program", "1,048 programs". The plural takes an s unless it is given. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`;
}

/** What every answer is and is not. */
export const planningEstimate =
  'These are directional planning estimates, not financial, admissions or licensure advice.';
