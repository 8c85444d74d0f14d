import { expect, inject, it } from 'vitest';
import { paths } from '@/lib/site/urls';
import { call } from '../support/api';

const starts = [
  '/api/agent/v1',
  '/api/agent/v1?format=openapi',
  '/api/agent/v1/calculators',
  '/api/agent/v1/calculators?format=openapi',
  '/nope',
  '/llms.txt',
  '/agents.md',
  '/robots.txt',
];

/** Addresses of this site that a text names, in JSON, Markdown or a header. */
function addresses(text: string): string[] {
  return (
    text.match(/https?:\/\/localhost[^\s"'<>()\\`]*/g)?.filter((url) => url.startsWith(inject('baseUrl'))) ??
    []
  );
}

async function advertised(): Promise<string[]> {
  const found = new Set<string>();
  for (const path of starts) {
    const response = await fetch(inject('baseUrl') + path);
    const text = (await response.text()) + (response.headers.get('link') ?? '');
    for (const url of addresses(text)) found.add(url);
  }
  // What the answers name, one example for each calculator.
  for (const url of [...found].filter(
    (one) => /\/calculators\/[\w-]+\?/.test(one) && one.includes('/api/'),
  )) {
    const { text, headers } = await call(url);
    for (const other of addresses(text + (headers.get('link') ?? ''))) found.add(other);
  }
  return [...found].sort();
}

/** The address of a calculator without a query: it answers, but with what it needs. */
const isBareEndpoint = (url: string) => /\/api\/agent\/v1\/calculators\/[\w-]+$/.test(url);

/** Asks an address for what it has; the endpoint for assistants, whether it is there. */
function ask(url: string): Promise<Response> {
  if (new URL(url).pathname !== paths.mcp) return fetch(url);
  const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  return fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

it('every address that the API names answers', { timeout: 120_000 }, async () => {
  const urls = (await advertised()).filter((url) => !isBareEndpoint(url));
  expect(urls.length).toBeGreaterThan(20);
  const failing: string[] = [];
  for (const url of urls) {
    const { status } = await ask(url);
    if (status !== 200) failing.push(`${status} ${url}`);
  }
  expect(failing).toEqual([]);
});
