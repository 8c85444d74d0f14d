import { putUnderLoad } from './load';
import type { HttpMeasurement, RouteMeasurement } from './measurement';
import type { Plan } from './plan';
import { interleave } from './rounds';
import { type Route, routes } from './routes';
import { ask, difference } from './same-answers';
import { type RunningServer, startServer } from './server';
import { subjects } from './subjects';

/**
 * Asks every server everything that will be measured.
 *
 * @returns the length of the largest body in bytes.
 * @throws Error at the first answer that differs: whoever answers something else does other work.
 */
async function assertSameAnswers(route: Route, servers: readonly RunningServer[]): Promise<number> {
  const [reference, ...others] = servers.filter(({ insteadOfRoutes }) => insteadOfRoutes === undefined);
  let largest = 0;
  for (const request of route.requests) {
    const right = await ask(`${reference?.origin}${request}`);
    if (right.status !== 200) throw new Error(`${reference?.title} answers ${request} with ${right.status}`);
    for (const { title, origin } of others) {
      const found = difference(right, await ask(origin + request));
      if (found) throw new Error(`${title} does not answer ${request} as ${reference?.title} does: ${found}`);
    }
    largest = Math.max(largest, Buffer.byteLength(right.body));
  }
  return largest;
}

async function measureRoute(
  route: Route,
  servers: ReadonlyMap<string, RunningServer>,
  plan: Plan,
): Promise<RouteMeasurement> {
  const load = (seconds: number) => (id: string) => {
    const server = servers.get(id);
    if (!server) throw new Error(`There is no server called ${id}`);
    const { origin, pid, insteadOfRoutes } = server;
    const paths = insteadOfRoutes === undefined ? route.requests : [insteadOfRoutes];
    return putUnderLoad({ origin, pid, paths, connections: plan.connections, seconds });
  };
  const bytes = await assertSameAnswers(route, [...servers.values()]);
  const ids = [...servers.keys()];
  await interleave(ids, 1, load(plan.httpWarmUpSeconds));
  const measured = await interleave(ids, plan.httpRounds, load(plan.httpSeconds));
  return { route: route.path, bytes, throughput: measured };
}

/** Starts every server, checks that they answer alike, and measures each route of each in turn. */
export async function measureHttp(plan: Plan): Promise<HttpMeasurement> {
  const all = routes(plan.queries);
  const readiness = all[0]?.path ?? '/';
  const servers = new Map<string, RunningServer>();
  try {
    for (const subject of subjects) servers.set(subject.id, await startServer(subject, readiness));
    const measured: RouteMeasurement[] = [];
    for (const route of all) measured.push(await measureRoute(route, servers, plan));
    return { subjects, routes: measured };
  } finally {
    await Promise.all([...servers.values()].map((server) => server.stop()));
  }
}
