/** Methods of read-only routes. */
const readMethods = ['GET', 'HEAD', 'OPTIONS'] as const;

/** Value of Allow of read-only routes. */
export const allowRead = readMethods.join(', ');

/** How long a browser may cache a preflight: one day, like answers. */
const PREFLIGHT_SECONDS = 86_400;

/** Lets pages of any origin read a response and these headers. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Allow, ETag, Link, RateLimit, RateLimit-Policy, Retry-After',
} as const;

/** Headers of the 204 that answers OPTIONS: any origin, any header. There are no credentials to expose. */
export const preflightHeaders = {
  ...corsHeaders,
  Allow: allowRead,
  'Access-Control-Allow-Methods': allowRead,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
} as const;
