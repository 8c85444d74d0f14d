import { Agent, get } from 'node:http';
import { quantileSorted } from 'd3-array';

/** Milliseconds that one request took, from the first byte out to the last byte in. @throws Error where it is not 200. */
function timed(agent: Agent, url: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`${url} is answered with ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

/** One request of a mixture. */
export interface Mixed {
  readonly url: string;
  /** Whether its time is asked for. */
  readonly counts: boolean;
}

/**
 * Clients that send one request after the other over connections that they keep.
 *
 * @param next the next request.
 * @returns milliseconds of each request that counts, the shortest first.
 */
export async function times(connections: number, requests: number, next: () => Mixed): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const taken: number[] = [];
  let left = requests;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const { url, counts } = next();
      const milliseconds = await timed(agent, url);
      if (counts) taken.push(milliseconds);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return taken.toSorted((a, b) => a - b);
}

/** The time within which a share of them was done. @throws Error where there is none. */
export function within(taken: readonly number[], part: number): number {
  const value = quantileSorted([...taken], part);
  if (value === undefined) throw new Error('Nothing was measured');
  return value;
}
