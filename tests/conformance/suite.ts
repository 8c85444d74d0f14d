import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { runModern } from '../../scripts/modern-node';

/** Revisions that the official suite says what to pass of. */
export const revisions = ['2025-11-25', '2026-07-28'] as const;
export type Revision = (typeof revisions)[number];

const CONFORMANCE = '@modelcontextprotocol/conformance/dist/index.js';

const checks = z.array(
  z.object({
    id: z.string(),
    status: z.enum(['SUCCESS', 'FAILURE', 'WARNING', 'SKIPPED', 'INFO']),
    errorMessage: z.string().optional(),
  }),
);

/** What one scenario found. */
export interface Outcome {
  readonly scenario: string;
  readonly passed: number;
  /** What each failed check said. */
  readonly failures: readonly string[];
}

function outcome(folder: string, name: string): Outcome {
  const found = checks.parse(JSON.parse(readFileSync(path.join(folder, name, 'checks.json'), 'utf8')));
  return {
    // The suite names its folders server-<scenario>-<time>.
    scenario: name.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, ''),
    passed: found.filter(({ status }) => status === 'SUCCESS').length,
    failures: found
      .filter(({ status }) => status === 'FAILURE')
      .map(({ id, errorMessage = '' }) => `${id}: ${errorMessage}`),
  };
}

/** Runs everything that a revision asks of a server, in the suite's order. */
export async function runSuite(url: string, revision: Revision): Promise<readonly Outcome[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mcp-conformance-'));
  try {
    const { stdout } = await runModern(CONFORMANCE, [
      ...['server', '--url', url],
      ...['--requirements', revision, '--output-dir', folder],
    ]);
    const order = [...stdout.matchAll(/^=== Running scenario: (.+) ===$/gm)].map(([, name = '']) => name);
    return readdirSync(folder)
      .map((name) => outcome(folder, name))
      .sort((a, b) => order.indexOf(a.scenario) - order.indexOf(b.scenario));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const STREAM = 'not offered: messages during a call; revisions with a handshake are answered as JSON';
const ASKS = 'not offered: asking the client back during a call';
const NEVER_ASKS = 'not tried: the service never asks a client back';
const SUBSCRIBES = 'not offered: subscriptions; nothing changes while someone listens';
const TASKS = 'not offered: an extension for calls that take long';

/** Scenarios that are not passed whatever the tools, and why. */
export const notPassed: Readonly<Record<Revision, Readonly<Record<string, string>>>> = {
  '2025-11-25': {
    'tools-call-with-logging': STREAM,
    'tools-call-with-progress': STREAM,
    'tools-call-sampling': ASKS,
    'tools-call-elicitation': ASKS,
    'elicitation-sep1034-defaults': ASKS,
    'elicitation-sep1330-enums': ASKS,
    'resources-subscribe': SUBSCRIBES,
    'resources-unsubscribe': SUBSCRIBES,
  },
  '2026-07-28': {
    'input-required-result-basic-elicitation': NEVER_ASKS,
    'input-required-result-basic-sampling': NEVER_ASKS,
    'input-required-result-basic-list-roots': NEVER_ASKS,
    'input-required-result-request-state': NEVER_ASKS,
    'input-required-result-multiple-input-requests': NEVER_ASKS,
    'input-required-result-multi-round': NEVER_ASKS,
    'input-required-result-non-tool-request': NEVER_ASKS,
    'input-required-result-result-type': NEVER_ASKS,
    'input-required-result-tampered-state': NEVER_ASKS,
    'input-required-result-capability-check': NEVER_ASKS,
    'tasks-lifecycle': TASKS,
    'tasks-capability-negotiation': TASKS,
    'tasks-wire-fields': TASKS,
    'tasks-request-state-removal': TASKS,
    'tasks-mrtr-input': TASKS,
    'tasks-request-headers': TASKS,
    'tasks-dispatch-and-envelope': TASKS,
    'tasks-required-task-error': TASKS,
    'tasks-mrtr-composition': TASKS,
  },
};

/** Scenarios that look for a tool, a prompt or a resource of their own. */
const FIXTURES =
  /^(?:tools-call|resources|prompts|completion|logging|json-schema|http-custom-header|caching)-?/;

/** Whether a scenario can be passed by a server that has none of the suite's own tools, prompts and resources. */
export const needsNoFixture = (scenario: string) => !FIXTURES.test(scenario);
