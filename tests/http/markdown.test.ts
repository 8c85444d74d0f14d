import { getEncoding } from 'js-tiktoken';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { formatDollarsRounded, formatMonths } from '@/lib/numbers/format';
import { documentText, listed, markdownTitle } from '../../scripts/markdown/both-forms';
import { get, htmlOf, markdownOf } from '../support/both-forms';
import { rawRequest } from '../support/raw-http';

const tokenizer = getEncoding('o200k_base');

const school = '/programs/ohio-state-university-main-campus-204796';
const pages = [
  '/',
  '/states/ohio',
  '/salaries/registered-nurses/sorted-by/mean',
  '/calculators/nursing-roi?state=ohio&degree=BSN&current_income=36820',
  '/programs?state=ohio&credential=BSN',
  '/nclex-pass-rates/ohio',
  '/data',
  school,
];

/** Address of the Markdown of a page, query included. */
function twinOf(address: string): string {
  const [path, query] = address.split('?');
  return `${path === '/' ? '/index' : path}.md${query ? `?${query}` : ''}`;
}

describe.each(pages)('%s', (address) => {
  it('is HTML for browsers and Markdown for those who ask for it, and says that it varies', async () => {
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const html = await get(address, { Accept: browser });
    const markdown = await get(address, { Accept: 'text/markdown, text/html, */*' });
    expect([html.status, markdown.status]).toEqual([200, 200]);
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    for (const { headers } of [html, markdown]) expect(listed(headers, 'vary')).toContain('accept');
    expect(markdownTitle(markdown.text)).toBe(documentText(html.text).title);
  });

  it('names its Markdown and the index in both forms', async () => {
    const base = inject('baseUrl');
    for (const { headers } of [await htmlOf(address), await markdownOf(address)]) {
      expect(headers.get('link')).toContain(
        `<${base}${twinOf(address)}>; rel="alternate"; type="text/markdown"`,
      );
      expect(headers.get('link')).toContain(`<${base}/llms.txt>; rel="describedby"`);
      expect(headers.get('content-signal')).toBe('search=yes, ai-input=yes, ai-train=yes');
    }
  });

  it('leads from Markdown to Markdown', async () => {
    const { text } = await markdownOf(address);
    const base = inject('baseUrl');
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)|<(https?:[^>\s]+)>/g)].map(
      ([, one, other]) => new URL(one ?? other ?? ''),
    );
    // A page that is to be cited has its own address in the citation.
    const own = targets.filter(({ origin, pathname }) => origin === base && pathname !== address);
    expect(own).not.toEqual([]);
    for (const { pathname } of own) expect(pathname).toMatch(/\.\w+$|^\/api\//);
  });

  it('says within 10% how many tokens its Markdown has', async () => {
    const { headers, text } = await markdownOf(address);
    const ratio = Number(headers.get('x-markdown-tokens')) / tokenizer.encode(text).length;
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  });

  it('sends its Markdown with a strong entity tag for each coding, and 304 to a client that has it', async () => {
    const accept = { Accept: 'text/markdown' };
    const plain = await rawRequest(inject('baseUrl'), 'GET', address, accept);
    const packed = await rawRequest(inject('baseUrl'), 'GET', address, {
      ...accept,
      'Accept-Encoding': 'gzip',
    });
    const etag = plain.headers.get('etag') ?? '';
    expect([etag, packed.headers.get('etag')]).toEqual([
      expect.stringMatching(/^"[\w-]{43}"$/),
      expect.stringMatching(/^"[\w-]{43}"$/),
    ]);
    expect(packed.headers.get('etag')).not.toBe(etag);
    expect([plain, packed].map(({ headers }) => headers.get('content-encoding'))).toEqual([
      undefined,
      'gzip',
    ]);
    for (const method of ['GET', 'HEAD']) {
      const known = await rawRequest(inject('baseUrl'), method, address, {
        ...accept,
        'If-None-Match': `W/${etag}`,
      });
      expect([known.status, known.body, known.headers.get('etag')]).toEqual([304, '', etag]);
      expect(known.headers.get('vary')?.toLowerCase()).toMatch(/\baccept\b(?!-)/);
    }
  });

  it('answers HEAD with the headers of GET', async () => {
    const get = await rawRequest(inject('baseUrl'), 'GET', address, { Accept: 'text/markdown' });
    const head = await rawRequest(inject('baseUrl'), 'HEAD', address, { Accept: 'text/markdown' });
    expect([head.status, head.body]).toEqual([200, '']);
    const kept = ['etag', 'link', 'cache-control', 'content-type', 'x-markdown-tokens', 'content-signal'];
    for (const name of kept) expect(head.headers.get(name)).toBe(get.headers.get(name));
  });

  it('has the same Markdown at an address of its own, which varies by nothing and is not for search engines', async () => {
    const markdown = await markdownOf(address);
    for (const accept of ['*/*', 'text/html', 'text/markdown;q=0']) {
      const twin = await get(twinOf(address), { Accept: accept });
      expect([twin.status, twin.text]).toEqual([200, markdown.text]);
      expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(twin.headers.get('x-robots-tag')).toBe('noindex');
      expect(listed(twin.headers, 'vary')).not.toContain('accept');
      expect(twin.headers.get('etag')).toBe(markdown.headers.get('etag'));
    }
    expect(markdown.headers.get('x-robots-tag')).toBeNull();
  });

  it('does not tell how it was led on, or what the client said its host was', async () => {
    const { headers, body } = await rawRequest(inject('baseUrl'), 'GET', address, {
      Accept: 'text/markdown',
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
    });
    expect(headers.has('x-middleware-rewrite')).toBe(false);
    expect(JSON.stringify([...headers]) + body).not.toContain('evil.example');
  });

  it('may be read by scripts of other origins, and answers no other method', async () => {
    expect((await markdownOf(address)).headers.get('access-control-allow-origin')).toBe('*');
    for (const path of [address, twinOf(address)]) {
      const { status, headers } = await rawRequest(inject('baseUrl'), 'POST', path, {
        Accept: 'text/markdown',
      });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });
});

describe('the Markdown of an answer', () => {
  const address = '/calculators/nursing-roi?state=ohio&degree=BSN';

  it('carries the result', async () => {
    const asked = `${address}&current_income=0`;
    const api = await get(`/api/agent/v1${asked}`);
    const { result } = z
      .object({ result: z.object({ total_cost: z.number(), break_even_months_from_start: z.number() }) })
      .parse(JSON.parse(api.text));
    const { text } = await markdownOf(asked);
    expect(text).toContain(formatMonths(result.break_even_months_from_start));
    expect(text).toContain(formatDollarsRounded(result.total_cost));
    expect(text).toContain(`GET ${inject('baseUrl')}/api/agent/v1/calculators/nursing-roi`);
  });

  it('is one for one question, however it is put', async () => {
    const { headers, text } = await markdownOf(address);
    const [, usual = ''] =
      /We used what people usually earn before [^,]+, \$([\d,]+) a year/.exec(text) ?? [];
    const others = [
      '/calculators/nursing-roi?degree=BSN&state=ohio',
      `${address}&current_income=${usual.replace(',', '')}`,
      `${address}&utm_source=x&compare=`,
    ];
    for (const other of others)
      expect((await markdownOf(other)).headers.get('etag')).toBe(headers.get('etag'));
    expect((await markdownOf(`${address}&current_income=0`)).headers.get('etag')).not.toBe(
      headers.get('etag'),
    );
  });

  it('says what to correct where a question cannot be answered', async () => {
    const { status, text } = await markdownOf('/calculators/nursing-roi?state=&degree=BSN');
    expect(status).toBe((await htmlOf('/calculators/nursing-roi?state=&degree=BSN')).status);
    expect(text).toContain('There is a problem');
    expect(text).toContain('`alabama`');
  });

  it.each([
    ['/calculators/nursing-roi?state=Ohio&degree=BSN', 'Choose a state. Received `Ohio`: did you mean ohio?'],
    ['/programs?state=atlantis', 'Choose a state from the list. Received `atlantis`.'],
  ])('says of %s what was received and meant', async (wrong, words) => {
    expect((await markdownOf(wrong)).text).toContain(`- ${words}`);
  });
});

describe('what is no page', () => {
  it('is not found in Markdown either', async () => {
    for (const address of [
      '/nope',
      '/nope.md',
      '/states/atlantis',
      '/states/atlantis.md',
      '/states/index.md',
      '/.md',
      '/markdown',
      '/markdown/states/ohio',
      '/markdown/states/ohio.md',
      '/_next/x.md',
      '/api/x.md',
      '/llms.txt.md',
      '/about.md.md.md',
      `/about${'.md'.repeat(2_000)}`,
      '/about.md.rsc',
    ]) {
      const { status, headers, text } = await markdownOf(address);
      expect([address, status, headers.get('content-type')]).toEqual([
        address,
        404,
        'text/markdown; charset=utf-8',
      ]);
      for (const pointer of ['/sitemap.xml', '/llms.txt', '/agents.md']) expect(text).toContain(pointer);
    }
  });

  it('is said in HTML to a browser that lost its way to Markdown', async () => {
    const { status, headers } = await htmlOf('/nope.md');
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('redirects as the page does', async () => {
    const [html, markdown, twin] = await Promise.all([
      htmlOf('/programs/204796'),
      markdownOf('/programs/204796'),
      get('/programs/204796.md'),
    ]);
    expect([html.status, markdown.status, twin.status]).toEqual([308, 308, 308]);
    for (const { headers } of [html, markdown]) expect(headers.get('location')).toBe(school);
    expect(twin.headers.get('location')).toBe(`${school}.md`);
  });
});

describe('files', () => {
  it.each([
    ['/llms.txt', 'text/markdown; charset=utf-8'],
    ['/agents.md', 'text/markdown; charset=utf-8'],
    ['/data/README.md', 'text/markdown; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/data/nclex-pass-rates.csv', 'text/csv; charset=utf-8; header=present'],
    ['/api/agent/v1', 'application/json'],
  ])('%s stays %s, whatever is asked for', async (address, type) => {
    for (const form of [await markdownOf(address), await htmlOf(address)]) {
      expect([form.status, form.headers.get('content-type')]).toEqual([200, type]);
    }
  });
});

describe('HTML', () => {
  it('has a strong entity tag where it is compressed, which a client can ask with again', async () => {
    const packed = { Accept: 'text/html', 'Accept-Encoding': 'gzip' };
    const { headers } = await rawRequest(inject('baseUrl'), 'GET', '/states/ohio', packed);
    const etag = headers.get('etag') ?? '';
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    const again = await rawRequest(inject('baseUrl'), 'GET', '/states/ohio', {
      ...packed,
      'If-None-Match': etag,
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('vary')?.toLowerCase()).toMatch(/\baccept\b(?!-)/);
  });

  it('names its Markdown in its head', async () => {
    const { text } = await htmlOf('/states/ohio');
    expect(text).toMatch(/<link rel="alternate" type="text\/markdown" href="[^"]+\/states\/ohio\.md"\/>/);
  });
});
