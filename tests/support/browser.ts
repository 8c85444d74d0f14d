import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { installedBrowser, quietSwitches } from '../../scripts/chromium';

const INSTALLER = path.resolve('node_modules/playwright-core/cli.js');

/** Playwright's own Chromium, downloaded where it is not there yet. */
function downloadedBrowser(): string {
  const own = chromium.executablePath();
  if (!existsSync(own)) {
    spawnSync(process.execPath, [INSTALLER, 'install', 'chromium'], { stdio: 'inherit' });
  }
  if (existsSync(own)) return own;
  throw new Error(
    'No Chromium to test with: it could not be downloaded. Install one (on Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
  );
}

/** A Chromium: that of `CHROMIUM_PATH`, else the system's, else the one that Playwright downloads. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    args: quietSwitches,
    executablePath: installedBrowser() ?? downloadedBrowser(),
  });
}
