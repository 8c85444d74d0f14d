import type { ServerResponse } from 'node:http';

type Headers = Readonly<Record<string, string | number | readonly string[]>>;

const isHeaders = (part: unknown): part is Headers =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** The bytes among the arguments of `write` and `end`. */
function bytesOf([chunk, encoding]: readonly unknown[]): Buffer[] {
  if (chunk instanceof Uint8Array) return [Buffer.from(chunk)];
  if (typeof chunk !== 'string') return [];
  return [
    Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'),
  ];
}

/**
 * Holds back a response that a framework writes until it is whole, and sends another body in the place of its own.
 *
 * @param applies asked once, when the first byte would leave: status and headers stand in the response by then. Where
 *   it says no, the response goes out as it comes.
 * @param rewrite the body to send. It may set headers: none has left.
 */
export function rewriteBody(
  response: ServerResponse,
  applies: () => boolean,
  rewrite: (body: Buffer) => Buffer,
): void {
  const { write, end, writeHead, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let decision: boolean | undefined;
  const isHeld = () => {
    decision ??= applies();
    return decision;
  };

  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    if (!isHeld()) return Reflect.apply(writeHead, response, [status, ...rest]);
    for (const [name, value] of Object.entries(rest.find(isHeaders) ?? {})) response.setHeader(name, value);
    return response;
  };
  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders.call(response);
  };
  response.write = (...part: unknown[]) => {
    if (!isHeld()) return Reflect.apply(write, response, part);
    chunks.push(...bytesOf(part));
    return true;
  };
  response.end = (...part: unknown[]) => {
    if (!isHeld()) return Reflect.apply(end, response, part);
    chunks.push(...bytesOf(part));
    Object.assign(response, { write, end, writeHead, flushHeaders });
    const done = part.filter((one) => typeof one === 'function');
    return Reflect.apply(end, response, [rewrite(Buffer.concat(chunks)), ...done]);
  };
}
