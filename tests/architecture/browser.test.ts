import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleBrowserModule } from '../../scripts/browser-module';

const MAX_GZIP_BYTES = 5_000;

it('what runs in the browser is small, and named by its content', () => {
  const { name, code } = bundleBrowserModule();
  expect(name).toMatch(/^main-\w{8}\.js$/);
  expect(gzipSync(code).length).toBeLessThan(MAX_GZIP_BYTES);
});

it('no component is a client component: its code would never run', () => {
  const sources = execFileSync('git', ['ls-files', 'app', 'components', 'lib'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => /^\s*['"]use client['"]/m.test(readFileSync(file, 'utf8')))).toEqual([]);
});
