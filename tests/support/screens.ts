import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { PHONE } from './visit';

/** What a page asks of a reader with a phone: lengths in screens from its top, sizes in bytes. */
export interface Screens {
  /** Where the answer, the first chart and the next step end; null where the page has none. */
  readonly answer: number | null;
  readonly chart: number | null;
  readonly next: number | null;
  readonly height: number;
  /** Of the characters in view, the percentage that is smaller than 16 px. */
  readonly small_text: number;
  readonly font_sizes: number;
  readonly html: number;
  readonly html_gzip: number;
}

/** What the browser sees of the page, in px. */
function measureInBrowser() {
  const SMALLEST_TEXT_PX = 16;
  const VISUALLY_HIDDEN_PX = 2;
  const main = document.querySelector('main') ?? document.body;
  const endOf = (selector: string) => {
    const element = [...main.querySelectorAll(selector)].find((one) => one.checkVisibility());
    return element ? element.getBoundingClientRect().bottom + scrollY : null;
  };
  const characters = new Map<number, number>();
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    const { length } = data.trim();
    if (!parentElement?.checkVisibility() || length === 0) continue;
    if (parentElement.getBoundingClientRect().width < VISUALLY_HIDDEN_PX) continue;
    const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
    characters.set(size, (characters.get(size) ?? 0) + length);
  }
  const sum = (sizes: readonly (readonly [number, number])[]) =>
    sizes.reduce((all, [, some]) => all + some, 0);
  const sizes = [...characters];
  return {
    answer: endOf('#answer'),
    chart: endOf('figure'),
    next: endOf('#next'),
    height: document.documentElement.scrollHeight,
    small: sum(sizes.filter(([size]) => size < SMALLEST_TEXT_PX)) / sum(sizes),
    fontSizes: sizes.length,
  };
}

const inScreens = (px: number | null) => (px === null ? null : Number((px / PHONE.height).toFixed(1)));

/** Measures a page that a phone has loaded. @param markup as it was sent. */
export async function measureScreens(page: Page, markup: string): Promise<Screens> {
  const { answer, chart, next, height, small, fontSizes } = await page.evaluate(measureInBrowser);
  return {
    answer: inScreens(answer),
    chart: inScreens(chart),
    next: inScreens(next),
    height: inScreens(height) ?? 0,
    small_text: Math.round(small * 100),
    font_sizes: fontSizes,
    html: Buffer.byteLength(markup),
    html_gzip: gzipSync(markup).length,
  };
}
