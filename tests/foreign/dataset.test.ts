import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { datasetFiles } from '@/lib/site/dataset/names';
import { paths } from '@/lib/site/urls';

const BIN = path.resolve('.foreign/venv/bin');
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dataset-'));
  for (const { name } of Object.values(datasetFiles)) {
    const response = await fetch(inject('baseUrl') + paths.dataFile(name));
    expect(response.status, name).toBe(200);
    writeFileSync(path.join(folder, name), Buffer.from(await response.arrayBuffer()));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  expect(error).toBeUndefined();
  return { status, stdout, said: stdout + stderr };
};

it('Frictionless, a CSVW reader, Python and csvkit find the same rows in CSV and JSON, and nothing to object to', () => {
  const { status, stdout, said } = run(path.join(BIN, 'python'), [
    path.resolve('tests/foreign/dataset.py'),
    folder,
  ]);
  expect(status, said).toBe(0);
  const rows = readFileSync(path.join(folder, datasetFiles.csv.name), 'utf8').split('\r\n').length - 2;
  expect(stdout).toMatch(new RegExp(`frictionless: valid, ${rows} rows`));
  expect(stdout).toMatch(new RegExp(`csvw: valid, ${rows} rows`));
  expect(stdout).toMatch(new RegExp(`python csv: ${rows} rows`));
  expect(stdout).toMatch(new RegExp(`agate \\(csvkit\\): ${rows} rows`));
});

it('csvclean finds no error in the CSV', () => {
  const { status, said } = run(path.join(BIN, 'csvclean'), ['--enable-all-checks', datasetFiles.csv.name]);
  expect(status, said.slice(-500)).toBe(0);
});

it('sha256sum finds the checksums right', () => {
  expect(run('sha256sum', ['--check', '--strict', datasetFiles.checksums.name]).status).toBe(0);
});
