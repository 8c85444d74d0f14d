/** Headers that belong to the connection or the moment, not to the answer; the length is that of the body, compared itself. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

/** Longest that an answer may take. */
const ANSWER_MILLISECONDS = 30_000;

/** How much of a differing body is shown. */
const EXCERPT = 60;

/** One answer as far as clients depend on it. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Asks without compression, as the load generator does, on a connection that no server can have given up meanwhile. */
export async function ask(address: string): Promise<Answered> {
  const response = await fetch(address, {
    headers: { 'Accept-Encoding': 'identity', Connection: 'close' },
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

/** JSON is UTF-8 anyway, and some servers say so. */
const withoutCharset = (value: string | undefined) => value?.replace(/; charset=utf-8$/i, '');

/**
 * How an answer differs from the one that it should be: in status, in the bytes of its body, or in a header that the
 * right answer has. Headers that it has besides do not count. Undefined where it does not differ.
 */
export function difference(right: Answered, other: Answered): string | undefined {
  if (other.status !== right.status) return `status ${other.status} instead of ${right.status}`;
  const header = Object.keys(right.headers).find(
    (name) =>
      !OF_THE_CONNECTION.has(name) &&
      withoutCharset(other.headers[name]) !== withoutCharset(right.headers[name]),
  );
  if (header) return `${header}: ${other.headers[header]} instead of ${right.headers[header]}`;
  if (other.body === right.body) return undefined;
  let at = 0;
  while (right.body[at] === other.body[at]) at += 1;
  return `another body from character ${at}: ${JSON.stringify(other.body.slice(at, at + EXCERPT))}`;
}
