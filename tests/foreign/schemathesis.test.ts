import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { paths } from '@/lib/site/urls';
import { type RunningProxy, startProxy } from '../support/proxy';

/**
 * JSON Schema cannot say "a plain decimal": a number that Python writes as 1e-38 is valid by the schema and refused
 * by the contract, which allows no exponents. The other checks all hold.
 */
const UNSAYABLE = 'positive_data_acceptance';

let proxy: RunningProxy;
beforeAll(async () => {
  proxy = await startProxy();
}, 120_000);
afterAll(() => proxy.stop());

/** Through the reverse proxy the same API answers: its boundary values, most of the time, are tried once. */
it.each([
  ['the site', () => inject('baseUrl'), 'examples,coverage,fuzzing,stateful'],
  ['the reverse proxy', () => proxy.origin, 'examples,fuzzing,stateful'],
])(
  'Schemathesis finds no server error of %s and no answer outside the published OpenAPI document',
  (_, origin, phases) => {
    const run = spawnSync(
      '.foreign/venv/bin/schemathesis',
      [
        ...['--config-file', 'tests/foreign/schemathesis.toml'],
        ...['run', `${origin()}${paths.openapi}`],
        ...['--phases', phases],
        ...['--checks', 'all', '--exclude-checks', UNSAYABLE],
        ...['--max-examples', '200', '--seed', '20261128', '--continue-on-failure', '--no-color'],
      ],
      { encoding: 'utf8' },
    );
    expect(run.error).toBeUndefined();
    expect(run.stdout).toMatch(/Tested: [1-9]/);
    expect(run.status, run.stdout + run.stderr).toBe(0);
  },
);
