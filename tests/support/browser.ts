import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const INSTALLER = path.resolve('node_modules/playwright-core/cli.js');

/** Switches that keep a test browser quiet: it asks nobody but the site. */
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that `CHROMIUM_PATH` names. @throws Error when there is none: a wrong path must not test another browser. */
function givenBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (!given) return undefined;
  if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, where there is no browser`);
  return given;
}

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
  const executablePath = givenBrowser() ?? SYSTEM_BROWSERS.find(existsSync) ?? downloadedBrowser();
  return chromium.launch({ args: SWITCHES, executablePath });
}
