import { spawnSync } from 'node:child_process';
import { expect, inject, it } from 'vitest';

/** Every check of Schemathesis but those that a public API without credentials cannot have. */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
  'missing_required_header',
  'unsupported_method',
].join(',');

it('Schemathesis finds no server error and no answer outside the published OpenAPI document', () => {
  const run = spawnSync(
    '.foreign/venv/bin/schemathesis',
    [
      'run',
      `${inject('baseUrl')}/api/agent/v1/openapi.json`,
      '--checks',
      checks,
      '--max-examples',
      '100',
      '--workers',
      '2',
      '--seed',
      '20261128',
      '--no-color',
    ],
    { encoding: 'utf8' },
  );
  expect(run.error).toBeUndefined();
  expect(run.status, run.stdout + run.stderr).toBe(0);
});
