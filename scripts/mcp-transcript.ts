import { readFileSync, writeFileSync } from 'node:fs';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { z } from 'zod';

/**
 * Asks a running service the questions that students ask, as an MCP client does, and puts what was said into
 * docs/mcp.md. Which call a question needs is what a model would decide; here it is written down.
 *
 *     npm run build && npm start
 *     npx tsx scripts/mcp-transcript.ts http://localhost:3000/api/mcp
 */

const DOCUMENT = 'docs/mcp.md';
const START = '<!-- transcript:start -->';
const END = '<!-- transcript:end -->';

interface Question {
  readonly asks: string;
  readonly calls: readonly Readonly<Record<string, string | number | readonly string[]>>[];
}

const georgia = { credential: 'BSN', control: 'public', min_pass_rate: 90, limit: 3 };

const questions: readonly Question[] = [
  {
    asks: 'At which public universities in Georgia do at least 90 percent of BSN graduates pass the NCLEX on the first try?',
    calls: [
      { state: 'Georgia', ...georgia },
      { state: 'georgia', ...georgia },
    ],
  },
  {
    asks: 'I live near Dayton, Ohio, and my family earns about 30,000 dollars a year. Where could I become a registered nurse, and what would a year really cost?',
    calls: [
      {
        near: 'Dayton, Ohio',
        radius_miles: 25,
        credential: 'RN',
        family_income: 30_000,
        sort: 'net_price',
        detail: 'brief',
        limit: 25,
      },
    ],
  },
  {
    asks: 'Should I do my BSN at Emory or at Kennesaw State?',
    calls: [{ schools: ['Emory University', 'Kennesaw State'], credential: 'BSN' }],
  },
  {
    asks: 'Are there evening LPN classes near me?',
    calls: [
      { query: 'evening LPN classes near me' },
      { query: 'evening LPN classes', near: '19104', limit: 2 },
    ],
  },
  {
    asks: 'Is the BSN of Texas Womens University accredited, and what do its graduates earn?',
    calls: [{ query: 'Texas Womens University', credential: 'BSN', limit: 1 }],
  },
];

const answered = z.object({
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
  isError: z.boolean().optional(),
});

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

async function ask(client: Client, name: string, { asks, calls }: Question): Promise<string> {
  const said = [`### “${asks}”`];
  for (const args of calls) {
    const { content, isError } = answered.parse(await client.callTool({ name, arguments: args }));
    said.push(`\`${name}\` with \`${JSON.stringify(args)}\`${isError ? ', which is refused:' : ':'}`);
    // Headings of the answer would be headings of this document.
    said.push(quoted(content[0].text.replace(/^#+ (.+)$/gm, '**$1**')));
  }
  return said.join('\n\n');
}

const [address] = process.argv.slice(2);
if (address === undefined) throw new Error('Usage: mcp-transcript <address of the MCP endpoint>');
const client = new Client({ name: 'transcript', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
await client.connect(new StreamableHTTPClientTransport(new URL(address)));
const { tools } = await client.listTools();
const [tool] = tools;
if (!tool) throw new Error('The service has no tool');
const transcript = [
  `Protocol ${client.getNegotiatedProtocolVersion()}, ${client.getServerVersion()?.name}, one tool: \`${tool.name}\`.`,
];
for (const question of questions) transcript.push(await ask(client, tool.name, question));
await client.close();

const document = readFileSync(DOCUMENT, 'utf8');
const [before] = document.split(START);
const after = document.split(END)[1];
if (before === undefined || after === undefined)
  throw new Error(`${DOCUMENT} has no place for the transcript`);
writeFileSync(DOCUMENT, `${before}${START}\n\n${transcript.join('\n\n')}\n\n${END}${after}`);
