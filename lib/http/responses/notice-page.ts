import { identity } from '@/lib/site/identity';
import { entryPages, home, siteNavigation } from '@/lib/site/pages/sections';
import { paths } from '@/lib/site/urls';

/** Content of a notice. */
export interface NoticeWords {
  readonly title: string;
  readonly explanation: string;
  readonly pointers: readonly { readonly name: string; readonly url: string; readonly note: string }[];
  /** Whether it helps a lost reader: with a search and the pages that most readers want, in place of the pointers. */
  readonly offersSearch: boolean;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Name of the finder's field for plain words, and its id here. */
const SEARCH_FIELD = 'query';

/** A search for what the reader may have looked for: the finder reads a ZIP code, a school or a state. */
const search = () =>
  [
    `<form class="stack" action="${paths.programs}" method="get" role="search">`,
    `<div><label class="field-label" for="${SEARCH_FIELD}">Find a ZIP code, a school or a state</label>`,
    `<input class="control" type="search" id="${SEARCH_FIELD}" name="${SEARCH_FIELD}" maxlength="100"></div>`,
    '<p><button class="button" type="submit">Search</button></p>',
    '</form>',
  ].join('\n');

/** Pages that most readers want. */
const wanted: readonly string[] = [paths.options, paths.programs, '/states'];

const wantedPages = () =>
  entryPages.filter(({ path }) => wanted.includes(path)).map(({ title, path }) => link(path, title));

/** For assistants, as on every page. */
const assistantNote = () =>
  `<p hidden>For assistants: what this site answers, in Markdown, at ${link(paths.retrievalIndex, paths.retrievalIndex)}.</p>`;

/** A link with what is behind it. */
const pointed = ({ name, url, note }: NoticeWords['pointers'][number]) =>
  `${link(url, name)}: ${escapeHtml(note)}`;

/** Writes a notice as a page of the site. Without Next, which may be what failed. */
export function noticePage({ title, explanation, pointers, offersSearch }: NoticeWords): string {
  const { siteName, sections, footer } = siteNavigation();
  const links = (items: typeof sections) => list(items.map(({ href, label }) => link(href, label)));
  const { name } = identity();
  const start = { name: home.label, url: home.path, note: home.title };
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
    assistantNote(),
    '<header class="site-header"><div class="page-width site-header-bar">',
    `<a class="site-name" href="/">${escapeHtml(siteName)}</a>`,
    `<nav class="site-nav" aria-label="Sections">${links(sections)}</nav>`,
    '</div></header>',
    '<div class="page-width"><main id="main" tabindex="-1"><div class="prose">',
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(explanation)}</p>`,
    ...(offersSearch ? [search(), list(wantedPages())] : [list([start, ...pointers].map(pointed))]),
    '</div></main></div>',
    '<footer class="site-footer"><div class="page-width">',
    `<nav aria-label="About this site">${links(footer)}</nav>`,
    '</div></footer>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
