import type { ServerResponse } from 'node:http';

const TWO_YEARS_IN_SECONDS = 63_072_000;

/** What a browser may load on a page: nothing, except what is named. */
const directives = {
  'default-src': "'none'",
  // The browser module; no inline script runs.
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'manifest-src': "'self'",
  // Audit tools fetch robots.txt from within the page.
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
} as const;

const policy = Object.entries(directives)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ');

/** Headers of every response. Pages of other origins may read answers and downloads, but not frame a page. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policy,
  'Strict-Transport-Security': `max-age=${TWO_YEARS_IN_SECONDS}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const names = new Set(Object.keys(securityHeaders).map((name) => name.toLowerCase()));

/** Tests whether a header is one that every response has. */
export const isSecurityHeader = (name: string) => names.has(name.toLowerCase());

/** Sets the headers of every response. */
export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
}
