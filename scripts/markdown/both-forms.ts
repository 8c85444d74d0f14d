import type { Element, Nodes } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { identity } from '@/lib/site/identity';

/** An answer of a site, with its body read. */
export interface Sent {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks for an address. A kept connection may be closed just as it is used again: then once more. */
export async function ask(url: URL, headers: Readonly<Record<string, string>> = {}): Promise<Sent> {
  const request = () => fetch(url, { headers, redirect: 'manual' });
  const response = await request().catch(request);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const parser = unified().use(rehypeParse);

const UNREAD = ['nav', 'script', 'svg', 'select', 'input', 'button', 'label', 'legend'];

/** What a page has for the eye and the hand alone, and what a component says has no place in Markdown. */
const isUnread = ({ tagName, properties }: Element) =>
  UNREAD.includes(tagName) ||
  properties['hidden'] === true ||
  properties['ariaHidden'] === 'true' ||
  properties['dataMarkdownIgnore'] !== undefined ||
  /\bfield-(?:hint|error)\b/.test(String(properties['className']));

function textsIn(node: Nodes): string[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element' && node.type !== 'root') return [];
  return node.type === 'element' && isUnread(node) ? [] : node.children.flatMap(textsIn);
}

function find(node: Nodes, name: string): Element | undefined {
  if (node.type === 'element' && node.tagName === name) return node;
  if (node.type !== 'element' && node.type !== 'root') return undefined;
  for (const child of node.children) {
    const found = find(child, name);
    if (found) return found;
  }
  return undefined;
}

const joined = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Title and text of the main part of a document, as someone who reads all of it has them. Written apart from what makes
 * Markdown of it. Addresses of the site are left out: a document has those of its build.
 */
export function documentText(html: string): { readonly title: string; readonly text: string } {
  const main = find(parser.parse(html), 'main');
  const title = main && find(main, 'h1');
  return {
    title: title ? joined(hastText(title)) : '',
    text: main ? joined(textsIn(main).join(' ')).replaceAll(identity().baseUrl, '') : '',
  };
}

/** First heading of a Markdown document. */
export const markdownTitle = (markdown: string) =>
  joined(/^# (.*)$/m.exec(markdown)?.[1]?.replaceAll('\\', '') ?? '');

/** Figures of a text, with their decimals: "87,730", "13.5", "2023". */
export const figuresOf = (text: string) =>
  new Set(text.match(/\d[\d,]*(?:\.\d+)?/g)?.map((figure) => figure.replace(/,$/, '')));

/** Names of a list header, in lower case. */
export const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
