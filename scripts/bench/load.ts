import autocannon from 'autocannon';
import { MILLISECONDS_PER_SECOND } from './clients';

/** How often autocannon looks at the clock; it ends at the first look after its time. */
const SAMPLE_MILLISECONDS = 20;

export interface Load {
  /** Scheme, host and port, on this machine only. */
  readonly origin: string;
  /** Paths with their queries; each connection goes through them in turn. */
  readonly paths: readonly string[];
  readonly accept: string;
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Returns the requests per second that a server answers while all connections are busy.
 *
 * @throws Error when an address is not on this machine, or when any request failed or was not answered with 200.
 */
export async function requestsPerSecond({
  origin,
  paths,
  accept,
  connections,
  seconds,
}: Load): Promise<number> {
  if (new URL(origin).hostname !== 'localhost')
    throw new Error(`Only this machine is put under load: ${origin}`);
  const { start, finish, errors, non2xx, ...result } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    sampleInt: SAMPLE_MILLISECONDS,
    requests: paths.map((path) => ({ path, headers: { accept } })),
  });
  if (errors > 0 || non2xx > 0 || result['2xx'] === 0) {
    throw new Error(
      `${origin}${paths[0]}: ${errors} requests failed, ${non2xx} were rejected, ${result['2xx']} answered`,
    );
  }
  return (result['2xx'] * MILLISECONDS_PER_SECOND) / (finish.getTime() - start.getTime());
}
