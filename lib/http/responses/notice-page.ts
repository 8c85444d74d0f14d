import { identity } from '@/lib/site/identity';
import { home, siteNavigation } from '@/lib/site/pages/sections';
import { paths } from '@/lib/site/urls';

/** Content of a notice. */
export interface NoticeWords {
  readonly title: string;
  readonly explanation: string;
  readonly pointers: readonly { readonly name: string; readonly url: string; readonly note: string }[];
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Writes a notice as a page of the site. Without Next, which may be what failed. */
export function noticePage({ title, explanation, pointers }: NoticeWords): string {
  const { siteName, sections, about } = siteNavigation();
  const links = (items: typeof sections) => list(items.map(({ href, label }) => link(href, label)));
  const { name } = identity();
  const { path, label, title: what } = home;
  const start = { name: label, url: path, note: what };
  return [
    '<!doctype html>',
    '<html lang="en-US">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)} | ${escapeHtml(name)}</title>`,
    `<link rel="stylesheet" href="${paths.noticeStyles}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any">',
    '</head>',
    '<body>',
    '<a class="skip-link" href="#main">Skip to the content</a>',
    '<header class="site-header"><div class="page-width site-header-bar">',
    `<a class="site-name" href="/">${escapeHtml(siteName)}</a>`,
    `<nav class="site-nav" aria-label="Sections">${links(sections)}</nav>`,
    '</div></header>',
    '<div class="page-width"><main id="main" tabindex="-1"><div class="prose">',
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(explanation)}</p>`,
    list([start, ...pointers].map(({ name: to, url, note }) => `${link(url, to)}: ${escapeHtml(note)}`)),
    '</div></main></div>',
    '<footer class="site-footer"><div class="page-width">',
    `<nav aria-label="About this site">${links(about)}</nav>`,
    '</div></footer>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
