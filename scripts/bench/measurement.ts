/** What was measured of one calculator: microseconds of processor time per call, one value a round. */
export interface CalculationMeasurement {
  readonly calculator: string;
  /** Different inputs in one pass. */
  readonly inputs: number;
  readonly answerMicroseconds: readonly number[];
  readonly peerMicroseconds: readonly number[];
}

/** How long one search of many takes, in microseconds: half of them at most, and 95 of 100. */
export interface SearchTimes {
  readonly p50: number;
  readonly p95: number;
}

/** What was measured of the program finder, with as many programs as there are and with ten times as many. */
export interface SearchMeasurement {
  readonly programs: { readonly today: number; readonly larger: number };
  /** By kind of search, one value a round; the last is all of them. */
  readonly kinds: readonly {
    readonly title: string;
    /** Different searches in one round. */
    readonly searches: number;
    readonly today: readonly SearchTimes[];
    readonly larger: readonly SearchTimes[];
  }[];
}

/** A server that was measured. */
export interface MeasuredSubject {
  readonly id: string;
  /** Heading of its column. */
  readonly title: string;
  /** The subjects that it is shown as a ratio of; those without are shown in requests per second. */
  readonly relativeTo: readonly string[];
}

/** How much one server did in one round. */
export interface Throughput {
  /** Requests answered in a second of the clock. */
  readonly perSecond: number;
  /** Requests answered for a second that the server's processes had a processor; null where that cannot be known. */
  readonly perProcessorSecond: number | null;
}

/** What was measured of one route. */
export interface RouteMeasurement {
  readonly route: string;
  /** Length of the largest body that was asked for. */
  readonly bytes: number;
  /** By subject, one value a round. */
  readonly throughput: ReadonlyMap<string, readonly Throughput[]>;
}

export interface HttpMeasurement {
  readonly subjects: readonly MeasuredSubject[];
  readonly routes: readonly RouteMeasurement[];
}
