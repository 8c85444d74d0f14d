import { isIPv6 } from 'node:net';

/** Host and port, without what a name may hold besides: an address in brackets, or characters of names (RFC 3986, 3.2.2). */
const HOST = /^(?:\[([\da-f:.]+)\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+)(?::(\d{0,5}))?$/i;

const MAX_PORT = 65_535;

/** Returns whether a Host header is valid (RFC 9110, 7.2). It is empty where the client knows no host. */
export function isValidHost(host: string): boolean {
  if (host === '') return true;
  const [found, address, port = ''] = HOST.exec(host) ?? [];
  return found !== undefined && Number(port) <= MAX_PORT && (address === undefined || isIPv6(address));
}
