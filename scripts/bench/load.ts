import autocannon from 'autocannon';
import type { Throughput } from './measurement';
import { processorSeconds } from './processor-time';

/** How often autocannon looks at the clock; it ends at the first look after its time. */
const SAMPLE_MILLISECONDS = 20;
const MILLISECONDS_PER_SECOND = 1000;

export interface Load {
  /** Scheme, host and port: of this machine only. */
  readonly origin: string;
  /** Process that answers there. */
  readonly pid: number;
  /** Paths with their queries; each connection goes through them in turn. */
  readonly paths: readonly string[];
  /** What the client accepts; anything where it is left out. */
  readonly accept?: string | undefined;
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Keeps all connections to a server busy for a while, and says how much it did.
 *
 * @throws Error when an address is not on this machine, or when any request failed or was not answered with 200.
 */
export async function putUnderLoad({
  origin,
  pid,
  paths,
  accept = '*/*',
  connections,
  seconds,
}: Load): Promise<Throughput> {
  if (new URL(origin).hostname !== 'localhost')
    throw new Error(`Only this machine is put under load: ${origin}`);
  const usedBefore = processorSeconds(pid);
  const { start, finish, errors, non2xx, ...result } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    sampleInt: SAMPLE_MILLISECONDS,
    requests: paths.map((path) => ({ path, headers: { accept } })),
  });
  const usedAfter = processorSeconds(pid);
  if (errors > 0 || non2xx > 0 || result['2xx'] === 0) {
    throw new Error(
      `${origin}${paths[0]}: ${errors} requests failed, ${non2xx} were refused, ${result['2xx']} answered`,
    );
  }
  return {
    perSecond: (result['2xx'] * MILLISECONDS_PER_SECOND) / (finish.getTime() - start.getTime()),
    perProcessorSecond:
      usedBefore === null || usedAfter === null ? null : result['2xx'] / (usedAfter - usedBefore),
  };
}
