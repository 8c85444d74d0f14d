import { z } from 'zod';
import type { ParameterProblem } from '@/lib/parameters/parse';
import { absoluteUrl, paths } from '@/lib/site/urls';

/** Every error code of the API and its status. The specification names the first two. */
export const errorStatuses = {
  invalid_parameter: 400,
  unknown_calculator: 404,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  uri_too_long: 414,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** Body of every error response of the API. */
export const errorSchema = z
  .strictObject({
    error: z.strictObject({
      code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]).describe('What went wrong.'),
      message: z.string().describe('What went wrong and what would be right, in words.'),
      parameter: z
        .string()
        .optional()
        .describe('The offending parameter, under the name that the client used.'),
      allowed_values: z.array(z.string()).optional().describe('What that parameter may be.'),
    }),
    documentation_url: z.url().optional().describe('Documentation for developers.'),
  })
  .meta({ id: 'Error', description: 'Why a request was not answered.' });

export type ErrorBody = z.output<typeof errorSchema>;

interface Details {
  readonly parameter?: string;
  readonly allowedValues?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error that the API answers with. Thrown anywhere below a route, which sends it. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    private readonly details: Details = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }

  get status(): number {
    return errorStatuses[this.code];
  }

  /** Headers of the error, such as Allow. */
  get headers(): Readonly<Record<string, string>> {
    return this.details.headers ?? {};
  }

  body(): ErrorBody {
    const { parameter, allowedValues } = this.details;
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(parameter === undefined ? {} : { parameter }),
        ...(allowedValues === undefined ? {} : { allowed_values: [...allowedValues] }),
      },
      documentation_url: absoluteUrl(paths.developers),
    };
  }
}

/** Returns the error of a query that breaks the declaration of its parameters. */
export function invalidParameter({ message, parameter, allowedValues }: ParameterProblem): ApiError {
  return new ApiError('invalid_parameter', message, { parameter, allowedValues });
}

/** Returns the error of a path that names no calculator. */
export function unknownCalculator(ids: readonly string[]): ApiError {
  return new ApiError('unknown_calculator', `No such calculator; there are ${ids.join(', ')}.`, {
    parameter: 'calculator',
    allowedValues: ids,
  });
}

/** Returns the error of a path that names no school. @param allowed what would name one, in words. */
export function unknownInstitution(allowed: readonly string[]): ApiError {
  return new ApiError('not_found', `No school has this slug; it must be ${allowed.join(' or ')}.`, {
    parameter: 'slug',
    allowedValues: allowed,
  });
}

/** Returns the error of a method that a route doesn't have. @param allow value of Allow. */
export function methodNotAllowed(allow: string): ApiError {
  return new ApiError('method_not_allowed', `This address answers ${allow} only.`, {
    headers: { Allow: allow },
  });
}

/** Returns the error of a body that is too long. */
export function payloadTooLarge(mostBytes: number): ApiError {
  return new ApiError('payload_too_large', `A request may carry ${mostBytes} bytes at most.`);
}

/** Returns the error of a request target that is too long. */
export function uriTooLong(mostBytes: number): ApiError {
  return new ApiError('uri_too_long', `An address may have ${mostBytes} bytes at most.`);
}

/** Returns the error of a query with too many parameters. */
export function queryTooLong(mostParameters: number): ApiError {
  return new ApiError('uri_too_long', `An address may have ${mostParameters} parameters at most.`);
}

/** Returns the error of a client that is over its limit. */
export function rateLimited(retryAfterSeconds: number): ApiError {
  return new ApiError('rate_limited', `Too many requests; try again in ${retryAfterSeconds} seconds.`, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

/** Returns the error of a service that is starting or overloaded. */
export function unavailable(retryAfterSeconds: number): ApiError {
  return new ApiError('unavailable', `Not available just now; try again in ${retryAfterSeconds} seconds.`, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

/** Returns the error of a failure of the server. Its cause is only logged. */
export function internalError(): ApiError {
  return new ApiError(
    'internal_error',
    'Something failed on our side. The request was not the cause; please try again later.',
  );
}
