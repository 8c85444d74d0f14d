import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { paths } from '@/lib/site/urls';
import { runModern } from '../../scripts/modern-node';

const INSPECTOR = '@modelcontextprotocol/inspector/clients/launcher/build/index.js';

async function inspect(...args: readonly string[]): Promise<unknown> {
  const address = inject('baseUrl') + paths.mcp;
  const target = [address, '--transport', 'http'];
  const { code, stdout, stderr } = await runModern(INSPECTOR, ['--cli', ...target, ...args]);
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout);
}

it('the Inspector lists the one tool and finds its schemas portable', async () => {
  const listed = await inspect('--method', 'tools/list', '--strict');
  const { tools } = z.object({ tools: z.array(z.looseObject({ name: z.string() })) }).parse(listed);
  expect(tools.map(({ name }) => name)).toEqual(['find_nursing_programs']);
});

it('the Inspector gets many programs in brief', async () => {
  const called = await inspect(
    ...['--method', 'tools/call', '--tool-name', 'find_nursing_programs'],
    ...['--tool-arg', 'state=ohio', 'credential=RN', 'detail=brief', 'limit=25'],
  );
  const answer = z.object({ structuredContent: z.looseObject({ results: z.array(z.unknown()) }) });
  expect(answer.parse(called).structuredContent.results).toHaveLength(25);
});

it('the Inspector calls it', async () => {
  const called = await inspect(
    ...['--method', 'tools/call', '--tool-name', 'find_nursing_programs'],
    ...['--tool-arg', 'state=ohio', 'credential=BSN', 'limit=2'],
  );
  const answer = z.object({ structuredContent: z.looseObject({ results: z.array(z.unknown()) }) });
  expect(answer.parse(called).structuredContent.results).toHaveLength(2);
});
