/** Does nothing. Without this file, Turbopack takes the middleware of the site from a folder above. */
export function middleware(): void {}

export const config = { matcher: '/never' };
