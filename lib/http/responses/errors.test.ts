import { describe, expect, it } from 'vitest';
import {
  ApiError,
  type ErrorCode,
  errorSchema,
  errorStatuses,
  internalError,
  invalidParameter,
  methodNotAllowed,
  payloadTooLarge,
  rateLimited,
  unavailable,
  unknownCalculator,
  uriTooLong,
} from './errors';

const errors: [ErrorCode, number, ApiError][] = [
  [
    'invalid_parameter',
    400,
    invalidParameter({ parameter: 'gpa', message: 'gpa is required.', allowedValues: ['x'] }),
  ],
  ['unknown_calculator', 404, unknownCalculator(['nursing-roi'])],
  ['not_found', 404, new ApiError('not_found', 'No such program.')],
  ['method_not_allowed', 405, methodNotAllowed('GET')],
  ['payload_too_large', 413, payloadTooLarge(1024)],
  ['uri_too_long', 414, uriTooLong(1024)],
  ['rate_limited', 429, rateLimited(30)],
  ['internal_error', 500, internalError()],
  ['unavailable', 503, unavailable(5)],
];

describe('errors of the API', () => {
  it.each(errors)('%s has status %d and an Error body', (code, status, error) => {
    expect(error.status).toBe(status);
    expect(errorSchema.parse(error.body())).toEqual(error.body());
    expect(error.body().error.code).toBe(code);
  });

  it('are all here', () => {
    expect(errors.map(([code]) => code).sort()).toEqual(Object.keys(errorStatuses).sort());
  });

  it('name the parameter and what it may be', () => {
    const problem = {
      parameter: 'gpa',
      message: 'gpa is required.',
      allowedValues: ['a number from 0 to 4'],
    };
    expect(invalidParameter(problem).body().error).toEqual({
      code: 'invalid_parameter',
      message: 'gpa is required.',
      parameter: 'gpa',
      allowed_values: ['a number from 0 to 4'],
    });
  });

  it('leave out what does not apply, and point to the documentation', () => {
    expect(internalError().body()).toEqual({
      error: {
        code: 'internal_error',
        message: 'Something failed on our side. The request was not the cause; please try again later.',
      },
      documentation_url: 'http://localhost:3000/developers',
    });
    expect(internalError().name).toBe('ApiError');
  });

  it('say what would be right', () => {
    expect(unknownCalculator(['a', 'b']).body().error).toEqual({
      code: 'unknown_calculator',
      message: 'No such calculator; there are a, b.',
      parameter: 'calculator',
      allowed_values: ['a', 'b'],
    });
    expect(methodNotAllowed('GET, HEAD').message).toBe('This address answers GET, HEAD only.');
    expect(rateLimited(30).message).toBe('Too many requests; try again in 30 seconds.');
    expect(unavailable(5).message).toBe('Not available just now; try again in 5 seconds.');
  });

  it('carry the headers that belong to them', () => {
    expect(methodNotAllowed('GET, HEAD').headers).toEqual({ Allow: 'GET, HEAD' });
    expect(rateLimited(30).headers).toEqual({ 'Retry-After': '30' });
    expect(unavailable(5).headers).toEqual({ 'Retry-After': '5' });
    expect(internalError().headers).toEqual({});
  });
});
