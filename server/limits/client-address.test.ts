import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address';

function clientOf(peer: string, forwarded: string | undefined, trustedHops: number): string {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return clientAddress(request, trustedHops);
}

it.each([
  ['192.0.2.7', undefined, 0, '192.0.2.7'],
  ['::ffff:192.0.2.7', undefined, 0, '192.0.2.7'],
  ['2001:db8:1:2:3::1', undefined, 0, '2001:db8:1:2::/64'],
  ['10.0.0.1', '192.0.2.7', 0, '10.0.0.1'],
  ['10.0.0.1', '192.0.2.7:4711', 1, '192.0.2.7'],
  ['10.0.0.1', '9.9.9.9:1, 192.0.2.7:4711', 1, '192.0.2.7'],
  ['10.0.0.1', '9.9.9.9, 192.0.2.7', 2, '9.9.9.9'],
  ['10.0.0.1', '[2001:db8::1]:443', 1, '2001:db8:0:0::/64'],
  ['10.0.0.1', '2001:db8::2', 1, '2001:db8:0:0::/64'],
  ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
])('peer %s with X-Forwarded-For %s and %s trusted proxies is %s', (peer, forwarded, hops, client) => {
  expect(clientOf(peer, forwarded, hops)).toBe(client);
});
