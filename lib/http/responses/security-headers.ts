import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const TWO_YEARS_IN_SECONDS = 63_072_000;

/** What a browser may use on a page of ours: nothing, but for what is named. */
const directives = {
  'default-src': "'none'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'manifest-src': "'self'",
  // Those who look a page over ask for robots.txt from within it.
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
} as const;

const policy = (also: Readonly<Record<string, string>> = {}) =>
  Object.entries({ ...directives, ...also })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Scripts that stand in the markup itself; structured data is none. */
const INLINE_SCRIPTS = /<script(?![^>]* (?:src=|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs;

const digestOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Policy of a page that runs scripts: our own files, and those in its markup by their digests, so that the same page
 * has the same policy, whoever asks for it and wherever it is kept.
 */
export function policyOf(markup: string): string {
  const digests = [...markup.matchAll(INLINE_SCRIPTS)].map(([, code = '']) => digestOf(code));
  return policy({ 'script-src': ["'self'", ...new Set(digests)].join(' ') });
}

/**
 * What every response says, in whatever form and status. Pages of others may read the API and the downloads, and none
 * may frame a page.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policy(),
  'Strict-Transport-Security': `max-age=${TWO_YEARS_IN_SECONDS}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const names = new Set(Object.keys(securityHeaders).map((name) => name.toLowerCase()));

/** Whether a header is one that every response has. */
export const isSecurityHeader = (name: string) => names.has(name.toLowerCase());

/** Says it on a response that has not left. */
export function secure(response: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
}
