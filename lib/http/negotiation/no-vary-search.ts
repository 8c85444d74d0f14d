/** Header that says which parameters of a query an answer depends on (draft-ietf-httpbis-no-vary-search). */
export const NO_VARY_SEARCH = 'No-Vary-Search';

/** Value that says: on none. */
export const BY_NO_PARAMETER = 'params';

/** Tests whether a response says that its query changes nothing. Names of headers are in lower case. */
export const saysQueryIgnored = (headers: Readonly<Record<string, unknown>>) =>
  headers[NO_VARY_SEARCH.toLowerCase()] === BY_NO_PARAMETER;
