import {
  type CallToolResult,
  type Implementation,
  McpServer,
  type McpServerFactory,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import { protocolRevisions } from './protocol';
import type { ObjectSchema, Tool } from './tool';

interface Options {
  readonly info: Implementation;
  /** How an assistant should use the tools together, and what to say beside what they answer. */
  readonly instructions: string;
  readonly tools: readonly Tool[];
}

/** How long a client may keep the list of tools, in milliseconds: an hour. It is the same for everyone. */
const LISTING = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

/** Every tool of this service only reads, says the same again, and looks nowhere but into its own tables. */
const annotations = {
  readOnlyHint: true,
  idempotentHint: true,
  destructiveHint: false,
  openWorldHint: false,
} as const;

type Members = Readonly<Record<string, unknown>>;

const hasMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a schema as it is listed. The tool itself parses its arguments and rejects them in words; tests check its
 * answers against the schema.
 */
function listed(schema: ObjectSchema): StandardSchemaWithJSON<unknown, Members> {
  const jsonSchema = { ...schema };
  return {
    '~standard': {
      version: 1,
      vendor: 'json-schema',
      jsonSchema: { input: () => jsonSchema, output: () => jsonSchema },
      validate: (value) => (hasMembers(value) ? { value } : { issues: [{ message: 'must be an object' }] }),
    },
  };
}

const failed = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

function answer(tool: Tool, args: Members): CallToolResult {
  try {
    const answered = tool.call(args);
    if ('problem' in answered) return failed(answered.problem);
    return { structuredContent: answered.structured, content: [{ type: 'text', text: answered.text }] };
  } catch (error) {
    console.error(error);
    return failed('Something failed on our side; the arguments were not the cause. Please try again later.');
  }
}

/** Makes servers that offer the tools, one for each request. Their schemas are made once. */
export function toolServer({ info, instructions, tools }: Options): McpServerFactory {
  const offered = tools.map((tool) => ({
    tool,
    listing: {
      title: tool.title,
      description: tool.description,
      inputSchema: listed(tool.inputSchema),
      outputSchema: listed(tool.outputSchema),
      annotations: { title: tool.title, ...annotations },
    },
  }));
  return () => {
    const server = new McpServer(info, {
      instructions,
      capabilities: { tools: { listChanged: false } },
      supportedProtocolVersions: [...protocolRevisions],
      cacheHints: { 'tools/list': LISTING, 'server/discover': LISTING },
    });
    for (const { tool, listing } of offered) {
      server.registerTool(tool.name, listing, (args) => answer(tool, args));
    }
    return server;
  };
}
