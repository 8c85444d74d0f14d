import { type Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { MILLISECONDS_PER_SECOND } from './clients';

/** How a request was answered. */
export interface Reply {
  /** 0 where there was none. */
  readonly status: number;
  /** From the first byte out to the last byte in. */
  readonly milliseconds: number;
  /** Whether the cache had stored it at least a second before. */
  readonly isHit: boolean;
}

/** Requests something once, and answers also where that fails. */
export function replyTo(
  agent: Agent,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Reply> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, age = '0') =>
      resolve({ status, milliseconds: performance.now() - began, isHit: Number(age) > 0 });
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('error', () => end(0));
      response.on('end', () => end(response.statusCode ?? 0, response.headers.age));
    }).on('error', () => end(0));
  });
}

/** What came of requests at a fixed rate. */
export interface Paced<T> {
  readonly replies: readonly T[];
  /** Milliseconds that each request was sent after it was due: the generator's own delay. */
  readonly late: readonly number[];
}

/** Sends requests at a fixed rate, whether or not earlier ones have been answered. */
export async function atRate<T>(
  perSecond: number,
  requests: number,
  send: (turn: number) => Promise<T>,
): Promise<Paced<T>> {
  const began = performance.now();
  const sent: Promise<T>[] = [];
  const late: number[] = [];
  for (let turn = 0; turn < requests; turn += 1) {
    const due = began + (turn * MILLISECONDS_PER_SECOND) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    late.push(Math.max(0, performance.now() - due));
    sent.push(send(turn));
  }
  return { replies: await Promise.all(sent), late };
}
