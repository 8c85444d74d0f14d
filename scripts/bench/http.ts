import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { paths, withQuery } from '@/lib/site/urls';
import { quantileOf, type Request, requestTimes } from './clients';
import { requestsPerSecond } from './load';
import { type Miss, measureMisses } from './misses';
import type { Plan } from './plan';
import { residentMegabytes } from './processes';
import { interleave } from './rounds';
import { type Route, withQueries } from './routes';
import {
  proxiedAnyAddress,
  proxiedEarlierSite,
  proxiedEmptyRoute,
  proxiedSite,
  type Server,
  sameBytes,
} from './servers';
import { type RunningServer, startServer } from './start-server';

const HTML = 'text/html';
const MARKDOWN = 'text/markdown';

/** One figure of this site beside the same of a peer, one value for each round. */
export interface Compared {
  readonly title: string;
  readonly site: readonly number[];
  readonly peer: readonly number[];
}

export interface HttpMeasurement {
  /** Requests per second of answers in memory, beside node:http with the same bytes. */
  readonly hits: readonly (Compared & { readonly bytes: number })[];
  /** What a miss costs, beside what the framework alone costs. */
  readonly misses: readonly Miss[];
  /** Milliseconds within which 99 of 100 hits are answered while one request in ten is a miss. */
  readonly mixed: Compared;
  /** Resident memory of the proxy after so many different addresses. */
  readonly memory: readonly { readonly addresses: number; readonly megabytes: number }[];
}

interface Pair {
  readonly site: RunningServer;
  readonly peer: RunningServer;
}

const sides = ['site', 'peer'] as const;

/** Measures both sides in turn, after one round that is not kept. */
async function compare(
  title: string,
  rounds: number,
  measure: (side: 'site' | 'peer') => Promise<number>,
): Promise<Compared> {
  await interleave(sides, 1, measure);
  const measured = await interleave(sides, rounds, measure);
  return { title, site: measured.get('site') ?? [], peer: measured.get('peer') ?? [] };
}

const calculatorApi = paths.calculator(nursingRoi.id);
const calculatorPage = paths.calculatorPage(nursingRoi.id);

const single = (path: string): Route => ({ path, requests: [path] });

/** Routes that are answered from memory, with the media type that is requested. */
function hitRoutes(queries: number): (Route & { readonly accept: string })[] {
  const pages = [single('/'), single('/states/ohio'), withQueries(calculatorPage, nursingRoi, queries)];
  return [
    { ...single(paths.directory), accept: '*/*' },
    { ...withQueries(calculatorApi, nursingRoi, queries), accept: '*/*' },
    ...[HTML, MARKDOWN].flatMap((accept) => pages.map((route) => ({ ...route, accept }))),
  ];
}

const titleOf = (path: string, accept: string) => (accept === '*/*' ? path : `${path} as ${accept}`);

async function bytesOf(url: string, accept: string): Promise<number> {
  const response = await fetch(url, { headers: { accept, 'accept-encoding': 'identity' } });
  return (await response.arrayBuffer()).byteLength;
}

async function measureHits(servers: Pair, plan: Plan): Promise<HttpMeasurement['hits']> {
  const hits = [];
  for (const { path, requests, accept } of hitRoutes(plan.queries)) {
    const sizes: number[] = [];
    for (const { origin } of [servers.site, servers.peer]) {
      for (const request of requests) sizes.push(await bytesOf(origin + request, accept));
    }
    const load = (seconds: number) => (side: 'site' | 'peer') =>
      requestsPerSecond({
        origin: servers[side].origin,
        paths: requests,
        accept,
        connections: plan.connections,
        seconds,
      });
    await interleave(sides, 1, load(plan.warmUpSeconds));
    const compared = await compare(titleOf(path, accept), plan.rounds, load(plan.seconds));
    hits.push({ ...compared, bytes: Math.max(...sizes) });
  }
  return hits;
}

/** Returns addresses that were never requested: the site has to compute each answer. */
function freshAddresses(address: (turn: number) => string): () => string {
  let turn = 0;
  return () => {
    turn += 1;
    return address(turn);
  };
}

/** Measures the times of hits while one request in ten is a miss; node:http has every answer in memory. */
async function measureMixed({ site, peer }: Pair, plan: Plan): Promise<Compared> {
  const hits = withQueries(calculatorApi, nursingRoi, plan.queries).requests;
  const next = freshAddresses((income) =>
    withQuery(calculatorApi, `state=texas&degree=BSN&current_income=${income}`),
  );
  const mixture = (origin: string, miss: () => string) => {
    let turn = 0;
    return (): Request => {
      turn += 1;
      // In another place of each ten, so that the same connection does not get all of them.
      const isMiss = turn % 10 === Math.floor(turn / 10) % 10;
      const address = isMiss ? miss() : (hits[turn % hits.length] ?? calculatorApi);
      return { url: origin + address, isTimed: !isMiss };
    };
  };
  const mixtures = {
    site: mixture(site.origin, next),
    peer: mixture(peer.origin, () => hits[0] ?? calculatorApi),
  };
  return compare(calculatorApi, plan.rounds, async (side) =>
    quantileOf(await requestTimes(plan.connections, plan.mixedRequests, mixtures[side]), 0.99),
  );
}

async function measureMemory({ origin, pid }: RunningServer, plan: Plan): Promise<HttpMeasurement['memory']> {
  const memory: { addresses: number; megabytes: number }[] = [];
  let requested = 0;
  for (const addresses of plan.addresses) {
    await requestTimes(plan.connections, addresses - requested, () => {
      requested += 1;
      return { url: `${origin}/address/${requested}`, isTimed: false };
    });
    memory.push({ addresses, megabytes: residentMegabytes(pid) });
  }
  return memory;
}

/**
 * Measures the site as `npm start` serves it, beside its peers in the same run.
 *
 * @param earlier folder of an earlier build, measured beside this one where it is named.
 */
export async function measureHttp(plan: Plan, earlier?: string): Promise<HttpMeasurement> {
  const running: RunningServer[] = [];
  const start = async (server: Server) => {
    const started = await startServer(server);
    running.push(started);
    return started;
  };
  try {
    const site = await start(proxiedSite);
    const bare = { site, peer: await start(sameBytes(site.origin)) };
    const hits = await measureHits(bare, plan);
    const mixed = await measureMixed(bare, plan);
    const missServers = {
      site,
      peer: await start(proxiedEmptyRoute),
      earlier: earlier === undefined ? undefined : await start(proxiedEarlierSite(earlier)),
    };
    const misses = await measureMisses(missServers, plan);
    return { hits, mixed, misses, memory: await measureMemory(await start(proxiedAnyAddress), plan) };
  } finally {
    await Promise.all(running.map((server) => server.stop()));
  }
}
