import { connect } from 'node:net';

/** A response as it came over the wire. */
export interface RawResponse {
  readonly status: number;
  /** By lowercase name. */
  readonly headers: ReadonlyMap<string, string>;
  /** Everything after the headers, chunk sizes included. */
  readonly body: string;
}

/**
 * Sends a request byte by byte as given: for targets, methods and Host headers that fetch normalizes or refuses.
 */
export function rawRequest(
  baseUrl: string,
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): Promise<RawResponse> {
  const { hostname, port, host } = new URL(baseUrl);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers });
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(parse(text)));
    socket.write(
      [`${method} ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join(
        '\r\n',
      ),
    );
  });
}

function parse(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Map(
      lines.map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
    ),
    body: rest.join('\r\n\r\n'),
  };
}
