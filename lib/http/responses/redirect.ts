import { CACHE_ONE_DAY } from './cache-control';
import { corsHeaders } from './cors';

/** Status of a redirect that clients may keep. */
export const PERMANENT_REDIRECT = 308;

/**
 * Leads a client to the address that has what it asked for.
 *
 * @param location path and query: the origin stays.
 */
export const permanentRedirect = (location: string, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, {
    status: PERMANENT_REDIRECT,
    headers: { ...corsHeaders, ...headers, 'Cache-Control': CACHE_ONE_DAY, Location: location },
  });
