import { once } from '@/lib/data/once';
import { guidance } from '@/lib/site/guidance';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { mcpEndpoint } from './endpoint';
import { toolServer } from './server';
import { serverInfo } from './server-info';
import { access } from './settings';
import { tools } from './tools';

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Returns the instructions that an assistant gets when it connects: rules for what the tool can answer. */
export function instructions(): string {
  const { notFor, programCitationRules } = guidance();
  return [
    `Call the tool and say what it returns; do not answer from memory.\n${bullets(programCitationRules)}`,
    `Not for:\n${bullets(notFor)}`,
    `Pay, costs and routes are calculators, as JSON: ${absoluteUrl(paths.agentInstructions)}`,
  ].join('\n\n');
}

/** The service's MCP endpoint, made on first use. */
export const mcpService = once(() =>
  mcpEndpoint({
    createServer: toolServer({ info: serverInfo(), instructions: instructions(), tools: tools() }),
    access: access(),
  }),
);
