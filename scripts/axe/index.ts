/**
 * `npm run axe`: axe on every kind of page of the built site, in every state, at two widths, in both schemes, with and
 * without scripts, into docs/quality.md. It fails where anything is violated.
 */
import { type Browser, chromium } from 'playwright-core';
import { installedBrowser, quietSwitches } from '../chromium';
import { reportOnSite } from '../quality';
import { type Template, templates } from '../templates';
import { type CheckedTemplate, renderReport } from './report';
import { type Findings, findingsOf, unfold, withoutOwnScripts } from './run';

const WIDTHS = [390, 1280];
const HEIGHT = 844;
const SCHEMES = ['light', 'dark'] as const;

/** One address at both widths in both schemes: with scripts and unfolded, then as it comes without. */
async function check(browser: Browser, address: string): Promise<Findings[]> {
  const findings: Findings[] = [];
  for (const scripts of [true, false]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(address);
    if (scripts) await unfold(page);
    else await withoutOwnScripts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        findings.push(await findingsOf(page));
      }
    }
    await context.close();
  }
  return findings;
}

async function checkTemplate(
  browser: Browser,
  origin: string,
  { name, views }: Template,
): Promise<CheckedTemplate> {
  const checks: Findings[] = [];
  for (const { path } of views) checks.push(...(await check(browser, origin + path)));
  const violations = checks.flatMap((findings) => findings.violations);
  console.log(name, `${checks.length} checks, ${violations.length} violations`);
  for (const { rule, element } of violations) console.log(`  ${rule}: ${element}`);
  if (violations.length > 0) process.exitCode = 1;
  return { name, states: views.flatMap(({ state }) => state ?? []), checks };
}

const executablePath = installedBrowser();
const browser = await chromium.launch({ args: quietSwitches, ...(executablePath ? { executablePath } : {}) });
await reportOnSite(
  'axe',
  async (origin) => {
    const checked: CheckedTemplate[] = [];
    for (const template of templates) checked.push(await checkTemplate(browser, origin, template));
    return checked;
  },
  renderReport,
);
await browser.close();
