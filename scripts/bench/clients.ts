import { Agent, get } from 'node:http';
import { quantileSorted } from 'd3-array';

export const MILLISECONDS_PER_SECOND = 1000;

/** One request, and whether its time is wanted. */
export interface Request {
  readonly url: string;
  readonly accept?: string;
  /** Other fields than Accept. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly isTimed?: boolean;
}

/** Returns the milliseconds from the first byte out to the last byte in. @throws Error where the status is not 200. */
function timed(agent: Agent, { url, accept = '*/*', headers }: Request): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { ...headers, accept } }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`${url} is answered with ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

/**
 * Sends requests over kept connections, one at a time on each.
 *
 * @returns milliseconds of each timed request, the shortest first.
 */
export async function requestTimes(
  connections: number,
  requests: number,
  next: () => Request,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const taken: number[] = [];
  let left = requests;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const request = next();
      const milliseconds = await timed(agent, request);
      if (request.isTimed !== false) taken.push(milliseconds);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return taken.toSorted((a, b) => a - b);
}

/** Returns a quantile of sorted times. @throws Error where there are none. */
export function quantileOf(times: readonly number[], share: number): number {
  const value = quantileSorted([...times], share);
  if (value === undefined) throw new Error('Nothing was measured');
  return value;
}
