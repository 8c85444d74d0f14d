import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewTransport,
} from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { paths } from '@/lib/site/urls';

/** As much of an answer as tells that it is one. Clients hold it to the tool's output schema themselves. */
const answer = z.object({
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
  structuredContent: z.looseObject({
    total: z.int().min(1),
    results: z.array(
      z.looseObject({ institution: z.string(), url: z.url(), score_parts: z.record(z.string(), z.number()) }),
    ),
    next_cursor: z.string().nullable(),
  }),
});
const brief = answer.extend({
  structuredContent: z.looseObject({
    results: z.array(z.looseObject({ institution: z.string(), slug: z.string() })),
  }),
});
const problem = z.object({
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
  isError: z.literal(true),
});

/** What both libraries' clients can do. */
interface AnyClient {
  listTools(): Promise<{ tools: { name: string; outputSchema?: unknown }[] }>;
  callTool(call: { name: string; arguments: Record<string, unknown> }): Promise<unknown>;
  close(): Promise<void>;
}

const address = () => new URL(inject('baseUrl') + paths.mcp);
const us = { name: 'test', version: '1.0.0' };

async function connectOld(): Promise<AnyClient> {
  const client = new OldClient(us);
  await client.connect(new OldTransport(address()));
  return client;
}

async function connectNew(mode: 'legacy' | 'auto'): Promise<AnyClient> {
  const client = new NewClient(us, { versionNegotiation: { mode } });
  await client.connect(new NewTransport(address()));
  expect(client.getNegotiatedProtocolVersion()).toBe(mode === 'auto' ? '2026-07-28' : '2025-11-25');
  return client;
}

describe.each([
  ['@modelcontextprotocol/sdk', connectOld],
  ['@modelcontextprotocol/client after a handshake', () => connectNew('legacy')],
  ['@modelcontextprotocol/client without one', () => connectNew('auto')],
])('%s', (_, connect) => {
  let client: AnyClient;
  beforeAll(async () => {
    client = await connect();
  });
  afterAll(() => client.close());

  const find = (args: Record<string, unknown>) =>
    client.callTool({ name: 'find_nursing_programs', arguments: args });

  it('lists the one tool', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['find_nursing_programs']);
    expect(tools[0]?.outputSchema).toMatchObject({ type: 'object' });
  });

  it('gets programs, in words too', async () => {
    const found = answer.parse(await find({ state: 'ohio', credential: 'BSN', limit: 3 }));
    expect(found.structuredContent.results).toHaveLength(3);
    for (const { institution, url } of found.structuredContent.results) {
      expect(found.content[0].text).toContain(institution);
      expect(found.content[0].text).toContain(url);
    }
  });

  it('gets 25 programs in brief, a line each', async () => {
    const asked = { state: ['ohio', 'georgia'], credential: 'RN', detail: 'brief', limit: 25 };
    const { content, structuredContent } = brief.parse(await find(asked));
    expect(structuredContent.results).toHaveLength(25);
    const lines = content[0].text.split('\n').filter((line) => /^\d+\. /.test(line));
    expect(lines).toHaveLength(25);
    for (const { institution, slug } of structuredContent.results)
      expect(lines.some((line) => line.includes(`. ${institution}, `) && line.includes(slug))).toBe(true);
  });

  it('goes on with the cursor', async () => {
    const search = { state: 'ohio', credential: 'BSN', limit: 2 };
    const first = answer.parse(await find(search)).structuredContent;
    const second = answer.parse(await find({ ...search, cursor: first.next_cursor })).structuredContent;
    const both = [...first.results, ...second.results].map(({ institution }) => institution);
    expect(new Set(both).size).toBe(4);
  });

  it.each([
    [{ state: 'Calif.' }, ['state', 'did you mean california?']],
    [{ limit: 11 }, ['limit', 'at most 10', 'detail=brief']],
    [{ limit: 26 }, ['limit', 'a whole number from 1 to 25']],
    [{ nope: 'ohio' }, ['nope', 'state', 'credential', 'cursor']],
    [{ credential: 'FNP' }, ['credential', 'not a program type']],
    [{ limit: {} }, ['limit', 'received an object']],
    [{ cursor: 'nonsense' }, ['cursor']],
  ])('hears what is wrong with %j', async (args, said) => {
    const { content } = problem.parse(await find(args));
    for (const word of said) expect(content[0].text).toContain(word);
  });

  it('hears that there is no other tool', async () => {
    await expect(client.callTool({ name: 'nope', arguments: {} })).rejects.toMatchObject({ code: -32_602 });
  });
});
