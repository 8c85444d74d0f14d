import type { ServerResponse } from 'node:http';
import type { Notice } from '../responses/notice';
import { isSecurityHeader } from '../responses/security-headers';

/** What to do with a response: send a notice instead, send a rewritten body, or (undefined) leave it as it is. */
export type Interception = Notice | ((body: Buffer) => Buffer) | undefined;

type Headers = Readonly<Record<string, string | number | readonly string[]>>;

const isHeaders = (part: unknown): part is Headers =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** Returns the bytes among the arguments of `write` and `end`. */
function bytesOf([chunk, encoding]: readonly unknown[]): Buffer[] {
  if (chunk instanceof Uint8Array) return [Buffer.from(chunk)];
  if (typeof chunk !== 'string') return [];
  return [
    Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'),
  ];
}

/**
 * Intercepts a response that Next is about to write.
 *
 * @param decide called once, before the first byte leaves. Status and headers are set by then and may be changed; a
 *   function that it returns gets the whole body, may set headers too, and returns the body to send.
 */
export function interceptResponse(response: ServerResponse, decide: () => Interception): void {
  const { write, end, writeHead, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let decision: { readonly interception: Interception } | undefined;
  const interception = () => {
    decision ??= { interception: decide() };
    return decision.interception;
  };

  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(rest.find(isHeaders) ?? {})) response.setHeader(name, value);
    if (interception()) return response;
    return Reflect.apply(writeHead, response, [status, ...rest.filter((part) => !isHeaders(part))]);
  };
  response.flushHeaders = () => {
    if (!interception()) flushHeaders.call(response);
  };
  response.write = (...part: unknown[]) => {
    if (!interception()) return Reflect.apply(write, response, part);
    chunks.push(...bytesOf(part));
    return true;
  };
  response.end = (...part: unknown[]) => {
    const found = interception();
    if (!found) return Reflect.apply(end, response, part);
    chunks.push(...bytesOf(part));
    Object.assign(response, { write, end, writeHead, flushHeaders });
    const callbacks = part.filter((one) => typeof one === 'function');
    if (typeof found === 'function') {
      const body = found(Buffer.concat(chunks));
      // Next sets the length of the body that it rendered.
      response.setHeader('Content-Length', body.length);
      return Reflect.apply(end, response, [body, ...callbacks]);
    }
    for (const name of response.getHeaderNames()) if (!isSecurityHeader(name)) response.removeHeader(name);
    response.writeHead(found.status, found.headers);
    return Reflect.apply(end, response, [found.body, ...callbacks]);
  };
}
