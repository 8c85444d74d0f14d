import type { ServerResponse } from 'node:http';
import { ignoresQuery } from '../page-kinds';

/** Name and value of the header by which caches learn it (draft-ietf-httpbis-no-vary-search). */
const NO_VARY_SEARCH = 'No-Vary-Search';
const BY_NO_PARAMETER = 'params';

/** Says so on a response that is about to leave, so that links with marks of a campaign are one answer to keep. */
export function sayQueryIgnored(response: ServerResponse, path: string): void {
  const isAnswer = response.statusCode === 200 || response.statusCode === 304;
  if (isAnswer && ignoresQuery(path)) response.setHeader(NO_VARY_SEARCH, BY_NO_PARAMETER);
}

/** Whether a response says so. Names of headers are in lower case. */
export const saysQueryIgnored = (headers: Readonly<Record<string, unknown>>) =>
  headers[NO_VARY_SEARCH.toLowerCase()] === BY_NO_PARAMETER;
