import { once } from 'node:events';
import { Agent, createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { atRate, replyTo } from './open-loop';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, 'localhost');
  await once(server, 'listening');
  closing.push(() => server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const replyFrom = (url: string) => {
  const agent = new Agent();
  closing.push(() => agent.destroy());
  return replyTo(agent, url, { accept: 'text/html' });
};

it('sends at its rate, whether or not earlier requests have been answered', async () => {
  const began = performance.now();
  const sentAfter: number[] = [];
  const { replies, late } = await atRate(100, 20, async (turn) => {
    sentAfter.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return turn;
  });
  expect(replies).toEqual(Array.from({ length: 20 }, (_, turn) => turn));
  // One after the other would take 15 times as long.
  expect(sentAfter.at(-1)).toBeGreaterThan(185);
  expect(sentAfter.at(-1)).toBeLessThan(2_000);
  expect(late).toHaveLength(20);
});

it('takes what is older than a second for a hit', async () => {
  const origin = await serve(({ url }, response) => response.setHeader('age', url === '/old' ? 7 : 0).end());
  expect(await replyFrom(`${origin}/old`)).toMatchObject({ status: 200, isHit: true });
  expect(await replyFrom(`${origin}/new`)).toMatchObject({ status: 200, isHit: false });
});

it('counts a refusal and a broken connection as replies', async () => {
  const origin = await serve(({ url }, response) => {
    if (url === '/refused') response.writeHead(429).end();
    else response.destroy();
  });
  expect(await replyFrom(`${origin}/refused`)).toMatchObject({ status: 429, isHit: false });
  expect(await replyFrom(`${origin}/broken`)).toMatchObject({ status: 0, isHit: false });
});
