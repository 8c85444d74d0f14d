import { parse } from 'content-type';
import { pageOfTwin } from '@/lib/site/markdown-url';

/** Forms of a page. RSC, the framework's own form for its navigation, is asked for by another header. */
export type PageForm = 'text/html' | 'text/markdown';

/** Parameters that hold for what we send: a range that asks for others does not mean us. */
const parametersOf: Readonly<Record<PageForm, Readonly<Record<string, string>>>> = {
  'text/html': { charset: 'utf-8' },
  'text/markdown': { charset: 'utf-8', variant: 'gfm' },
};

interface MediaRange {
  /** In lower case: "text/html", "text/*". */
  readonly type: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** From 0, which refuses, to 1; what is no number refuses too. */
  readonly quality: number;
}

/** What a client says of a form, by the most specific range that means it (RFC 9110, 12.5.1). */
interface Preference {
  readonly quality: number;
  /** Whether the form itself is named, not just covered by `text/*` or by anything. */
  readonly named: boolean;
}

/** The ranges of an Accept header. Whatever cannot be read matches nothing. */
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

/** How closely a range means a form: its parameters too, its type, any of its kind, anything; 0 if not at all. */
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

/** Without the header a client takes anything. An empty one says nothing either. */
function preferences(accept: string | undefined) {
  const ranges = mediaRanges(accept || '*/*');
  return { html: preference(ranges, 'text/html'), markdown: preference(ranges, 'text/markdown') };
}

/** Whether a client asks for Markdown by its name, at least as much as for HTML. */
function asksForMarkdown({ html, markdown }: ReturnType<typeof preferences>): boolean {
  return markdown.named && markdown.quality > 0 && markdown.quality >= html.quality;
}

/**
 * The form in which a page is sent. Markdown only where it is named, at least as much as HTML: coding agents list both
 * without saying which they like better, browsers and others do not know it. Nothing is refused.
 *
 * @param accept the Accept header, if there is one.
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

/** The page that a request wants in Markdown, by its address or by what it accepts; undefined where it does not. */
export function pageInMarkdown(path: string, accept: string | undefined): string | undefined {
  return pageOfTwin(path) ?? (pageForm(accept) === 'text/markdown' ? path : undefined);
}
