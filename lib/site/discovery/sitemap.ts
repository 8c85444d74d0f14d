import { releaseDate } from '@/lib/data/version';
import { schoolAddresses } from '@/lib/programs/page/school/address';
import { absoluteUrl, paths } from '../urls';
import { type PageGroup, pageGroups } from './groups';
import { schools } from './school-index';

type SitemapName = PageGroup['sitemap'];

/** Names of the sitemaps, most asked for first. */
const names = [...new Set(pageGroups.map(({ sitemap }) => sitemap))];

/** Pages that are too many for the registry. */
const further: Readonly<Partial<Record<SitemapName, () => string[]>>> = {
  programs: () => schools().flatMap(schoolAddresses),
};

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * An entry of a sitemap. Its date is that of the data release: what a page says changes with the data, and a date of the
 * clock or of a deployment would say that everything had changed.
 */
const entry = (element: 'url' | 'sitemap', address: string) =>
  `<${element}><loc>${escapeXml(address)}</loc><lastmod>${releaseDate()}</lastmod></${element}>`;

const xml = (element: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${element}>`,
    '',
  ].join('\n');

/** The sitemap index: one sitemap for each kind of page. */
export const sitemapIndex = () =>
  xml(
    'sitemapindex',
    names.map((name) => entry('sitemap', absoluteUrl(paths.sitemapPart(name)))),
  );

/** Returns the sitemap at a path, with every page of its kind; undefined for other paths. */
export function sitemapAt(path: string): string | undefined {
  const name = names.find((one) => paths.sitemapPart(one) === path);
  if (name === undefined) return undefined;
  const registered = pageGroups.filter(({ sitemap }) => sitemap === name).flatMap(({ pages }) => pages);
  const all = [...registered.map(({ path: page }) => page), ...(further[name]?.() ?? [])];
  return xml(
    'urlset',
    all.map((page) => entry('url', absoluteUrl(page))),
  );
}
