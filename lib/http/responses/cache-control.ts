/** Answers may be kept for one day: they change only with the data. */
export const CACHE_ONE_DAY = 'public, max-age=86400';

/** What assistants read may be kept for an hour, so that a correction is not missed for long. */
export const CACHE_ONE_HOUR = 'public, max-age=3600';

/**
 * Documents name style sheets that the next build replaces, so a browser asks each time, mostly for a 304. Caches that
 * many share may keep them for an hour.
 */
export const CACHE_DOCUMENT = 'public, max-age=0, s-maxage=3600, must-revalidate';

/**
 * The same for caches of a content network and for our own reverse proxy (RFC 9213): there an old document may go out for a
 * moment while a new one is made, and for a day where none can be made.
 */
export const CACHE_DOCUMENT_SHARED = 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400';

/** Errors are never kept: the next request may be answered. */
export const NO_STORE = 'no-store';
