/**
 * Header that names the canonical path and query of an answer. The reverse proxy stores the answer once under that key
 * and doesn't pass the header on.
 */
export const CACHE_KEY_HEADER = 'X-Cache-Key';
