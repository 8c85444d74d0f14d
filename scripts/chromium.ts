import { existsSync } from 'node:fs';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Switches that keep a test browser from requesting anything but the site. */
export const quietSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the browser that `CHROMIUM_PATH` names, else the system's, if it has one.
 *
 * @throws Error when `CHROMIUM_PATH` names no file: a wrong path must not test another browser.
 */
export function installedBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (!given) return SYSTEM_BROWSERS.find(existsSync);
  if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, where there is no browser`);
  return given;
}
