import { identity } from '@/lib/site/identity';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { protocolRevisions } from './protocol';
import { serverDomain, serverInfo, serverSlug } from './server-info';

const SCHEMAS = 'https://static.modelcontextprotocol.io/schemas';
const remote = () => ({ type: 'streamable-http', url: absoluteUrl(paths.mcp) });

/** Media type of a server card. */
export const SERVER_CARD_TYPE = 'application/mcp-server-card+json';

/** Media type of a catalog. */
export const AI_CATALOG_TYPE = 'application/ai-catalog+json';

/** The server card (SEP-2127): what a client may know before it connects. Tools are listed by the server itself. */
export function serverCard() {
  return {
    $schema: `${SCHEMAS}/v1/server-card.schema.json`,
    ...serverInfo(),
    remotes: [{ ...remote(), supportedProtocolVersions: protocolRevisions }],
  };
}

/** What the MCP registry wants to know, for the operator to publish: `server.json`. */
export function registryEntry() {
  return { $schema: `${SCHEMAS}/2025-12-11/server.schema.json`, ...serverInfo(), remotes: [remote()] };
}

/** The AI catalog of the domain: where its server card is. The card says the rest. */
export function aiCatalog() {
  return {
    specVersion: '1.0',
    host: { displayName: identity().operator, documentationUrl: absoluteUrl(paths.developers) },
    entries: [
      {
        identifier: `urn:air:${serverDomain()}:mcp:${serverSlug}`,
        type: SERVER_CARD_TYPE,
        url: absoluteUrl(paths.mcpServerCard),
      },
    ],
  };
}
