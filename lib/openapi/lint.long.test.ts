import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** Runs a tool of node_modules; its output is shown when it finds something. */
function run(tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(path.resolve('node_modules/.bin', tool), args, {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  return { status, output: stdout + stderr };
}

describe.each(['openApiDocument', 'calculatorsOpenApiDocument'] as const)(
  '%s as it would be published',
  (name) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
    const file = path.join(folder, 'openapi.json');

    beforeAll(async () => {
      vi.stubEnv('SITE_URL', 'https://example.org');
      const documents = await import('./document');
      writeFileSync(file, JSON.stringify(documents[name]()));
    });
    afterAll(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    });

    it('passes redocly lint', { timeout: 60_000 }, () => {
      const { status, output } = run('redocly', 'lint', '--config', 'redocly.yaml', file);
      expect(status, output).toBe(0);
    });

    it('passes spectral lint with the OWASP rules, warnings included', { timeout: 60_000 }, () => {
      const { status, output } = run(
        'spectral',
        'lint',
        '--ruleset',
        '.spectral.yaml',
        '--fail-severity',
        'warn',
        file,
      );
      expect(status, output).toBe(0);
    });
  },
);
