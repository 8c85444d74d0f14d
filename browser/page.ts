import { offerCopying } from './copy';
import { morph } from './morph';

/** Id of the answer with all that belongs to it. */
const ANSWER_REGION = 'answer-region';

/** Returns the answer of a calculator's page. */
export const answerRegion = () => document.getElementById(ANSWER_REGION);

/**
 * Fetches a page of this site, as a browser without this module would.
 *
 * @throws where it can't be fetched.
 */
export async function fetchPage(url: string, signal?: AbortSignal): Promise<Document> {
  const response = await fetch(url, { headers: { Accept: 'text/html' }, ...(signal ? { signal } : {}) });
  if (!response.ok) throw new Error(`${url} is ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Changes the page, and keeps an element where the reader sees it, whatever happens above it. */
function keepInPlace(anchor: Element, change: () => void): void {
  const { top } = anchor.getBoundingClientRect();
  const height = document.querySelector('h1')?.clientHeight ?? 0;
  change();
  const heading = document.querySelector('h1');
  // At the top of a page nothing can be scrolled away: a shorter heading keeps its room.
  if (heading && heading.clientHeight < height) heading.style.minBlockSize = `${height}px`;
  if (!anchor.isConnected) return;
  scrollBy({ top: anchor.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Shows a page in place of this one, without a load: focus and open disclosures stay.
 *
 * @param anchor what the reader uses, which doesn't move.
 */
export function showPage(page: Document, url: string, anchor: Element): void {
  const focused = document.activeElement;
  const [old, fresh] = [document, page].map((one) => one.querySelector('main'));
  if (!old || !fresh) throw new Error(`${url} has no main part`);
  keepInPlace(anchor, () => morph(old, fresh, ANSWER_REGION));
  if (focused && !focused.isConnected) document.getElementById(focused.id)?.focus({ preventScroll: true });
  document.title = page.title;
  const [canonical, freshCanonical] = [document, page].map((one) => one.querySelector('link[rel=canonical]'));
  if (canonical && freshCanonical) canonical.replaceWith(freshCanonical);
  history.replaceState(history.state, '', url);
  offerCopying();
}
