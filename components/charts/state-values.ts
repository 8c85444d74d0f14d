/** One state's figure, or why it has none. */
export interface StateValue {
  /** Two letters. */
  readonly code: string;
  readonly name: string;
  /** Page of the state. */
  readonly href: string;
  readonly value: number | null;
  /** Why there is no value. */
  readonly reason?: string | undefined;
}

export const NOT_PUBLISHED = 'Not published.';

/** "Highest in California ($148,000), lowest in South Dakota ($66,000)". */
export function highestAndLowest(rows: readonly StateValue[], format: (value: number) => string): string {
  const known = rows.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
  const [first] = known;
  if (!first) return 'No state has a figure';
  const highest = known.reduce((best, row) => (row.value > best.value ? row : best), first);
  const lowest = known.reduce((best, row) => (row.value < best.value ? row : best), first);
  if (highest.value === lowest.value) return `${format(first.value)} in every state that has a figure`;
  return `Highest in ${highest.name} (${format(highest.value)}), lowest in ${lowest.name} (${format(lowest.value)})`;
}
