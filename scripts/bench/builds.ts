import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { siteBuild } from '../site-build';
import { emptyNextApp } from './servers';

/** @throws Error when the site has not been built. */
export function requireSiteBuild(): void {
  if (!existsSync(path.join(siteBuild, 'BUILD_ID')))
    throw new Error('The built site is measured: run `npm run build` first.');
}

/** Builds the empty Next application where its build is missing or older than its sources or its Next. */
export function buildEmptyNextApp(): void {
  const sources = [
    'package-lock.json',
    ...[
      'next.config.ts',
      'instrumentation.ts',
      'middleware.ts',
      'app/api/empty/route.ts',
      'app/empty/page.tsx',
      'app/layout.tsx',
    ].map((file) => path.join(emptyNextApp, file)),
  ];
  const build = path.join(emptyNextApp, '.next', 'BUILD_ID');
  const built = existsSync(build) ? statSync(build).mtimeMs : 0;
  if (sources.every((source) => statSync(source).mtimeMs < built)) return;
  execFileSync(
    process.execPath,
    [path.join('node_modules', 'next', 'dist', 'bin', 'next'), 'build', emptyNextApp],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
}
