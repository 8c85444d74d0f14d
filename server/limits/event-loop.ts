import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const SAMPLE_MS = 1000;
const NANOSECONDS_PER_MS = 1e6;

/** Watches how late the event loop is. */
export interface EventLoopMonitor {
  /** Returns whether the mean delay of the last second was above the limit. */
  isOverloaded(): boolean;
  close(): void;
}

/** @param maxDelayMs mean delay above which the process is overloaded. */
export function monitorEventLoop(maxDelayMs: number): EventLoopMonitor {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    delayMs = Math.max(0, histogram.mean / NANOSECONDS_PER_MS - RESOLUTION_MS);
    histogram.reset();
  }, SAMPLE_MS).unref();
  return {
    isOverloaded: () => delayMs > maxDelayMs,
    close() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
