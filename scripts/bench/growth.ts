import { Agent } from 'node:http';
import { loadData } from '@/lib/data/data';
import { freePort } from '../server-process';
import { quantileOf, requestTimes } from './clients';
import { buildLargerSite, largerSite } from './larger-site';
import { programPages } from './misses';
import { atRate, type Paced, type Reply, replyTo } from './open-loop';
import type { Plan } from './plan';
import { childrenOf, residentMegabytes, residentMegabytesWithChildren } from './processes';
import { type ProxyMetrics, readMetrics } from './proxy-metrics';
import { LARGER } from './searches';
import { startedSite } from './servers';
import { type RunningServer, startServer } from './start-server';
import { type Address, calculatorAddress, mixedAddress, type Places, zipfRanks } from './traffic';

const SECONDS_PER_HOUR = 3600;
/** Of two requests one is for an address that no one asked for before. */
const NEW_IN = 2;
const ADDRESSES_PER_HOUR = 100_000;
export const REQUESTS_PER_SECOND = (NEW_IN * ADDRESSES_PER_HOUR) / SECONDS_PER_HOUR;

/** Clients that the proxy in front names, in turn: no limit of one client is lifted. */
const CLIENTS = 1_000;
const CLIENTS_PER_NETWORK = 250;

/** Resident memory in megabytes. */
export interface Memory {
  readonly proxy: number;
  readonly application: number;
}

/** What a catalogue of one size costs at the load of the hour. */
export interface GrowthOfOne {
  /** Pages of programs that the site has. */
  readonly programs: number;
  readonly requests: number;
  /** Shares of 1, as the proxy counts them. */
  readonly hitRate: number;
  /** Milliseconds of a request, the shortest first. */
  readonly hits: readonly number[];
  readonly misses: readonly number[];
  readonly memory: { readonly started: Memory; readonly filled: Memory; readonly ended: Memory };
  /** Responses that the cache forgot: while it was filled, and during the run. */
  readonly evictions: { readonly filling: number; readonly running: number };
  /** Requests that were answered with another status than 200, by status; 0 where there was no answer. */
  readonly failures: ReadonlyMap<number, number>;
  /** How often the application had to be started again. */
  readonly restarts: number;
  /** Milliseconds that the generator was late, the shortest first. */
  readonly late: readonly number[];
}

export interface Growth {
  readonly today: GrowthOfOne;
  readonly larger: GrowthOfOne;
}

/** Turn of the first cheap address: far behind those of the mix, which has the same kind of address. */
const FIRST_CHEAP = 100_000;

const clientFields = (turn: number) => {
  const client = turn % CLIENTS;
  const network = Math.floor(client / CLIENTS_PER_NETWORK);
  // Addresses that are set aside for benchmarks (RFC 2544).
  return { 'x-forwarded-for': `198.18.${network}.${1 + (client % CLIENTS_PER_NETWORK)}` };
};

/** Browsers compress; programs and assistants mostly do not ask for it. */
const fieldsOf = ({ accept }: Address, turn: number) => ({
  ...clientFields(turn),
  accept,
  ...(accept === 'text/html' && { 'accept-encoding': 'gzip, br' }),
});

/** `npm start` runs the proxy, and that the application. */
function memoryOf({ pid }: RunningServer): Memory {
  const [proxy = 0] = childrenOf(pid);
  const application = childrenOf(proxy).reduce((sum, child) => sum + residentMegabytesWithChildren(child), 0);
  return { proxy: residentMegabytes(proxy), application };
}

/** Requests every address of an hour: popular ones of every kind once, then cheap new ones and popular ones in turn. */
async function fill({ origin }: RunningServer, places: Places, plan: Plan): Promise<void> {
  const popular = Array.from({ length: plan.popularAddresses }, (_, turn) => mixedAddress(places, turn));
  const rankOf = zipfRanks(popular.length);
  const addressOf = (turn: number): Address => {
    const after = turn - popular.length;
    if (after < 0) return popular[turn] as Address;
    if (after % NEW_IN === 0) return calculatorAddress(FIRST_CHEAP + after / NEW_IN);
    return popular[rankOf(after)] as Address;
  };
  let turn = 0;
  const requests = popular.length + NEW_IN * (plan.hourAddresses - popular.length);
  await requestTimes(plan.connections, requests, () => {
    const address = addressOf(turn);
    turn += 1;
    return {
      url: origin + address.path,
      accept: address.accept,
      headers: fieldsOf(address, turn),
      isTimed: false,
    };
  });
}

/** Requests new addresses of every kind and popular ones in turn, at the rate of the hour. */
async function run({ origin }: RunningServer, places: Places, plan: Plan): Promise<Paced<Reply>> {
  const rankOf = zipfRanks(plan.popularAddresses);
  const agent = new Agent({ keepAlive: true });
  const requests = Math.round(plan.growthSeconds * REQUESTS_PER_SECOND);
  const paced = await atRate(REQUESTS_PER_SECOND, requests, (turn) => {
    const isNew = turn % NEW_IN === 0;
    const place = isNew ? plan.popularAddresses + turn / NEW_IN : rankOf(turn);
    const address = mixedAddress(places, place);
    return replyTo(agent, origin + address.path, fieldsOf(address, turn));
  });
  agent.destroy();
  return paced;
}

const OUTCOMES = ['hit', 'stale', 'stored', 'passed', 'refused', 'failed'];

/** Returns the share of hits among the requests between two readings. */
function hitRateBetween(before: ProxyMetrics, after: ProxyMetrics): number {
  const of = (outcome: string) => {
    const name = `door_requests_total{outcome="${outcome}"}`;
    return after(name) - before(name);
  };
  return of('hit') / OUTCOMES.reduce((sum, outcome) => sum + of(outcome), 0);
}

const timesOf = (replies: readonly Reply[]) =>
  replies.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);

/** Counts replies that are no answer, by status. */
export function failuresIn(replies: readonly Pick<Reply, 'status'>[]): Map<number, number> {
  const failures = new Map<number, number>();
  for (const { status } of replies) {
    if (status !== 200) failures.set(status, (failures.get(status) ?? 0) + 1);
  }
  return failures;
}

async function measureSite(
  site: RunningServer,
  metricsPort: number,
  zipCodes: readonly string[],
  plan: Plan,
): Promise<GrowthOfOne> {
  const started = memoryOf(site);
  const pages = await programPages(site.origin);
  const places = { programPages: pages, zipCodes };
  await fill(site, places, plan);
  const before = await readMetrics(metricsPort);
  const filled = memoryOf(site);
  const { replies, late } = await run(site, places, plan);
  const after = await readMetrics(metricsPort);
  const answered = replies.filter(({ status }) => status === 200);
  const evictions = 'door_cache_evictions_total';
  return {
    programs: pages.length,
    requests: replies.length,
    hitRate: hitRateBetween(before, after),
    hits: timesOf(answered.filter(({ isHit }) => isHit)),
    misses: timesOf(answered.filter(({ isHit }) => !isHit)),
    memory: { started, filled, ended: memoryOf(site) },
    evictions: { filling: before(evictions), running: after(evictions) - before(evictions) },
    failures: failuresIn(replies),
    restarts: after('door_upstream_restarts'),
    late: late.toSorted((a, b) => a - b),
  };
}

async function measureFolder(folder: string, zipCodes: readonly string[], plan: Plan): Promise<GrowthOfOne> {
  const metricsPort = await freePort();
  const site = await startServer(startedSite(folder, metricsPort));
  try {
    return await measureSite(site, metricsPort, zipCodes, plan);
  } finally {
    await site.stop();
  }
}

/** Measures the site with today's catalogue, then with a larger one, at the load of a busy hour. */
export async function measureGrowth(plan: Plan): Promise<Growth> {
  buildLargerSite(LARGER);
  const zipCodes = loadData()
    .rows('zip_codes')
    .map(({ zip }) => zip);
  const today = await measureFolder('.', zipCodes, plan);
  return { today, larger: await measureFolder(largerSite, zipCodes, plan) };
}

/** Returns the median and the 99th percentile of times, in milliseconds. */
export const percentilesOf = (times: readonly number[]) => ({
  p50: quantileOf(times, 0.5),
  p99: quantileOf(times, 0.99),
});
