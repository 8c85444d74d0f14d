import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EDITIONS } from '../lib/data/editions';
import { incomingColumns } from '../lib/data/import/boards/cells';
import { tables } from '../lib/data/registry';

// Each run reads every table in a process of its own.
vi.setConfig({ testTimeout: 300_000 });

const fixture = (name: string) => path.resolve('tests/fixtures/import', name);

describe('npm run data:import', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  beforeAll(() => cpSync('content', path.join(folder, 'content'), { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  const tsx = ['--import', path.resolve('node_modules/tsx/dist/loader.mjs')];
  // The copy has no tsconfig.json, which names what `@/` stands for.
  const env = { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') };
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [...tsx, path.resolve('scripts/data-import.ts'), ...args], {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
  const table = () => readFileSync(path.join(folder, 'content', tables.pass_rates.file), 'utf8');
  const editions = () => JSON.parse(readFileSync(path.join(folder, 'content', EDITIONS), 'utf8'));
  const check = () =>
    spawnSync(process.execPath, [...tsx, path.resolve('scripts/data-check.ts')], { cwd: folder, env });

  it('lists the bad rows of a file with line and reason and writes nothing', async () => {
    const before = table();
    const { status, stderr, stdout } = run(fixture('bad-rows.csv'), '--write');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    await expect(stderr).toMatchFileSnapshot(fixture('bad-rows.txt'));
    expect(table()).toBe(before);
  });

  it('prints what it would change and writes it only with --write', () => {
    const before = table();
    const told = run(fixture('ohio-2024.csv'));
    expect(told.status).toBe(0);
    expect(told.stdout).toContain(
      '+ ohio, NCLEX-RN, Ohio State University-Main Campus: Ohio State University BSN',
    );
    expect(told.stdout).toContain('Nothing is written yet');
    expect(table()).toBe(before);

    const written = run(fixture('ohio-2024.csv'), '--write');
    expect(written.status).toBe(0);
    expect(written.stdout).toContain('content/data/pass_rates.csv\n');
    expect(written.stdout).toContain('content/data/datapackage.json\n');
    expect(check().status).toBe(0);
    expect(table().split('\n')).toHaveLength(before.split('\n').length + 2);

    expect(editions().pass_rates).toMatchObject({
      edition: expect.stringMatching(/^years that end in \d{4} to \d{4}, by row$/),
      files: [{ publisher: 'Ohio Board of Nursing', file: 'ohio-2024.csv', edition: '2024' }],
    });
    expect(run('boards', fixture('ohio-2024.csv'), '--write').stdout).toContain('Nothing to change.');
  });

  it('says how it is used', () => {
    const { status, stderr } = run();
    expect(status).toBe(2);
    expect(stderr).toContain('npm run data:import -- table.csv');
    expect(stderr).toContain(incomingColumns.join(','));
  });
});
