import { parse } from 'content-type';
import { pageOfMarkdownUrl } from '@/lib/site/markdown-url';

/** Media types of a page. */
export type PageForm = 'text/html' | 'text/markdown';

/** Parameters of what we send: a range that names others doesn't match. */
const parametersOf: Readonly<Record<PageForm, Readonly<Record<string, string>>>> = {
  'text/html': { charset: 'utf-8' },
  'text/markdown': { charset: 'utf-8', variant: 'gfm' },
};

interface MediaRange {
  /** In lower case: "text/html", "text/*". */
  readonly type: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** From 0, which refuses, to 1; not a number refuses too. */
  readonly quality: number;
}

/** A client's preference for a media type, by the most specific range that matches (RFC 9110, 12.5.1). */
interface Preference {
  readonly quality: number;
  /** Whether the type itself is named, not only matched by a wildcard. */
  readonly named: boolean;
}

/** Parses the ranges of an Accept header. A malformed one matches nothing. */
function mediaRanges(accept: string): MediaRange[] {
  const ranges: MediaRange[] = [];
  for (let start = 0; start < accept.length; ) {
    const { type, parameters, index } = parse(accept, { comma: true, start });
    const { q, ...others } = parameters;
    const quality = q ? Number.parseFloat(q) || 0 : 1;
    ranges.push({ type: type.trim().toLowerCase(), parameters: others, quality });
    start = index + 1;
  }
  return ranges;
}

/** Returns how closely a range matches: parameters too, type, `text/*`, anything; 0 if not at all. */
function specificity({ type, parameters }: MediaRange, form: PageForm): number {
  const known = parametersOf[form];
  const asked = Object.entries(parameters);
  if (asked.some(([name, value]) => known[name] !== value.toLowerCase())) return 0;
  const depth = ['*/*', 'text/*', form].indexOf(type) + 1;
  return depth === 0 ? 0 : 2 * depth + (asked.length > 0 ? 1 : 0);
}

const NAMED = 2 * 3;

function preference(ranges: readonly MediaRange[], form: PageForm): Preference {
  const [best] = ranges
    .map((range) => ({ quality: range.quality, depth: specificity(range, form) }))
    .filter(({ depth }) => depth > 0)
    .sort((a, b) => b.depth - a.depth || b.quality - a.quality);
  return { quality: best?.quality ?? 0, named: best !== undefined && best.depth >= NAMED };
}

/** A longer header costs more to parse than its answer: it is read as accepting anything. */
const MAX_ACCEPT_LENGTH = 1024;

/** A missing or empty header accepts anything. */
function preferences(accept: string | undefined) {
  const ranges = mediaRanges(accept && accept.length <= MAX_ACCEPT_LENGTH ? accept : '*/*');
  return { html: preference(ranges, 'text/html'), markdown: preference(ranges, 'text/markdown') };
}

/** Tests whether a client names Markdown, and wants it at least as much as HTML. */
function asksForMarkdown({ html, markdown }: ReturnType<typeof preferences>): boolean {
  return markdown.named && markdown.quality > 0 && markdown.quality >= html.quality;
}

/**
 * Returns the media type in which a page is sent: Markdown where the client names it and wants it at least as much as
 * HTML. Coding agents list both without a preference; browsers don't name it. Nothing is refused.
 * @example pageForm('text/markdown, text/html, *\/*') // 'text/markdown'
 * @example pageForm('*\/*') // 'text/html'
 */
export function pageForm(accept: string | undefined): PageForm {
  return asksForMarkdown(preferences(accept)) ? 'text/markdown' : 'text/html';
}

/**
 * Returns the format of a notice such as a 404: Markdown, unless the client names HTML and prefers nothing to it, or
 * refuses Markdown. A browser gets something to read, a program what it can follow.
 *
 * @example noticeForm('text/markdown;q=0, *\/*') // 'text/html'
 */
export function noticeForm(accept: string | undefined): PageForm {
  const both = preferences(accept);
  const { html, markdown } = both;
  if (html.quality === 0 || asksForMarkdown(both)) return 'text/markdown';
  const prefersHtml = html.named && html.quality >= markdown.quality;
  return prefersHtml || markdown.quality === 0 ? 'text/html' : 'text/markdown';
}

/** Returns the page that a request wants in Markdown, by its URL or its Accept header; undefined if none. */
export function pageInMarkdown(path: string, accept: string | undefined): string | undefined {
  return pageOfMarkdownUrl(path) ?? (pageForm(accept) === 'text/markdown' ? path : undefined);
}
