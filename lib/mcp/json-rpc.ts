import { NO_STORE } from '@/lib/http/responses/cache-control';

/** Codes of JSON-RPC 2.0, and the first of those that it leaves to servers: refused before any message was read. */
export const errorCodes = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internalError: -32_603,
  refused: -32_000,
} as const;

/** Id of the request that is answered; null where it is unknown. */
export type RequestId = string | number | null;

interface Rejection {
  /** HTTP status. */
  readonly status: number;
  readonly code: (typeof errorCodes)[keyof typeof errorCodes];
  /** What was wrong and what would be right, in words. */
  readonly message: string;
  readonly id?: RequestId;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A JSON-RPC error response. */
export function rejection({ status, code, message, id = null, headers = {} }: Rejection): Response {
  return Response.json(
    { jsonrpc: '2.0', id, error: { code, message } },
    { status, headers: { ...headers, 'Cache-Control': NO_STORE } },
  );
}

/** The id that a body names itself by, where it is one. */
export function requestId(body: object): RequestId {
  if (!('id' in body)) return null;
  return typeof body.id === 'string' || typeof body.id === 'number' ? body.id : null;
}

/** What a JSON value is called where another kind was expected: "a list". */
export function valueKind(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
