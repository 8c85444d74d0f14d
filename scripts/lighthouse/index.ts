/**
 * `npm run lighthouse`: Lighthouse on the pages of the built site that readers come to most, as a phone, the median of
 * three runs, into docs/quality.md.
 */
import { reportOnSite } from '../quality';
import { measuredViews } from '../templates';
import { renderReport } from './report';
import { runLighthouse } from './run';

const RUNS = [1, 2, 3];

await reportOnSite(
  'lighthouse',
  async (origin) => {
    // The first request of a route loads its code.
    for (const { path } of measuredViews) await (await fetch(origin + path)).text();
    return measuredViews.map((view) => {
      const runs = RUNS.map(() => runLighthouse(origin + view.path, view));
      console.log(view.path, ...runs.map(({ performance }) => performance));
      return { ...view, runs, network: runLighthouse(origin + view.path, { ...view, networkAlone: true }) };
    });
  },
  renderReport,
);
