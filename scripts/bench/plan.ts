/** How long and how often a run measures. */
export interface Plan {
  readonly calculationRounds: number;
  readonly calculationWarmUpMilliseconds: number;
  /** Least time of one measurement. */
  readonly calculationMilliseconds: number;
  readonly searchWarmUpRounds: number;
  readonly searchRounds: number;
  readonly httpRounds: number;
  readonly httpWarmUpSeconds: number;
  readonly httpSeconds: number;
  /** Requests under way at the same time. */
  readonly connections: number;
  /** Different queries of one calculator that requests go through in turn. */
  readonly queries: number;
  /** Requests in one round, one after the other, that the site works for. */
  readonly missRequests: number;
  /** Requests in one round of hits with misses among them. */
  readonly mixedRequests: number;
  /** After how many different addresses the memory of the front door is looked at. */
  readonly addresses: readonly number[];
}

/** Some minutes for each part, for a table that is kept. */
export const full: Plan = {
  calculationRounds: 15,
  calculationWarmUpMilliseconds: 500,
  calculationMilliseconds: 150,
  searchWarmUpRounds: 5,
  searchRounds: 25,
  httpRounds: 5,
  httpWarmUpSeconds: 0.7,
  httpSeconds: 0.8,
  connections: 16,
  queries: 48,
  missRequests: 150,
  mixedRequests: 4_000,
  addresses: [100_000, 1_000_000],
};

/** About one minute, for a look while working. */
export const quick: Plan = {
  ...full,
  calculationRounds: 7,
  calculationWarmUpMilliseconds: 200,
  calculationMilliseconds: 60,
  searchRounds: 9,
  httpRounds: 3,
  httpWarmUpSeconds: 0.3,
  httpSeconds: 0.4,
  missRequests: 60,
  mixedRequests: 1_500,
  addresses: [20_000, 60_000],
};
