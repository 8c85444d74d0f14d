import type { Element, Nodes } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { inject } from 'vitest';
import { identity } from '@/lib/site/identity';

/** A page in one of its forms, as the built site sends it. */
export interface Form {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks the built site for an address. A kept connection may be closed just as it is used again: then once more. */
export async function get(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Form> {
  const request = () => fetch(new URL(address, inject('baseUrl')), { headers, redirect: 'manual' });
  const response = await request().catch(request);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export const htmlOf = (address: string) => get(address, { Accept: 'text/html' });
export const markdownOf = (address: string) => get(address, { Accept: 'text/markdown' });

/** Names of a list header, in lower case. */
export const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);

const parser = unified().use(rehypeParse);

/** What a page has for the eye and the hand alone, and what a component says has no place in Markdown. */
const notRead = (node: Element) =>
  ['nav', 'script', 'svg', 'select', 'input', 'button', 'label', 'legend'].includes(node.tagName) ||
  node.properties['hidden'] === true ||
  node.properties['ariaHidden'] === 'true' ||
  node.properties['dataMarkdownIgnore'] !== undefined ||
  /(?:^|-)field-(?:hint|error)/.test(String(node.properties['className']));

function read(node: Nodes): string[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element' && node.type !== 'root') return [];
  return node.type === 'element' && notRead(node) ? [] : node.children.flatMap(read);
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
 * Title and text of the main part of a document, as a person who reads all of it would have them. Addresses of the site
 * that a document names are those of its build.
 */
export function documentText(html: string): { readonly title: string; readonly text: string } {
  const main = find(parser.parse(html), 'main');
  const title = main && find(main, 'h1');
  return {
    title: title ? joined(hastText(title)) : '',
    text: main ? joined(read(main).join(' ')).replaceAll(identity().baseUrl, '') : '',
  };
}

/** Figures of a text, with their decimals: "87,730", "13.5", "2023". */
export const figuresOf = (text: string) =>
  new Set(text.match(/\d[\d,]*(?:\.\d+)?/g)?.map((one) => one.replace(/,$/, '')));

/** First heading of a Markdown document. */
export const markdownTitle = (markdown: string) =>
  joined(/^# (.*)$/m.exec(markdown)?.[1]?.replaceAll('\\', '') ?? '');
