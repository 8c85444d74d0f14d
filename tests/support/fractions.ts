/** Exact fractions, for tests that compute again what the code computes in floating point. Denominators are above zero. */
export type Fraction = readonly [numerator: bigint, denominator: bigint];

/** Reads a plain decimal. */
export function fraction(text: string | number | undefined): Fraction {
  const [whole = '', decimals = ''] = String(text ?? '').split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

export const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
export const minus = (a: Fraction, [c, d]: Fraction): Fraction => plus(a, [-c, d]);
export const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
export const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction =>
  c < 0n ? [-a * d, -b * c] : [a * d, b * c];
export const power = ([a, b]: Fraction, exponent: number): Fraction => [
  a ** BigInt(exponent),
  b ** BigInt(exponent),
];
export const isLess = (a: Fraction, b: Fraction) => minus(a, b)[0] < 0n;
export const least = (a: Fraction, b: Fraction) => (isLess(a, b) ? a : b);
export const most = (a: Fraction, b: Fraction) => (isLess(a, b) ? b : a);

const floorOf = ([a, b]: Fraction) => (a >= 0n ? a / b : -((-a + b - 1n) / b));

/** Next whole number up. */
export const upward = ([a, b]: Fraction) => Number(-floorOf([-a, b]));

/** Whether a whole number is the nearest one. On an exact half, which floating point may miss, both neighbors are. */
export function isNearest(shown: number, exact: Fraction): boolean {
  const [a, b] = minus([BigInt(shown), 1n], exact);
  return 2n * (a < 0n ? -a : a) <= b;
}
