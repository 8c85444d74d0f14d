import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module as a process with this environment has it. */
async function fresh() {
  vi.resetModules();
  return import('./notice');
}

beforeEach(() => vi.stubEnv('SITE_URL', 'https://example.org'));
afterEach(() => vi.unstubAllEnvs());

describe('notFound', () => {
  it('is Markdown that points to sitemap, retrieval index and agent instructions', async () => {
    const { notFound } = await fresh();
    const { status, headers, body } = notFound(undefined);
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'Content-Type': 'text/markdown; charset=utf-8', Vary: 'Accept' });
    expect(body).toMatch(
      /^# We can’t find that page\n\n[^\n]+\n\n- \[Sitemap\]\(https:\/\/example\.org\/sitemap\.xml\): /,
    );
    expect(body).toContain('(https://example.org/llms.txt)');
    expect(body).toContain('(https://example.org/agents.md)');
    expect(body.endsWith('\n')).toBe(true);
  });

  it('is HTML for a client that names HTML above Markdown', async () => {
    const { notFound } = await fresh();
    const { headers, body } = notFound('text/html, text/markdown;q=0.9');
    expect(headers['Content-Type']).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/^<!doctype html>\n<html lang="en-US">/);
    expect(body).toContain('<a href="/llms.txt">');
  });

  it('offers people a search and the pages that most want, in place of files for agents', async () => {
    const { notFound, pageFailed } = await fresh();
    const { body } = notFound('text/html');
    expect(body).toContain('<form class="stack" action="/programs" method="get" role="search">');
    expect(body).toContain('name="query"');
    const list = body.slice(body.indexOf('</form>'), body.indexOf('</main>'));
    expect([...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/options',
      '/programs',
      '/states',
    ]);
    expect(pageFailed('text/html').body).not.toContain('<form');
  });

  it('is, in full and with its headers', async () => {
    const { notFound } = await fresh();
    expect(notFound('*/*').body).toMatchInlineSnapshot(`
      "# We can’t find that page

      The address may be mistyped, or the page may have moved. See also:

      - [Sitemap](https://example.org/sitemap.xml): every page of the site
      - [Retrieval index](https://example.org/llms.txt): what the site answers, with links
      - [Agent instructions](https://example.org/agents.md): how an agent should use the site
      "
    `);
    expect(notFound('text/html').headers).toMatchInlineSnapshot(`
      {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Expose-Headers": "Allow, ETag, Link, RateLimit, RateLimit-Policy, Retry-After",
        "Cache-Control": "no-store",
        "Content-Type": "text/html; charset=utf-8",
        "Vary": "Accept",
      }
    `);
  });

  it('writes the name of the service as text', async () => {
    vi.stubEnv('SITE_NAME', 'Nurses & "Friends" <script>');
    const { notFound } = await fresh();
    expect(notFound('text/html').body).toContain('Nurses &#38; &#34;Friends&#34; &#60;script&#62;');
    expect(notFound('text/html').body).not.toContain('<script');
  });

  it.each([
    [undefined, 'markdown'],
    ['', 'markdown'],
    ['*/*', 'markdown'],
    ['text/*', 'markdown'],
    ['text/markdown, text/html, */*', 'markdown'],
    ['text/html;q=0', 'markdown'],
    ['text/html;q=0.2, text/*;q=0.5', 'markdown'],
    ['application/vnd.x+json; note="text/html"', 'markdown'],
    ['text/html', 'html'],
    ['TEXT/HTML', 'html'],
    ['text/html, */*', 'html'],
    ['text/html;level=1, text/html;q=0.7, */*;q=0.5', 'html'],
    ['text/markdown;q=0.1, text/html;q=0.2', 'html'],
  ])('takes Accept %j as %s', async (accept, form) => {
    const { notFound } = await fresh();
    expect(notFound(accept).headers['Content-Type']).toBe(`text/${form}; charset=utf-8`);
  });
});

describe('pageMethodNotAllowed', () => {
  it('says which methods the address has', async () => {
    const { pageMethodNotAllowed } = await fresh();
    const { status, headers, body } = pageMethodNotAllowed(undefined);
    expect(status).toBe(405);
    expect(headers).toMatchObject({ Allow: 'GET, HEAD, OPTIONS', 'Cache-Control': 'no-store' });
    expect(body).toMatch(/^# Method not allowed\n\nThis address answers GET, HEAD, OPTIONS only\. /);
  });
});

describe('pageFailed', () => {
  it('says that the failure is ours, in the form that the client prefers', async () => {
    const { pageFailed } = await fresh();
    const { status, headers, body } = pageFailed(undefined);
    expect(status).toBe(500);
    expect(headers['Cache-Control']).toBe('no-store');
    expect(body).toMatch(/^# Something went wrong\n/);
    expect(pageFailed('text/html').body).toContain('<h1>Something went wrong</h1>');
  });
});

describe('a notice in HTML', () => {
  it('has the header and the footer of the site, styles in a file, and no script', async () => {
    const { notFound } = await fresh();
    const { body } = notFound('text/html');
    expect(body).toContain('<nav class="site-nav" aria-label="Sections"><ul><li><a href="/options">');
    expect(body).toContain('<link rel="stylesheet" href="/notice.css">');
    expect(body).not.toMatch(/<script|<style| style=/);
  });
});
