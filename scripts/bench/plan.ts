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
}

/** Between three and four minutes, for a table that is kept. */
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
};
