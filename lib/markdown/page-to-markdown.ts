import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { h } from 'hastscript';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { remove } from 'unist-util-remove';
import { codeBlock } from './handlers/code-block';
import { definitionList } from './handlers/definition-list';
import { figure } from './handlers/figure';
import { linkOn, linkTarget } from './handlers/link';
import { list } from './handlers/list';
import { codeGiven } from './plugins/code-given';
import { omitControls } from './plugins/omit-controls';
import { omitUnseen } from './plugins/omit-unseen';
import { openDetails } from './plugins/open-details';
import { separateInline } from './plugins/separate-inline';
import { simplifyTables } from './plugins/simplify-tables';
import { writeNotes } from './plugins/write-notes';
import { stringifyOptions } from './stringify';
import { textOf } from './text-of';

/** What a page's Markdown says that its HTML does not. */
export interface PageContext {
  /** Absolute address of the page, as it is cited. */
  readonly url: string;
  /** Absolute address of the index for assistants. */
  readonly index: string;
  /** Returns in short how to ask the page at a path, as content. */
  readonly howToAsk: (path: string) => readonly Element[];
  /** Returns what the page at a path can be asked, as content. */
  readonly parameterList: (path: string) => readonly Element[];
}

const parser = unified().use(rehypeParse);

const handlers = {
  dl: definitionList,
  figure,
  ol: list,
  pre: codeBlock,
  ul: list,
};

const writer = (url: string) =>
  unified()
    .use(omitUnseen)
    .use(omitControls)
    .use(writeNotes)
    .use(openDetails)
    .use(separateInline)
    .use(simplifyTables)
    .use(codeGiven([...new URL(url).searchParams.values()]))
    .use(rehypeRemark, { handlers: { ...handlers, a: linkOn(url) } })
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, stringifyOptions);

const address = (href: string) => h('a', { href }, href);

/**
 * The line under the title: which page this is, where its list goes on, where there is more. The page's own address is
 * the one to cite, not one to follow: no link.
 */
function pointer(main: Element, { url, index }: PageContext): Element {
  const parts = selectAll('a[rel=next], a[rel=prev]', main).flatMap((link) => [
    ` ${textOf(link)}: `,
    address(linkTarget(String(link.properties['href']), url)),
    '.',
  ]);
  const where = ['This is ', h('code', url), ' in Markdown.'];
  return h('blockquote', h('p', [...where, ...parts, ' What else the site answers: ', address(index), '.']));
}

/** Paths whose parameters a page lists: its own, and those of pages that its forms lead to. */
function askedPaths(main: Element, url: string): ReadonlySet<string> {
  const actions = selectAll('form[action]', main).map(
    ({ properties }) => new URL(String(properties['action']), url).pathname,
  );
  return new Set([new URL(url).pathname, ...actions]);
}

/**
 * Writes a page as Markdown, from its HTML: title, a line that says where it is from, how to ask, content, parameters.
 *
 * @param html a document of the site.
 * @returns undefined where the document has no main part or no title.
 */
export function pageToMarkdown(html: string, context: PageContext): string | undefined {
  const main = select('main', parser.parse(html));
  const title = main && select('h1', main);
  if (!main || !title) return undefined;
  const { url, howToAsk, parameterList } = context;
  const heading = [h('h1', textOf(title)), pointer(main, context), ...howToAsk(new URL(url).pathname)];
  const parameters = [...askedPaths(main, url)].flatMap(parameterList);
  remove(main, { cascade: false }, (node) => node === title);
  const processor = writer(url);
  const tree = { type: 'root' as const, children: [...heading, ...main.children, ...parameters] };
  return processor.stringify(processor.runSync(tree));
}
