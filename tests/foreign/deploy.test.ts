import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  ['hadolint', ['deploy/Dockerfile']],
  ['kubernetes-validate', ['--strict', 'deploy/kubernetes/site.yaml']],
  ['check-jsonschema', ['--builtin-schema', 'vendor.compose-spec', 'deploy/compose.yaml']],
])('%s finds nothing wrong in %s', (command, of) => {
  const { status, stdout, stderr, error } = spawnSync(`.foreign/venv/bin/${command}`, of, {
    encoding: 'utf8',
  });
  expect(error).toBeUndefined();
  expect(status, stdout + stderr).toBe(0);
});
