import { once } from '@/lib/data/once';
import { guidance } from '@/lib/site/guidance';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { mcpEndpoint } from './endpoint';
import { toolServer } from './server';
import { serverInfo } from './server-info';
import { access } from './settings';
import { tools } from './tools';

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Returns the instructions that an assistant gets when it connects. */
export function instructions(): string {
  const { notFor, citationRules } = guidance();
  return [
    'Call the tool and say what it returns; do not answer from memory.',
    `Citing:\n${bullets(citationRules)}`,
    `Not for:\n${bullets(notFor)}`,
    `The same data as JSON, calculators, and how all of it is made: ${absoluteUrl(paths.agentInstructions)}`,
  ].join('\n\n');
}

/** The service's MCP endpoint, made on first use. */
export const mcpService = once(() =>
  mcpEndpoint({
    createServer: toolServer({ info: serverInfo(), instructions: instructions(), tools: tools() }),
    access: access(),
  }),
);
