/**
 * Slack for binary fractions: a half or a whole number that floating point missed by a hair still counts as one.
 * Far below any figure's precision, far above the error of a few dozen operations on dollars.
 */
const SLACK = 1e-6;

/** Slack for whole numbers that are rounded up, whose error grows with them but stays far below this. */
const WHOLE_SLACK = 1e-9;

/** Nearest whole number, halves up (-0.5 becomes 0). */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 1 / 2 + SLACK) + 0;
}

/**
 * Nearest whole number of the value as it is, without slack; a half counts away from zero. The figures of
 * nursing-roi are published so.
 */
export function roundAwayFromZero(value: number): number {
  return Math.sign(value) * Math.floor(Math.abs(value) + 1 / 2) + 0;
}

/** Nearest value with that many decimals, halves up. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return roundHalfUp(value * scale) / scale;
}

/** Nearest tenth, halves up. */
export function roundToTenth(value: number): number {
  return roundTo(value, 1);
}

/** Next whole number up: a month begun is a month needed. */
export function roundUp(value: number): number {
  return Math.ceil(value - WHOLE_SLACK) + 0;
}
