/** How a printed rate was brought to its decimals. */
export type Rounding = 'rounded' | 'cut';

/**
 * How a printed pass rate follows from its counts.
 *
 * @param text the rate in percent, as printed: its decimals are its precision.
 * @param candidates people who took the examination.
 * @param passed people who passed; null where not printed, then any whole number may be meant.
 * @returns undefined when no whole number of passes gives the rate at that precision, rounded halves up or cut.
 */
export function printedRate(text: string, candidates: number, passed: number | null): Rounding | undefined {
  const decimals = text.split('.')[1]?.length ?? 0;
  const scale = 10 ** decimals;
  const printed = Math.round(Number(text) * scale);
  const near = Math.floor((Number(text) * candidates) / 100);
  const possible = passed === null ? [near - 1, near, near + 1] : [passed];
  // Whole-number arithmetic: a half must not be lost to a binary fraction.
  const parts = possible
    .filter((count) => count >= 0 && count <= candidates)
    .map((count) => 100 * scale * count);
  if (parts.some((part) => Math.floor((2 * part + candidates) / (2 * candidates)) === printed))
    return 'rounded';
  if (parts.some((part) => Math.floor(part / candidates) === printed)) return 'cut';
  return undefined;
}
