/** Answers may be kept for one day: they change only with the data. */
export const CACHE_ONE_DAY = 'public, max-age=86400';

/** Errors are never kept: the next request may be answered. */
export const NO_STORE = 'no-store';
