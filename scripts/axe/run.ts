import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** WCAG 2.0 to 2.2, A and AA, with the rules of 2.2 that axe leaves out unless they are asked for; and good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An element that a rule has something to say about. */
export interface Finding {
  readonly rule: string;
  readonly element: string;
  /** What is wrong, or why axe cannot decide. */
  readonly message: string;
}

/** Findings of axe on a page. */
export interface Findings {
  /** Version of axe. */
  readonly version: string;
  /** Rules that hold for every element that they are about. */
  readonly passed: readonly string[];
  readonly violations: readonly Finding[];
  /** What axe cannot decide by itself. */
  readonly undecided: readonly Finding[];
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const findingsIn = (results: Results['violations']): Finding[] =>
  results.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => ({
      rule: id,
      element: html,
      message: [...any, ...all, ...none][0]?.message ?? '',
    })),
  );

/** Runs axe on a page in its present state. */
export async function findingsOf(page: Page): Promise<Findings> {
  // Otherwise it opens a window of its own each time, to put frames together; our pages have none.
  const results = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze();
  const { testEngine, passes, violations, incomplete } = results;
  return {
    version: testEngine.version,
    passed: passes.map(({ id }) => id),
    violations: findingsIn(violations),
    undecided: findingsIn(incomplete),
  };
}

/**
 * Lets the page run no script of its own and loads it again. axe itself needs scripts, so that it cannot look at a page
 * of a browser that has none.
 */
export async function withoutOwnScripts(page: Page): Promise<void> {
  await page.route('**', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await page.reload();
}

/** Shows what is folded away. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
}
