import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { installed, shipped } from '../support/lockfile';

const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** Licenses under which what is shipped may be used as it is, by anyone. */
const LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  // A font.
  'OFL-1.1',
  // libvips, which Next brings for pictures and which stays a file of its own.
  'LGPL-3.0-or-later',
]);

describe('packages', () => {
  it('are there to be looked at', () => {
    expect(shipped.length).toBeGreaterThan(Object.keys(manifest.dependencies).length);
  });

  it('are pinned exactly', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/.test(version))).toEqual([]);
  });

  it('are locked by their content', () => {
    expect(installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
  });

  it('come from the registry alone', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('run nothing as they are installed where the service runs', () => {
    expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  });

  it('that are shipped may be', () => {
    const others = shipped.filter(([, { license = 'none' }]) =>
      license.split(' AND ').some((one) => !LICENSES.has(one)),
    );
    expect(others).toEqual([]);
  });
});
