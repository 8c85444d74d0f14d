import type { Element, ElementContent } from 'hast';
import { defaultNodeHandlers } from 'hast-util-to-mdast';
import { h } from 'hastscript';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { type Content, elementsIn, omit } from './elements';
import { codeBlock } from './handlers/code-block';
import { definitionList } from './handlers/definition-list';
import { figure } from './handlers/figure';
import { linkOn, linkTarget } from './handlers/link';
import { list } from './handlers/list';
import { codeGiven } from './plugins/code-given';
import { collapseSpace } from './plugins/collapse-space';
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
  /** Returns what the page at a path can be asked, as Markdown. */
  readonly parameterList: (path: string) => string;
}

const handlers = {
  dl: definitionList,
  figure,
  ol: list,
  pre: codeBlock,
  ul: list,
};

function writer(url: string) {
  let content: Content | undefined;
  return (
    unified()
      .use(omitUnseen)
      .use(omitControls)
      .use(writeNotes)
      .use(openDetails)
      .use(separateInline)
      .use(simplifyTables)
      .use(codeGiven([...new URL(url).searchParams.values()]))
      .use(collapseSpace)
      // rehype-remark would copy what it is handed, and look for space that is not seen around any kind of element of HTML: half
      // of its time. So it is handed nothing, and given the content where it begins.
      .use(() => (tree: Content) => {
        content = tree;
        return { type: 'root', children: [] };
      })
      .use(rehypeRemark, {
        handlers: { ...handlers, a: linkOn(url) },
        nodeHandlers: { root: (state, node) => defaultNodeHandlers.root(state, content ?? node) },
      })
      .use(remarkGfm, { tablePipeAlign: false })
      .use(remarkStringify, stringifyOptions)
  );
}

/** Writes content as Markdown. @param url absolute address of the page that it is of. */
export function contentToMarkdown(children: ElementContent[], url: string): string {
  const processor = writer(url);
  return processor.stringify(processor.runSync({ type: 'root', children }));
}

const address = (href: string) => h('a', { href }, href);

/** Whether a link leads to the next or the previous part of a list. */
const isToOtherPart = ({ tagName, properties: { rel } }: Element) =>
  tagName === 'a' && Array.isArray(rel) && (rel.includes('next') || rel.includes('prev'));

/**
 * The line under the title: which page this is, where its list goes on, where there is more. The page's own address is
 * the one to cite, not one to follow: no link.
 */
function pointer(main: Element, { url, index }: PageContext): Element {
  const parts = elementsIn(main, isToOtherPart).flatMap((link) => [
    ` ${textOf(link)}: `,
    address(linkTarget(String(link.properties['href']), url)),
    '.',
  ]);
  const where = ['This is ', h('code', url), ' in Markdown.'];
  return h('blockquote', h('p', [...where, ...parts, ' What else the site answers: ', address(index), '.']));
}

/** Paths whose parameters a page lists: its own, and those of pages that its forms lead to. */
function askedPaths(main: Element, url: string): ReadonlySet<string> {
  const forms = elementsIn(main, ({ tagName, properties }) => tagName === 'form' && !!properties['action']);
  const actions = forms.map(({ properties }) => new URL(String(properties['action']), url).pathname);
  return new Set([new URL(url).pathname, ...actions]);
}

/**
 * Writes a page as Markdown, from its markup: title, a line that says where it is from, how to ask, content, parameters.
 *
 * @param markup the page as a tree of HTML, which this changes.
 * @returns undefined where the page has no main part or no title.
 */
export function pageToMarkdown(markup: readonly ElementContent[], context: PageContext): string | undefined {
  const [main] = elementsIn({ children: markup }, ({ tagName }) => tagName === 'main');
  const [title] = main ? elementsIn(main, ({ tagName }) => tagName === 'h1') : [];
  if (!main || !title) return undefined;
  const { url, howToAsk, parameterList } = context;
  const heading = [h('h1', textOf(title)), pointer(main, context), ...howToAsk(new URL(url).pathname)];
  const parameters = [...askedPaths(main, url)].map(parameterList);
  omit(main, (node) => node === title);
  const content = contentToMarkdown([...heading, ...main.children], url);
  return [content, ...parameters].filter((part) => part !== '').join('\n');
}
