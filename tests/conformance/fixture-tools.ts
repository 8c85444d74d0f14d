import { setTimeout as sleep } from 'node:timers/promises';
import { inputRequired, McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { protocolRevisions } from '@/lib/mcp/protocol';
import { PNG, text, WAV } from './fixture-content';
import { fixturePrompts, fixtureResources } from './fixture-documents';

/**
 * The tools that the official conformance suite looks for where it tests what a transport carries: every kind of
 * content, errors, notifications during a call, parameters mirrored in headers. Their names and what they return are
 * the suite's. The service itself has none of them.
 */

const image = { type: 'image' as const, data: PNG, mimeType: 'image/png' };
const audio = { type: 'audio' as const, data: WAV, mimeType: 'audio/wav' };
const embedded = (mimeType: string, words: string) => ({
  type: 'resource' as const,
  resource: { uri: 'test://embedded-resource', mimeType, text: words },
});

const STEPS = [0, 50, 100];
const STEP_MILLISECONDS = 50;

/** A JSON Schema as it is, without looking at the arguments. */
function asWritten(schema: Record<string, unknown>): StandardSchemaWithJSON<unknown, unknown> {
  return {
    '~standard': {
      version: 1,
      vendor: 'json-schema',
      jsonSchema: { input: () => schema, output: () => schema },
      validate: (value) => ({ value }),
    },
  };
}

const withKeywordsOf2020 = asWritten({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
});

const withHeaders = asWritten({
  type: 'object',
  properties: {
    region: { type: 'string', 'x-mcp-header': 'Region' },
    query: { type: 'string' },
  },
  required: ['region', 'query'],
});

function contentTools(server: McpServer): void {
  const returning = (
    name: string,
    content: (typeof image | typeof audio | ReturnType<typeof text | typeof embedded>)[],
  ) => server.registerTool(name, { description: 'Fixture' }, () => ({ content }));
  returning('test_simple_text', [text('This is a simple text response for testing.')]);
  returning('test_image_content', [image]);
  returning('test_audio_content', [audio]);
  returning('test_embedded_resource', [embedded('text/plain', 'This is an embedded resource content.')]);
  returning('test_multiple_content_types', [
    text('Multiple content types test:'),
    image,
    embedded('application/json', '{"test":"data","value":123}'),
  ]);
  server.registerTool('test_error_handling', { description: 'Fixture' }, () => ({
    content: [text('This tool intentionally returns an error for testing')],
    isError: true,
  }));
}

function notifyingTools(server: McpServer): void {
  server.registerTool('test_tool_with_progress', { description: 'Fixture' }, async ({ mcpReq }) => {
    const { progressToken } = mcpReq._meta ?? {};
    for (const progress of STEPS) {
      if (progressToken !== undefined) {
        await mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken, progress, total: 100 },
        });
      }
      await sleep(STEP_MILLISECONDS);
    }
    return { content: [text('Done')] };
  });
  server.registerTool('test_logging_tool', { description: 'Fixture' }, async ({ mcpReq }) => {
    await mcpReq.log('info', 'Heard only by who asks for it');
    return { content: [text('Done')] };
  });
  server.registerTool('test_missing_capability', { description: 'Fixture' }, () =>
    inputRequired({
      inputRequests: {
        words: inputRequired.createMessage({
          messages: [{ role: 'user', content: text('Say something') }],
          maxTokens: 10,
        }),
      },
    }),
  );
  server.registerTool('test_streaming_elicitation', { description: 'Fixture' }, () =>
    inputRequired({
      inputRequests: {
        name: inputRequired.elicit({
          message: 'Your name?',
          requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
        }),
      },
    }),
  );
}

function schemaTools(server: McpServer): void {
  server.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Fixture', inputSchema: withKeywordsOf2020 },
    () => ({
      content: [text('Done')],
    }),
  );
  server.registerTool('test_custom_headers', { description: 'Fixture', inputSchema: withHeaders }, () => ({
    content: [text('Done')],
  }));
}

/** A server of the fixture tools, for one request. */
export function fixtureServer(): McpServer {
  const server = new McpServer(
    { name: 'fixture', version: '1.0.0' },
    {
      capabilities: {
        tools: { listChanged: false },
        prompts: { listChanged: false },
        resources: { listChanged: false },
        logging: {},
      },
      supportedProtocolVersions: [...protocolRevisions],
    },
  );
  contentTools(server);
  notifyingTools(server);
  schemaTools(server);
  fixturePrompts(server);
  fixtureResources(server);
  return server;
}
