import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { canonicalQuery } from '@/lib/parameters/parameters';
import { paths, withQuery } from '@/lib/site/urls';
import { inputGrid } from './inputs';
import { putUnderLoad } from './load';
import type { HttpMeasurement, MeasuredSubject, RouteMeasurement } from './measurement';
import type { Plan } from './plan';
import { interleave } from './rounds';
import type { Route } from './routes';
import { startServer } from './server';
import { evenly } from './statistics';
import { subjects } from './subjects';

/** The two forms of a page, as what is compared. */
const forms: readonly (MeasuredSubject & { readonly accept: string })[] = [
  { id: 'html', title: 'HTML', relativeTo: [], accept: 'text/html' },
  { id: 'markdown', title: 'Markdown', relativeTo: ['html'], accept: 'text/markdown' },
];

/** A page of each kind: rendered in advance, short and long; rendered when it is asked for, with a query and without. */
function pages(queries: number): Route[] {
  const { id, parameters } = nursingRoi;
  const calculator = paths.calculatorPage(id);
  const inputs = evenly(inputGrid(parameters), queries);
  const single = (path: string): Route => ({ path, requests: [path] });
  return [
    single('/'),
    single('/states/ohio'),
    single('/salaries/registered-nurses/areas'),
    {
      path: calculator,
      requests: inputs.map((each) => withQuery(calculator, canonicalQuery(parameters, each))),
    },
    single(`${paths.programs}?state=ohio&credential=BSN`),
    single(paths.institution('ohio-state-university-main-campus-204796')),
  ];
}

async function bytesOf(url: string, accept: string): Promise<number> {
  const response = await fetch(url, { headers: { accept } });
  return (await response.arrayBuffer()).byteLength;
}

/**
 * Measures pages in both forms on the built site, in turn. Each question was asked before: Markdown of one that was not
 * has to be made of its HTML first.
 */
export async function measurePages(plan: Plan): Promise<HttpMeasurement> {
  const site = subjects.find(({ id }) => id === 'site');
  if (!site) throw new Error('The site is not among the servers that can be started');
  const server = await startServer(site, '/');
  const { origin, pid } = server;
  try {
    const routes: RouteMeasurement[] = [];
    for (const { path, requests } of pages(plan.queries)) {
      const load = (seconds: number) => (id: string) => {
        const accept = forms.find((form) => form.id === id)?.accept;
        return putUnderLoad({ origin, pid, paths: requests, accept, connections: plan.connections, seconds });
      };
      const sizes: number[] = [];
      for (const request of requests) {
        for (const { accept } of forms) sizes.push(await bytesOf(origin + request, accept));
      }
      const ids = forms.map(({ id }) => id);
      await interleave(ids, 1, load(plan.httpWarmUpSeconds));
      const throughput = await interleave(ids, plan.httpRounds, load(plan.httpSeconds));
      routes.push({ route: path, bytes: Math.max(...sizes), throughput });
    }
    return { subjects: forms, routes };
  } finally {
    await server.stop();
  }
}
