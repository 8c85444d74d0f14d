import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { identity } from '@/lib/site/identity';
import { canonicalTarget, completePageHeaders, pageLinks, setQueryHeaders } from './page-headers';

/** What is filled in where no pay is given: what a quarter of all who work in Ohio earn less than. */
const usualPay = loadData().wage('ohio', '00-0000').p25_annual;

const { baseUrl } = identity();

/** Headers of a response of the framework once it is complete. */
function completed(address: string, statusCode: number, headers: Record<string, string>) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.statusCode = statusCode;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  completePageHeaders(response, canonicalTarget(address));
  return response.getHeaders();
}

const html = { 'content-type': 'text/html; charset=utf-8' };

describe('links of a page', () => {
  it('lead to its Markdown, query included, and to the index', () => {
    expect(pageLinks('/calculators/nursing-roi?state=ohio')).toBe(
      `<${baseUrl}/calculators/nursing-roi.md?state=ohio>; rel="alternate"; type="text/markdown", ` +
        `<${baseUrl}/llms.txt>; rel="describedby"; type="text/markdown"`,
    );
  });

  it('name the canonical query, so that they are the same however it is spelled', () => {
    expect(pageLinks('/calculators/nursing-roi?utm=1&degree=BSN&state=ohio')).toContain(
      `<${baseUrl}/calculators/nursing-roi.md?state=ohio&degree=BSN&current_income=${usualPay}>`,
    );
  });

  it('have no query where the page reads none', () => {
    expect(pageLinks('/states/ohio?utm_source=x')).toContain(`<${baseUrl}/states/ohio.md>`);
  });

  it('cannot be broken out of', () => {
    expect(pageLinks('/programs/compare?program=>;"<x')).toContain(
      `<${baseUrl}/programs/compare.md?program=%3E%3B%22%3Cx>`,
    );
  });
});

describe.each(['text/html; charset=utf-8', 'text/markdown; charset=utf-8'])('a page as %s', (type) => {
  const robots = (address: string) => completed(address, 200, { 'content-type': type })['x-robots-tag'];

  it('is not for search engines where its address tells an income, by whatever name', () => {
    const roi = '/calculators/nursing-roi?state=ohio&degree=BSN';
    for (const income of ['current_income=41000', 'family_income=30000', 'salary=41000'])
      expect(robots(`${roi}&${income}`)).toBe('noindex');
  });

  it.each(['', '&current_income=', '&tuition=9000', '&utm_source=41000'])(
    'is for them otherwise: %j',
    (more) => {
      expect(robots(`/calculators/nursing-roi?state=ohio&degree=BSN${more}`)).toBeUndefined();
    },
  );

  it('is for them where it reads no query', () => {
    expect(robots('/states/ohio?current_income=41000')).toBeUndefined();
  });
});

describe('headers of a page in HTML', () => {
  it('say that it varies by Accept, and by nothing that only the router of Next asks for', () => {
    const framework = {
      ...html,
      Vary: 'rsc, next-router-state-tree',
      Link: '</a.css>; rel=preload',
    };
    const { vary, link } = completed('/states', 200, framework);
    expect(vary).toBe('Accept');
    expect(link).toMatch(/^<\/a\.css>; rel=preload, <.*\/states\.md>; rel="alternate"/);
  });

  it.each(['ACCEPT, rsc', 'rsc, Accept, next-url', 'rsc'])('say so once, whatever was said: %s', (Vary) => {
    expect(completed('/states', 200, { ...html, Vary })).toMatchObject({
      vary: 'Accept',
    });
  });

  it('let shared caches keep it, but not for as long as the framework would', () => {
    const cached = completed('/states', 200, { ...html, 'Cache-Control': 's-maxage=31536000' });
    expect(cached).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=3600, must-revalidate' });
  });
});

describe('headers of other forms', () => {
  it('vary alike', () => {
    const type = 'text/markdown; charset=utf-8';
    const headers = completed('/states', 200, { 'content-type': type, Vary: 'rsc, Accept' });
    expect(headers).toEqual({ 'content-type': type, vary: 'Accept' });
  });
});

describe('headers of other responses', () => {
  it.each([
    ['/states', 307, { location: '/x' }],
    ['/_next/static/a.css', 304, { etag: '"x"' }],
    ['/llms.txt', 200, { 'content-type': 'text/markdown; charset=utf-8', vary: 'Accept-Encoding' }],
    ['/states', 404, html],
  ])('%s, %i, stay as they are', (address, status, headers) => {
    expect(completed(address, status, headers)).toEqual(headers);
  });

  it('of Markdown at its own address do not vary', () => {
    const markdown = { 'content-type': 'text/markdown; charset=utf-8' };
    expect(completed('/states.md?a=b', 200, { ...markdown, vary: 'rsc' })).toEqual(markdown);
  });

  it('name the target of a redirect once', () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    response.statusCode = 308;
    for (const _ of [1, 2]) response.appendHeader('location', '/states/ohio');
    completePageHeaders(response, '/states/OH');
    expect(response.getHeader('location')).toBe('/states/ohio');
  });

  it('let caches keep a permanent redirect, which the framework forbids', () => {
    const moved = { location: '/programs/x-1', 'Cache-Control': 'private, no-cache, no-store' };
    expect(completed('/programs/1', 308, moved)).toMatchObject({ 'cache-control': 'public, max-age=86400' });
  });

  it('do not tell how a request was led on', () => {
    expect(completed('/states', 200, { 'x-middleware-rewrite': '/markdown/states' })).toEqual({});
  });
});

describe('what a query means', () => {
  const named = (target: string, statusCode = 200) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    response.statusCode = statusCode;
    setQueryHeaders(response, canonicalTarget(target));
    return { ...response.getHeaders() };
  };

  it.each(['/states/ohio?a=1', '/states/ohio.md', '/llms.txt', '/'])('nothing at %s', (target) => {
    expect(named(target)).toEqual({ 'no-vary-search': 'params' });
  });

  it.each([
    [
      '/calculators/nursing-roi?degree=BSN&state=ohio&utm=1',
      `/calculators/nursing-roi?state=ohio&degree=BSN&current_income=${usualPay}`,
    ],
    [
      '/calculators/nursing-roi.md?degree=BSN&state=ohio',
      `/calculators/nursing-roi.md?state=ohio&degree=BSN&current_income=${usualPay}`,
    ],
    ['/programs?limit=10&state=ohio', '/programs?state=ohio'],
    ['/programs?', '/programs'],
    ['/nclex-pass-rates/georgia?page=1&order=rate', '/nclex-pass-rates/georgia?order=rate'],
  ])('of %s the same as %s', (target, key) => {
    expect(named(target)['x-cache-key']).toBe(key);
  });

  it.each([
    [
      '/programs/compare?program=a',
      'key-order, params, except=("schools" "credential" "family_income" "school" "degree" "income" "program")',
    ],
    [
      '/calculators/admission-readiness.md',
      'key-order, params, except=("gpa" "entrance_exam_score" "teas_score" "program_type" "experience" "science_prereqs_complete" "has_retakes" "entry_type" "near")',
    ],
  ])('is that of the parameters that the page reads, under all of their names: %s', (target, names) => {
    expect(named(target)['no-vary-search']).toBe(names);
  });

  it('is not said of errors and redirects', () => {
    expect([named('/states/x', 404), named('/programs/204796', 308)]).toEqual([{}, {}]);
  });
});
