import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

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

/** A Chromium: that of `CHROMIUM_PATH`, else the system's, else the one that Playwright has downloaded. */
export function openBrowser(): Promise<Browser> {
  const given = process.env['CHROMIUM_PATH'] ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);
  return chromium.launch({ args: SWITCHES, ...(given ? { executablePath: given } : {}) });
}
