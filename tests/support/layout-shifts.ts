import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Scores of layout shifts that no one caused by an input, as Chromium counts them. */
    layoutShifts: number[];
  }
}

/** Starts to record layout shifts in every document that the page loads from now on, before it does anything. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
        };
        if (!hadRecentInput) window.layoutShifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts since the document was loaded. */
export const layoutShifts = (page: Page) => page.evaluate(() => window.layoutShifts);
