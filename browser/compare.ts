import { fetchPage, showPage } from './page';

/** Links that choose a program for the comparison, or remove it. */
const LINKS = 'a.pick[rel~=nofollow], #compare-tray a[rel~=nofollow]';

/** Tests whether a click is meant for this page, and not for a new tab or window. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

async function follow(link: HTMLAnchorElement): Promise<void> {
  // The choice before may have filled the tray, or removed the link.
  if (!link.isConnected || !link.matches(LINKS)) return;
  const url = link.pathname + link.search;
  try {
    showPage(await fetchPage(url), url, link);
  } catch {
    location.assign(link.href);
    return;
  }
  if (link.isConnected) return;
  const tray = document.getElementById('compare-tray');
  tray?.setAttribute('tabindex', '-1');
  tray?.focus({ preventScroll: true });
}

/** Follows links of the comparison tray without a load, one after the other: each is of the choice before. */
export function choosePrograms(): void {
  let last = Promise.resolve();
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
    if (!link || !isPlain(event) || link.pathname !== location.pathname) return;
    event.preventDefault();
    last = last.then(() => follow(link));
  });
}
