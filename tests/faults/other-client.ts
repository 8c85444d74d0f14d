/**
 * A client that has nothing to do with an attack, in a process of its own: `other-client.ts <origin> <address> <seconds>`
 * asks for one kept page and for one new search four times a second, each on a new connection, and prints how that went: the
 * first seconds, in which an attack opens all its connections, apart.
 */
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const [origin = '', address = '', seconds = '10'] = process.argv.slice(2);
const INTERVAL_MS = 250;
const OPENING_MS = 1_500;
const PATIENCE_MS = 12_000;

interface Answer {
  readonly began: number;
  readonly status: string;
  readonly milliseconds: number;
}

function ask(target: string): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: string) => resolve({ began, status, milliseconds: performance.now() - began });
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const asked = request(origin + target, { agent: false, localAddress: address, signal }, (response) => {
      response.resume().on('end', () => end(String(response.statusCode)));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message)).end();
  });
}

const openingEnds = performance.now() + OPENING_MS;

function summary(answers: readonly Answer[]) {
  const timesOf = (some: readonly Answer[]) =>
    some.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const opening = timesOf(answers.filter(({ began }) => began < openingEnds));
  const later = timesOf(answers.filter(({ began }) => began >= openingEnds));
  const quantile = (part: number) => Math.round(later[Math.ceil(part * later.length) - 1] ?? 0);
  const statuses: Record<string, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    opening: Math.round(opening.at(-1) ?? 0),
    p50: quantile(0.5),
    p95: quantile(0.95),
    max: quantile(1),
    statuses,
  };
}

const kept: Promise<Answer>[] = [];
const searched: Promise<Answer>[] = [];
const end = Date.now() + Number(seconds) * 1000;
while (Date.now() < end) {
  kept.push(ask('/states/ohio'));
  searched.push(ask(`/api/agent/v1/programs?query=other${address}-${Date.now()}`));
  await sleep(INTERVAL_MS);
}
console.log(
  JSON.stringify({ hits: summary(await Promise.all(kept)), misses: summary(await Promise.all(searched)) }),
);
