import { absoluteUrl, paths } from '@/lib/site/urls';
import { SERVER_CARD_TYPE } from './discovery';

/** RFC 9727: a link set as JSON, of this profile. */
export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

const target = (path: string, type: string) => ({ href: absoluteUrl(path), type });

/** The interfaces of the service for programs, each with what describes it: the API catalog of RFC 9727. */
export function apiCatalog() {
  const documentation = [
    target(paths.developers, 'text/html'),
    target(paths.agentInstructions, 'text/markdown'),
  ];
  return {
    linkset: [
      {
        anchor: absoluteUrl(paths.apiCatalog),
        item: [{ href: absoluteUrl(paths.capabilityIndex) }, { href: absoluteUrl(paths.mcp) }],
      },
      {
        anchor: absoluteUrl(paths.capabilityIndex),
        'service-desc': [target(paths.openapi, 'application/json')],
        'service-doc': documentation,
        'service-meta': [target(paths.capabilityIndex, 'application/json')],
      },
      {
        anchor: absoluteUrl(paths.mcp),
        'service-desc': [target(paths.mcpServerCard, SERVER_CARD_TYPE)],
        'service-doc': documentation,
      },
    ],
  };
}
