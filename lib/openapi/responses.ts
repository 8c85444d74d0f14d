import { calculators } from '@/lib/calculators/registry';
import { allowRead } from '@/lib/http/responses/cors';
import {
  type ApiError,
  errorSchema,
  internalError,
  methodNotAllowed,
  payloadTooLarge,
  rateLimited,
  unavailable,
  unknownCalculator,
  unknownInstitution,
  uriTooLong,
} from '@/lib/http/responses/errors';
import { slugParameter } from '@/lib/site/api/endpoints';
import { commonHeaders, type HeaderName, headerReferences } from './headers';
import { reference } from './schemas';
import type { ApiResponse, Reference } from './types';

/** A response with the Error body, and an error as its example. */
export function errorResponse(
  description: string,
  error: ApiError,
  ...headers: readonly HeaderName[]
): ApiResponse {
  return {
    description,
    headers: headerReferences(...commonHeaders, ...headers),
    content: {
      'application/json': {
        schema: { ...reference(errorSchema) },
        examples: { [error.code]: { summary: error.message, value: error.body() } },
      },
    },
  };
}

/** Length of a request target in the example of 414, as the reverse proxy limits it. */
const MAX_TARGET_BYTES = 8192;

/** Length of a body in the example of 413, as the reverse proxy limits it. */
const MAX_BODY_BYTES = 131_072;

/** Seconds in the examples of Retry-After. */
const RETRY_SECONDS = 30;

/** Responses that several operations share, by name. */
function sharedResponses() {
  return {
    NotModified: {
      description:
        'The answer that the client holds, by the entity tag of If-None-Match, is still the answer. No body.',
      headers: headerReferences(...commonHeaders, 'ETag'),
    },
    Moved: {
      description: 'The school has another slug: Location leads to it, with the same query. No body.',
      headers: headerReferences(...commonHeaders, 'Location'),
    },
    UnknownCalculator: errorResponse(
      'The path names no calculator.',
      unknownCalculator(calculators.map(({ id }) => id)),
    ),
    UnknownInstitution: errorResponse(
      'The path names no school.',
      unknownInstitution(slugParameter.allowedValues),
    ),
    MethodNotAllowed: errorResponse(
      'The method is not one that the address has; Allow lists those.',
      methodNotAllowed(allowRead),
      'Allow',
    ),
    PayloadTooLarge: errorResponse(
      'The request has a body that is too long. GET needs none.',
      payloadTooLarge(MAX_BODY_BYTES),
    ),
    UriTooLong: errorResponse('Path and query are too long.', uriTooLong(MAX_TARGET_BYTES)),
    RateLimited: errorResponse(
      'Too many requests. Only where a limit is enforced.',
      rateLimited(RETRY_SECONDS),
      'Retry-After',
    ),
    InternalError: errorResponse('Something failed on our side.', internalError()),
    Unavailable: errorResponse(
      'The service is starting or overloaded.',
      unavailable(RETRY_SECONDS),
      'Retry-After',
    ),
  } satisfies Record<string, ApiResponse>;
}

const RESPONSES = '#/components/responses/';

type SharedResponseName = keyof ReturnType<typeof sharedResponses>;

/** Reference to a shared response. */
export function sharedResponse(name: SharedResponseName): Reference {
  return { $ref: RESPONSES + name };
}

/** The shared responses that a part of a document, written as JSON, refers to. */
export function responsesReferredTo(json: string): Record<string, ApiResponse> {
  return Object.fromEntries(
    Object.entries(sharedResponses()).filter(([name]) => json.includes(JSON.stringify(RESPONSES + name))),
  );
}
