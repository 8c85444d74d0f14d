import { inject } from 'vitest';
import { identity } from '@/lib/site/identity';
import { attributes, elements } from './markup';

/** A page as the built site answers it. */
export interface Fetched {
  readonly status: number;
  readonly type: string;
  readonly markup: string;
}

const fetched = new Map<string, Promise<Fetched>>();

async function fetchNow(path: string): Promise<Fetched> {
  const request = () => fetch(inject('baseUrl') + path, { headers: { accept: 'text/html' } });
  // A kept connection may be closed by the server just as it is used again; a fresh one is not.
  const response = await request().catch(request);
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    markup: await response.text(),
  };
}

/** Fetches a path of the built site as a browser would; each path once for a file of tests. */
export function fetchPage(path: string): Promise<Fetched> {
  const known = fetched.get(path);
  if (known) return known;
  const fresh = fetchNow(path);
  fetched.set(path, fresh);
  return fresh;
}

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** A link within the site. */
export interface Link {
  /** Path and query. */
  readonly path: string;
  /** Name of the place on the page; empty for the page itself. */
  readonly fragment: string;
}

/** Where the anchors of a page lead within the site; addresses are those that the site was built with. */
export function linksOf(markup: string, from: string): Link[] {
  const { baseUrl } = identity();
  const anchors = [...markup.matchAll(/<a [^>]*>/g)].flatMap(([tag]) => attributes(tag, 'href'));
  return anchors.map(decoded).flatMap((href) => {
    const url = new URL(href, baseUrl + from);
    if (url.origin !== baseUrl) return [];
    return [{ path: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }];
  });
}

/** Ids of a page. */
export function idsOf(markup: string): Set<string> {
  return new Set(attributes(markup, 'id').map(decoded));
}

/** Text of the one element of that name. */
export function only(markup: string, name: string): string | undefined {
  const [content, ...others] = elements(markup, name);
  return others.length === 0 ? content : undefined;
}

/** Runs a task for each item, a few at a time. */
export async function eachOf<T>(items: readonly T[], atOnce: number, task: (item: T) => Promise<void>) {
  const left = [...items];
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
