import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf } from '../../scripts/bench/processes';
import type { Crowd } from '../support/clients';
import type { RunningProxy } from '../support/proxy';
import { ROI } from './raw-client';

/** Addresses whose answers the proxy keeps. */
export const keptAddresses = ['/', '/states/ohio', '/about', '/api/agent/v1', `${ROI}?state=ohio&degree=BSN`];

export const agent = new Agent({ keepAlive: false });

let income = 10_000;
/** Returns the address of a cache miss: the income is never the same. */
export function miss({ origin }: RunningProxy): string {
  income += 1;
  return `${origin}${ROI}?state=ohio&degree=BSN&current_income=${income}`;
}

/** Returns addresses one after the other, the first again after the last. */
export function inTurn(addresses: readonly string[]): () => string {
  let turn = -1;
  return () => {
    turn += 1;
    return addresses[turn % addresses.length] ?? '';
  };
}

/** Returns the process that another one runs: the application behind a proxy, the proxy of `npm start`. */
export function childOf(pid: number | undefined): number {
  const [first] = pid === undefined ? [] : childrenOf(pid);
  if (first === undefined) throw new Error('It runs no process');
  return first;
}

/** Returns whether a process runs; one that has ended and is not yet reaped (a zombie) doesn't. */
export function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Waits until something is so. @returns how long that took. */
export async function until(isSo: () => boolean | Promise<boolean>, milliseconds: number): Promise<number> {
  const began = Date.now();
  while (!(await isSo())) {
    if (Date.now() - began > milliseconds) throw new Error(`Not so after ${milliseconds} ms`);
    await sleep(50);
  }
  return Date.now() - began;
}

const BUSY_MS = 30_000;

/** Waits until a crowd has got so many answers of a status: how soon depends on the machine. */
export async function untilAnswered({ endings }: Crowd, count: number, status = 200): Promise<void> {
  await until(() => endings.filter((ending) => ending.status === status).length >= count, BUSY_MS);
}
