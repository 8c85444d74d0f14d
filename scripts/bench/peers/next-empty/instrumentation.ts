/** Does nothing. Without this file, Turbopack takes the instrumentation of the site from a folder above. */
export function register(): void {}
