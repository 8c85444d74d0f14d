import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

const IPV4_WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/;
const IPV6_IN_BRACKETS = /^\[([\da-f:.]+)\](?::\d+)?$/i;

/** Groups of the network part of an IPv6 address: one client has a /64 at least. */
const NETWORK_GROUPS = 4;

/** Returns an IPv4 address, or the /64 of an IPv6 address; undefined for anything else. */
export function clientNetwork(text: string): string | undefined {
  // Some proxies add the port, with which each connection would be a client.
  const address = text.replace(IPV4_WITH_PORT, '$1').replace(IPV6_IN_BRACKETS, '$1');
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/**
 * Names the client of a request: its IPv4 address or the /64 of its IPv6 address.
 *
 * @param trustedHops proxies in front, each of which adds the address that it saw to X-Forwarded-For.
 */
export function clientAddress(request: IncomingMessage, trustedHops: number): string {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = trustedHops === 0 ? peer : proxyAddr(request, (_, hop) => hop < trustedHops);
  return clientNetwork(forwarded) ?? clientNetwork(peer) ?? peer;
}
