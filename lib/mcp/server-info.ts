import type { Implementation } from '@modelcontextprotocol/server';
import { identity } from '@/lib/site/identity';
import { absoluteUrl, paths } from '@/lib/site/urls';

/** Name of the server within the operator's domain. */
export const serverSlug = 'nursing-programs';

/** The domain that the server belongs to, without a port. */
export function serverDomain(): string {
  return new URL(identity().baseUrl).hostname.replace(/[^a-z0-9.-]/g, '');
}

/** Who answers, as the protocol's own messages, the server card and the registry name it alike. */
export interface ServerInfo extends Implementation {
  readonly title: string;
  readonly description: string;
  readonly websiteUrl: string;
  readonly icons: { src: string; mimeType: string; sizes: string[] }[];
}

/**
 * The server's name is its domain, back to front, and its slug: `org.example/nursing-programs`. Its version is that of
 * the API, whose answers it gives.
 */
export function serverInfo(): ServerInfo {
  const { name, apiVersion } = identity();
  return {
    name: `${serverDomain().split('.').reverse().join('.')}/${serverSlug}`,
    title: name,
    version: apiVersion,
    description: "US nursing programs compared by graduates' outcomes, each figure with its year and source.",
    websiteUrl: absoluteUrl(paths.developers),
    icons: [
      { src: absoluteUrl('/icon.svg'), mimeType: 'image/svg+xml', sizes: ['any'] },
      { src: absoluteUrl('/apple-icon.png'), mimeType: 'image/png', sizes: ['180x180'] },
    ],
  };
}
