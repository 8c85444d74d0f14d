/** How often memory is measured. */
const INTERVAL_MS = 1_000;

/**
 * Calls a function each second while the process takes more memory than it may: before the system ends it.
 *
 * @returns what ends the watch.
 */
export function watchMemory(
  maxBytes: number,
  shed: (bytes: number) => void,
  measure: () => number = process.memoryUsage.rss,
): () => void {
  const timer = setInterval(() => {
    const bytes = measure();
    if (bytes > maxBytes) shed(bytes);
  }, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
