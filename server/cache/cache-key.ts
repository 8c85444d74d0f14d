import { LRUCache } from 'lru-cache';
import { noticeForm, pageForm } from '@/lib/http/negotiation/accept';
import { saysQueryIgnored } from '@/lib/http/negotiation/no-vary-search';
import { pathOf, routable } from '@/lib/http/negotiation/request-target';
import { canonicalQuery } from '@/lib/parameters/canonical';
import type { Parameters } from '@/lib/parameters/declare';
import { parseQuery } from '@/lib/parameters/parse';
import { endpoints } from '@/lib/site/api/endpoints';
import { paths, withQuery } from '@/lib/site/urls';
import type { Head } from './freshness';

/** What is asked of the application: the whole request that it will see, so that no answer can depend on anything else. */
export interface CacheKey {
  /** Equal for requests that have the same answer. */
  readonly key: string;
  /** Path and query. */
  readonly target: string;
  /** Value of Accept. */
  readonly accept: string;
}

/** The parts of a client's request that a cache key may depend on. */
export interface RequestParts {
  readonly method: string;
  readonly url: string;
  readonly accept: string | undefined;
  /** Whether it is the framework's own request for its navigation. */
  readonly rsc: boolean;
  /** Whether a part of a file is asked for. */
  readonly ranged: boolean;
}

const parametersByPath: ReadonlyMap<string, Parameters> = new Map(
  endpoints
    .filter(({ pathParameters }) => pathParameters === undefined)
    .map(({ path, parameters }) => [path, parameters]),
);

const IN_BRACES = /\{[^}]*\}/g;
const LETTERS_AND_SIGNS = '[\\w-]+';

/** Addresses of the API with a part that names something. None of them has a query yet. */
const named = endpoints
  .filter(({ pathParameters }) => pathParameters !== undefined)
  .map(({ path, parameters }) => ({
    pattern: new RegExp(`^${path.replace(IN_BRACES, LETTERS_AND_SIGNS)}$`),
    parameters,
  }));

const parametersOf = (path: string) =>
  parametersByPath.get(path) ?? named.find(({ pattern }) => pattern.test(path))?.parameters;

/** An address of the API in its one spelling; undefined where its query will be refused, or where there is none. */
function canonicalTarget(path: string, query: string): string | undefined {
  const parameters = parametersOf(path);
  if (!parameters) return undefined;
  const parsed = parseQuery(parameters, new URLSearchParams(query));
  return parsed.ok ? withQuery(path, canonicalQuery(parameters, parsed.inputs)) : undefined;
}

/** What is known of an address by itself. */
interface Target {
  readonly target: string;
  /** Whether it is an answer of the API, which has one form. */
  readonly isData: boolean;
}

/** Longer ones are seldom asked for twice, and would fill the memory. */
const LONGEST_REMEMBERED = 1024;

const targets = new LRUCache<string, Target>({ max: 8192 });

function readTarget(url: string): Target {
  const address = routable(url);
  const [path = '', ...rest] = address.split('?');
  const canonical = canonicalTarget(path, rest.join('?'));
  return { target: canonical ?? address, isData: canonical !== undefined };
}

function targetOf(url: string): Target {
  const known = targets.get(url);
  if (known) return known;
  const read = readTarget(url);
  if (url.length <= LONGEST_REMEMBERED) targets.set(url, read);
  return read;
}

const ANYTHING = '*/*';
const normalizedAccepts = new LRUCache<string, string>({ max: 1024 });

/** Paths of which the application has said that a query changes nothing. */
const withoutQuery = new LRUCache<string, true>({ max: 8192 });

/** Notes what an answer says of its address: from now on questions that differ by the query alone are one. */
export function rememberIgnoresQuery({ target }: CacheKey, { headers }: Head): void {
  if (saysQueryIgnored(headers)) withoutQuery.set(pathOf(target), true);
}

/** What is asked for in place of an address: its path alone, where its query is known to change nothing. */
function dropIgnoredQuery(target: string): string {
  if (!target.includes('?')) return target;
  const path = pathOf(target);
  return withoutQuery.has(path) ? path : target;
}

/** The shortest Accept that is answered as this one is, where there is a page and where there is none. */
function normalizeAccept(accept: string | undefined): string {
  const asked = accept ?? '';
  const known = normalizedAccepts.get(asked);
  if (known) return known;
  const form = pageForm(accept);
  const shortest =
    form === 'text/markdown' ? form : noticeForm(accept) === 'text/html' ? 'text/html' : ANYTHING;
  if (asked.length <= LONGEST_REMEMBERED) normalizedAccepts.set(asked, shortest);
  return shortest;
}

const isMcp = (address: string) => address.startsWith(paths.mcp) && !address.startsWith(paths.mcpServerCard);

/**
 * The cache key that a request puts, or undefined where it has to pass through as it is: it may change something, it is
 * the framework's own, or it asks for a part.
 */
export function cacheKeyOf({ method, url, accept, rsc, ranged }: RequestParts): CacheKey | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || rsc || ranged) return undefined;
  const { target: address, isData } = targetOf(url);
  if (isMcp(address)) return undefined;
  const target = isData ? address : dropIgnoredQuery(address);
  const shortest = isData ? ANYTHING : normalizeAccept(accept);
  return { key: `${shortest} ${target}`, target, accept: shortest };
}
