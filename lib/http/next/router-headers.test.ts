import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { isRouterState, restrictRouterHeaders } from './router-headers';

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));

it.each([
  [
    encoded(['', { children: ['calculators', { children: [['calculator', 'nursing-roi', 'd'], {}] }] }]),
    true,
  ],
  [encoded(['', { children: ['__PAGE__', {}, null, 'refetch'] }]), true],
  [encoded(['x']), false],
  [encoded(['', { children: 'x' }]), false],
  [encoded(null), false],
  ['garbage', false],
  ['%E0%A4%A', false],
  [undefined, false],
])('%s is a state that Next can read: %s', (header, is) => {
  expect(isRouterState(header)).toBe(is);
});

/** Headers of a request after what only the router may ask for is removed. */
function restricted(target: string, headers: Record<string, string>) {
  const request = new IncomingMessage(new Socket());
  request.headers = headers;
  restrictRouterHeaders(request, target);
  return request.headers;
}

const state = encoded(['', {}]);

it('a request of the router is never one for Markdown, by its header or by its parameter', () => {
  const accept = 'text/markdown';
  expect(restricted('/calculators/nursing-roi', { accept, rsc: '1' }).accept).toBe('text/html');
  expect(restricted('/states/ohio?_rsc=abc', { accept }).accept).toBe('text/html');
  expect(restricted('/states/ohio?rsc=1', { accept }).accept).toBe(accept);
});

it('the address of Markdown is Markdown whatever else is asked for', () => {
  expect(restricted('/states/ohio.md?_rsc=abc', { accept: '*/*', rsc: '1' })).toEqual({ accept: '*/*' });
  expect(restricted('/calculators/nursing-roi.md', { accept: '*/*', rsc: '1' })).toEqual({ accept: '*/*' });
});

it('the format of the router is for pages that run it', () => {
  const headers = () => ({ rsc: '1', 'next-router-state-tree': state, 'next-url': '/', host: 'x' });
  const asked = headers();
  expect(restricted('/calculators/nursing-roi?_rsc=1', headers())).toEqual({ ...asked, accept: 'text/html' });
  for (const target of ['/states/ohio', '/programs', '/api/agent/v1', '/llms.txt', '/calculators']) {
    expect(restricted(target, headers())).toEqual({ host: 'x', accept: 'text/html' });
  }
});

it('a state that Next cannot read is removed', () => {
  const headers = { rsc: '1', 'next-router-state-tree': 'garbage' };
  expect(restricted('/calculators/nursing-roi', headers)).toEqual({ rsc: '1', accept: 'text/html' });
});
