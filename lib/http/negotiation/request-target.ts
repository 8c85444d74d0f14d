/** Returns the path of a target, without its query. */
export const pathOf = (address: string) => address.split('?')[0] ?? '';

/** Returns the query of a target, without the question mark. */
export const queryOf = (address: string) => address.slice(pathOf(address).length + 1);

/** Tests whether a path has an extension, which no page has. */
export const hasExtension = (path: string) => /\.[^/]*$/.test(path);
