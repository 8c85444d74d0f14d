/** How long and how often a run measures. */
export interface Plan {
  readonly searchWarmUpRounds: number;
  readonly searchRounds: number;
  readonly rounds: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** Requests in flight at the same time. */
  readonly connections: number;
  /** Different queries of a calculator that requests go through in turn. */
  readonly queries: number;
  /** Misses of the API in one round, one after the other. */
  readonly apiMisses: number;
  /** Misses of a page in one round, one after the other. */
  readonly pageMisses: number;
  /** Misses of a page in its profile. */
  readonly profiledPages: number;
  /** Requests in one round of hits with misses among them. */
  readonly mixedRequests: number;
  /** Numbers of different addresses after which the proxy's memory is read. */
  readonly addresses: readonly number[];
  /** Different addresses of the hour, all requested before the rate of the hour is. */
  readonly hourAddresses: number;
  /** Those of them that are asked for again. */
  readonly popularAddresses: number;
  /** How long requests come at the rate of the hour. */
  readonly growthSeconds: number;
}

/** Some minutes, for tables that are kept. */
export const full: Plan = {
  searchWarmUpRounds: 5,
  searchRounds: 25,
  rounds: 5,
  warmUpSeconds: 0.7,
  seconds: 0.8,
  connections: 16,
  queries: 48,
  apiMisses: 150,
  pageMisses: 25,
  profiledPages: 200,
  mixedRequests: 4_000,
  addresses: [100_000, 1_000_000],
  hourAddresses: 100_000,
  popularAddresses: 2_000,
  growthSeconds: 300,
};

/** About one minute, for a look while working. */
export const quick: Plan = {
  ...full,
  searchWarmUpRounds: 2,
  searchRounds: 5,
  rounds: 3,
  warmUpSeconds: 0.3,
  seconds: 0.4,
  apiMisses: 60,
  pageMisses: 8,
  profiledPages: 20,
  mixedRequests: 1_500,
  addresses: [20_000, 60_000],
  hourAddresses: 2_000,
  popularAddresses: 200,
  growthSeconds: 10,
};
