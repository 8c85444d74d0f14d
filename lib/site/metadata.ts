import type { Metadata } from 'next';
import { cardPath, cardSize } from './cards/address';
import { identity } from './identity';
import { markdownUrl } from './markdown-url';
import { type Page, pageAt } from './pages/pages';
import { absoluteUrl } from './urls';

/** Longer titles are cut in lists of search results. */
const TITLE_CHARACTERS = 70;

/** Title of a browser tab and of a search result: the page's, with the site's name where there is room for it. */
function documentTitle(path: string, title: string, siteName: string): string {
  const whole = path === '/' ? `${siteName}: ${title.toLowerCase()}` : `${title} | ${siteName}`;
  return whole.length <= TITLE_CHARACTERS ? whole : title;
}

/**
 * Metadata of a page of the registry.
 *
 * @param path path of the page.
 * @param query canonical query of the answer that it shows, so that each answer has one address.
 */
export function pageMetadata(path: string, query = ''): Metadata {
  return metadataOf(pageAt(path), query);
}

/**
 * Metadata of any page.
 *
 * @param card path of the page of the registry whose social card it shows; its own, where it has one.
 */
export function metadataOf({ path, title, description }: Page, query = '', card = path): Metadata {
  const { name } = identity();
  const url = absoluteUrl(path, query);
  return {
    metadataBase: new URL(identity().baseUrl),
    title: documentTitle(path, title, name),
    description,
    alternates: { canonical: url, types: { 'text/markdown': absoluteUrl(markdownUrl(path), query) } },
    openGraph: {
      type: 'website',
      locale: 'en_US',
      siteName: name,
      title,
      description,
      url,
      images: [{ url: absoluteUrl(cardPath(card)), ...cardSize, alt: title, type: 'image/png' }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
