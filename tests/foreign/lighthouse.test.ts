import { describe, expect, inject, it } from 'vitest';
import { runLighthouse } from '../../scripts/lighthouse/run';
import { measuredViews } from '../../scripts/templates';

/** Lighthouse as a phone; how fast the page was on this machine is for `npm run lighthouse` to tell. */
describe.each(measuredViews)('Lighthouse on $path', ({ path }) => {
  it('finds nothing wrong with accessibility, best practices and search, and nothing that moves', () => {
    const { failed, accessibility, bestPractices, seo, layoutShift } = runLighthouse(
      inject('baseUrl') + path,
    );
    expect({ failed, accessibility, bestPractices, seo, layoutShift }).toEqual({
      failed: [],
      accessibility: 100,
      bestPractices: 100,
      seo: 100,
      layoutShift: 0,
    });
  });
});
