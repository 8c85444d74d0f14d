/** Where and when something was measured. */
export interface Circumstances {
  /** Day of the run, YYYY-MM-DD. */
  readonly date: string;
  readonly node: string;
  readonly cores: number;
  /** One-minute load averages before and after; a run itself adds up to 2. */
  readonly loadBefore: number;
  readonly loadAfter: number;
}

/** Writes the circumstances as the start of a sentence. */
export function inCircumstances({ date, node, cores, loadBefore, loadAfter }: Circumstances): string {
  return `Run of ${date} on Node ${node}, ${cores} cores, load average ${loadBefore.toFixed(1)} before and ${loadAfter.toFixed(1)} after`;
}
