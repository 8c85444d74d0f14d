import { absoluteUrl, paths } from '@/lib/site/urls';

/** One link of a Link header (RFC 8288). */
export interface Link {
  readonly href: string;
  readonly rel: 'alternate' | 'describedby' | 'license' | 'service-desc' | 'service-doc';
  readonly type: string;
}

/** Links of every API response: what describes the API to programs, and what to people (RFC 8631). */
export function serviceLinks(): Link[] {
  return [
    { href: absoluteUrl(paths.openapi), rel: 'service-desc', type: 'application/json' },
    { href: absoluteUrl(paths.developers), rel: 'service-doc', type: 'text/html' },
  ];
}

/** Value of a Link header. */
export function linkHeader(links: readonly Link[]): string {
  return links.map(({ href, rel, type }) => `<${href}>; rel="${rel}"; type="${type}"`).join(', ');
}
