/** How often memory is measured. */
const INTERVAL_MS = 1_000;

/** JavaScript's heap and the buffers outside of it. The system counts more: pages that were freed and not given back. */
function memoryBytes(): number {
  const { heapTotal, external } = process.memoryUsage();
  return heapTotal + external;
}

/**
 * Calls a function each second while the process takes more memory than it may: before the system ends it.
 *
 * @returns what ends the watch.
 */
export function watchMemory(
  maxBytes: number,
  shed: (bytes: number) => void,
  measure = memoryBytes,
): () => void {
  const timer = setInterval(() => {
    const bytes = measure();
    if (bytes > maxBytes) shed(bytes);
  }, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
