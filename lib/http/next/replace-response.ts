import { ServerResponse } from 'node:http';
import type { Notice } from '../responses/notice';
import { isSecurityHeader } from '../responses/security-headers';

/**
 * Sends a notice in place of the response that a framework is about to write, where its status and headers ask for
 * it. Nothing is held back otherwise: the decision is made once, when the first byte would leave.
 *
 * @param decide the notice, or undefined to let the response go out as it is. The status and the headers that were
 *   set one by one stand in the response by then.
 */
export function replaceResponse(response: ServerResponse, decide: () => Notice | undefined): void {
  const original = ServerResponse.prototype;
  const { write, end, writeHead, flushHeaders } = response;
  let decision: { readonly notice: Notice | undefined } | undefined;
  const replacement = () => {
    decision ??= { notice: decide() };
    return decision.notice;
  };

  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    return replacement() ? response : Reflect.apply(writeHead, response, [status, ...rest]);
  };
  response.flushHeaders = () => {
    if (!replacement()) flushHeaders.call(response);
  };
  response.write = (...part: unknown[]) => (replacement() ? true : Reflect.apply(write, response, part));
  response.end = (...part: unknown[]) => {
    const notice = replacement();
    if (!notice) return Reflect.apply(end, response, part);
    Object.assign(response, { writeHead: original.writeHead, end: original.end });
    for (const name of response.getHeaderNames()) if (!isSecurityHeader(name)) response.removeHeader(name);
    return response.writeHead(notice.status, notice.headers).end(notice.body);
  };
}
