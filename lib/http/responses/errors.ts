import { z } from 'zod';
import type { ParameterProblem } from '@/lib/parameters/parse';
import { absoluteUrl, paths } from '@/lib/site/urls';

/** Every error that the API can answer with, and its status. The first two are the specification's, the rest ours. */
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

/** A request that the API answers with an error: thrown anywhere below a route, written to the wire by the route. */
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

  /** Headers that belong to the error, such as Allow. */
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

/** A query that breaks the declaration of its parameters. */
export function invalidParameter({ message, parameter, allowedValues }: ParameterProblem): ApiError {
  return new ApiError('invalid_parameter', message, { parameter, allowedValues });
}

/** A path that names no calculator. */
export function unknownCalculator(ids: readonly string[]): ApiError {
  return new ApiError('unknown_calculator', `No such calculator; there are ${ids.join(', ')}.`, {
    parameter: 'calculator',
    allowedValues: ids,
  });
}

/** A path that names no school. @param allowed what would be right, in words or as the slug that is probably meant. */
export function unknownInstitution(allowed: readonly string[]): ApiError {
  return new ApiError('not_found', `No school has this slug; it must be ${allowed.join(' or ')}.`, {
    parameter: 'slug',
    allowedValues: allowed,
  });
}

/** A method that the address does not have. `allow` is the value of its Allow header. */
export function methodNotAllowed(allow: string): ApiError {
  return new ApiError('method_not_allowed', `This address answers ${allow} only.`, {
    headers: { Allow: allow },
  });
}

/** A body that is longer than anything we read. */
export function payloadTooLarge(mostBytes: number): ApiError {
  return new ApiError('payload_too_large', `A request may carry ${mostBytes} bytes at most.`);
}

/** An address that is longer than any of ours. */
export function uriTooLong(mostBytes: number): ApiError {
  return new ApiError('uri_too_long', `An address may have ${mostBytes} bytes at most.`);
}

/** More requests than the limit allows. */
export function rateLimited(retryAfterSeconds: number): ApiError {
  return new ApiError('rate_limited', `Too many requests; try again in ${retryAfterSeconds} seconds.`, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

/** The service is starting or overloaded. */
export function unavailable(retryAfterSeconds: number): ApiError {
  return new ApiError('unavailable', `Not available just now; try again in ${retryAfterSeconds} seconds.`, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}

/** A failure on our side. Says nothing of its cause: that belongs in the log. */
export function internalError(): ApiError {
  return new ApiError(
    'internal_error',
    'Something failed on our side. The request was not the cause; please try again later.',
  );
}
