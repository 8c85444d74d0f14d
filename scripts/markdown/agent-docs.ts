import { z } from 'zod';
import { runModern } from '../modern-node';

const CLI = 'afdocs/bin/afdocs.mjs';

/** Pages that the checks look at. */
const PAGES_LOOKED_AT = 100;

const output = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      category: z.string(),
      status: z.enum(['pass', 'warn', 'fail', 'skip', 'error']),
      message: z.string(),
      details: z.unknown().optional(),
    }),
  ),
});

export type AgentDocsCheck = z.output<typeof output>['results'][number];

/** Runs every check of afdocs, how fit a site is for agents, on the site at an origin; the same pages each time. */
export async function agentDocsChecks(origin: string): Promise<AgentDocsCheck[]> {
  const { stdout, stderr } = await runModern(CLI, [
    'check',
    origin,
    ...['--format', 'json', '--sampling', 'deterministic', '--max-links', String(PAGES_LOOKED_AT)],
    // this is our own site.
    ...['--request-delay', '0'],
  ]);
  try {
    return output.parse(JSON.parse(stdout)).results;
  } catch (error) {
    throw new Error(`afdocs did not report: ${stderr}`, { cause: error });
  }
}
