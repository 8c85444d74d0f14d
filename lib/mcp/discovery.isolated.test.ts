import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'https://www.nurses.example');
  vi.stubEnv('OPERATOR_NAME', 'A College');
});
afterEach(() => vi.unstubAllEnvs());

/** What the published schemas of the server card (v1) and of server.json (2025-12-11) ask of what we put into them. */
const server = {
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z
    .string()
    .max(255)
    .regex(/^\d+\.\d+\.\d+$/),
  websiteUrl: z.url(),
  icons: z.array(
    z.strictObject({
      src: z.url({ protocol: /^https$/ }).max(255),
      mimeType: z.enum(['image/png', 'image/jpeg', 'image/svg+xml', 'image/webp']),
      sizes: z.array(z.string().regex(/^(\d+x\d+|any)$/)),
    }),
  ),
};
const remote = { type: z.literal('streamable-http'), url: z.url({ protocol: /^https$/ }) };
const serverCardSchema = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'),
  ...server,
  remotes: z.array(z.strictObject({ ...remote, supportedProtocolVersions: z.array(z.iso.date()) })).length(1),
});
const registrySchema = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
  ...server,
  remotes: z.array(z.strictObject(remote)).length(1),
});
const catalogSchema = z.strictObject({
  specVersion: z.string().regex(/^\d+\.\d+$/),
  host: z.strictObject({ displayName: z.string().min(1), documentationUrl: z.url() }),
  entries: z.array(
    z.strictObject({
      identifier: z.string().regex(/^urn:air:[a-z0-9.-]+:mcp:[a-z-]+$/),
      type: z.literal('application/mcp-server-card+json'),
      url: z.url(),
    }),
  ),
});

const discovery = () => import('./discovery');

describe('what a client finds before it connects', () => {
  it('is a server card, for the address and the revisions that the endpoint answers', async () => {
    const card = serverCardSchema.parse((await discovery()).serverCard());
    expect(card).toMatchObject({
      name: 'example.nurses.www/nursing-programs',
      title: 'Nursing Education Decisions',
      remotes: [
        {
          url: 'https://www.nurses.example/api/mcp',
          supportedProtocolVersions: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'],
        },
      ],
    });
  });

  it('is what the registry takes', async () => {
    const { registryEntry } = await discovery();
    expect(registrySchema.parse(registryEntry()).version).toBe('1.0.0');
  });

  it('is a catalog of the operator that leads to the card', async () => {
    const { aiCatalog } = await discovery();
    expect(catalogSchema.parse(aiCatalog())).toMatchObject({
      host: { displayName: 'A College' },
      entries: [
        {
          identifier: 'urn:air:www.nurses.example:mcp:nursing-programs',
          url: 'https://www.nurses.example/api/mcp/server-card',
        },
      ],
    });
  });

  it.each(['http://localhost:3000', 'http://[::1]:3000', 'http://127.0.0.1'])(
    'has a name that is allowed at %s too',
    async (url) => {
      vi.stubEnv('SITE_URL', url);
      const { serverCard } = await discovery();
      expect(server.name.parse(serverCard().name)).toContain('/nursing-programs');
    },
  );
});
