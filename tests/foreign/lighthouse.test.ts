import { describe, expect, inject, it } from 'vitest';
import { runLighthouse } from '../../scripts/lighthouse/run';
import { measuredViews } from '../../scripts/templates';

/** Bytes of script as they are sent, with their headers; the framework's would count too. */
const SCRIPT_BYTES = 5_000;
const LARGEST_PAINT_MILLISECONDS = 1_200;

/**
 * Lighthouse as a phone on the simulated network, without the time that a phone computes: that depends on this machine and
 * its load, and is for `npm run lighthouse` to tell.
 */
describe.each(measuredViews)('Lighthouse on $path', (view) => {
  it('finds nothing wrong, nothing that moves, and what is sent within its budgets', () => {
    const run = runLighthouse(inject('baseUrl') + view.path, { ...view, networkAlone: true });
    const { largestPaintMilliseconds, scriptBytes } = run;
    expect(run).toMatchObject({
      failed: [],
      performance: 100,
      accessibility: 100,
      bestPractices: 100,
      seo: 100,
      layoutShift: 0,
    });
    expect(largestPaintMilliseconds).toBeLessThan(LARGEST_PAINT_MILLISECONDS);
    expect(scriptBytes).toBeGreaterThan(0);
    expect(scriptBytes).toBeLessThan(SCRIPT_BYTES);
  });
});
