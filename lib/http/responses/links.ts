import { absoluteUrl, paths } from '@/lib/site/urls';

/** One link of a Link header (RFC 8288). */
export interface Link {
  readonly href: string;
  readonly rel: 'alternate' | 'describedby' | 'license' | 'service-desc' | 'service-doc';
  readonly type: string;
}

/** Returns the links of every API response: its description for programs and for people (RFC 8631). */
export function serviceLinks(): Link[] {
  return [
    { href: absoluteUrl(paths.openapi), rel: 'service-desc', type: 'application/json' },
    { href: absoluteUrl(paths.developers), rel: 'service-doc', type: 'text/html' },
  ];
}

/** Returns the value of a Link header. */
export function linkHeader(links: readonly Link[]): string {
  return links.map(({ href, rel, type }) => `<${href}>; rel="${rel}"; type="${type}"`).join(', ');
}
