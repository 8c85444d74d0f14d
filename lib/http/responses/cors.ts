/** Methods of every address that only reads. */
const readMethods = ['GET', 'HEAD', 'OPTIONS'] as const;

/** Value of Allow where only reading is possible. */
export const allowRead = readMethods.join(', ');

/** How long a browser may remember a preflight: one day, as long as the answers. */
const PREFLIGHT_SECONDS = 86_400;

/** Lets any page read the response and the headers that help it to cache and to find its way. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Allow, ETag, Link, RateLimit, RateLimit-Policy, Retry-After',
} as const;

/**
 * Headers of the 204 that answers OPTIONS: anyone may read, with any header. There are no credentials that this
 * could expose.
 */
export const preflightHeaders = {
  ...corsHeaders,
  Allow: allowRead,
  'Access-Control-Allow-Methods': allowRead,
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
} as const;
