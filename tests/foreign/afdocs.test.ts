import { expect, inject, it } from 'vitest';
import { agentDocsChecks } from '../../scripts/markdown/agent-docs';

/** The checks of the suite. */
const CHECKS = 28;

it('afdocs finds the site fit for agents in every check', async () => {
  const checks = await agentDocsChecks(inject('baseUrl'));
  expect(checks).toHaveLength(CHECKS);
  const found = checks.filter(({ status }) => status !== 'pass' && status !== 'skip');
  expect(found.map(({ id, status, message }) => `${status} ${id}: ${message}`)).toEqual([]);
});
