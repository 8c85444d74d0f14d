import { describe, expect, inject, it } from 'vitest';
import { listed } from '../../scripts/markdown/both-forms';
import { get } from '../support/both-forms';
import { rawRequest } from '../support/raw-http';

/** Pages that are rendered on request, with and without a query. */
const dynamic = [
  '/programs?state=ohio',
  '/programs/compare?schools=emory-university-139658',
  '/programs/ohio-state-university-main-campus-204796',
  '/calculators/nursing-roi?state=ohio&degree=BSN',
  '/nclex-pass-rates/georgia?year=all',
  '/salaries/registered-nurses?state=ohio',
];

const codings = ['identity', 'gzip', 'br'];

describe.each(dynamic)('%s', (address) => {
  it.each(['text/html', 'text/markdown'])('has a strong entity tag for each coding of %s', async (Accept) => {
    const tags: (string | undefined)[] = [];
    for (const coding of codings) {
      const { headers } = await rawRequest(inject('baseUrl'), 'GET', address, {
        Accept,
        'Accept-Encoding': coding,
      });
      tags.push(headers.get('etag'));
    }
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{43}"$/);
    expect(new Set(tags).size).toBe(codings.length);
  });
});

describe('Vary', () => {
  it.each([
    '/api/agent/v1',
    '/api/agent/v1/openapi.json',
    '/api/agent/v1/programs?state=ohio',
    '/api/agent/v1/calculators/nursing-roi?state=ohio&degree=BSN',
    '/data/nclex-pass-rates.csv',
    '/data/nclex-pass-rates.json',
    '/llms.txt',
    '/programs/llms.txt?state=ohio',
    '/states/ohio.md',
  ])('of %s, which has one form, names the coding alone, in one field', async (address) => {
    const response = await fetch(inject('baseUrl') + address, { headers: { Accept: 'text/markdown' } });
    await response.arrayBuffer();
    expect(response.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
  });

  it.each([
    '/',
    '/states/ohio',
    '/programs?state=ohio',
    '/programs/ohio-state-university-main-campus-204796',
    '/calculators/nursing-roi?state=ohio&degree=BSN',
  ])('of %s names no header of Next’s client router', async (address) => {
    for (const Accept of ['text/html', 'text/markdown']) {
      const { headers } = await get(address, { Accept });
      expect(listed(headers, 'vary').filter((name) => name !== 'accept-encoding')).toEqual(['accept']);
    }
  });
});

it.each(['/states/ohio', '/calculators/nursing-roi?state=ohio&degree=BSN'])(
  '%s is the same page for the client router of Next, which no page runs',
  async (address) => {
    const rsc = `${address}${address.includes('?') ? '&' : '?'}_rsc=abc`;
    for (const Accept of ['text/html', 'text/markdown']) {
      const { body } = await rawRequest(inject('baseUrl'), 'GET', address, { Accept });
      const asked = await rawRequest(inject('baseUrl'), 'GET', rsc, { Accept, RSC: '1' });
      expect([asked.status, asked.body]).toEqual([200, body]);
    }
  },
);

describe('the address of a state', () => {
  it.each([
    ['/states/Ohio', '/states/ohio'],
    ['/states/NY', '/states/new-york'],
    ['/states/new_york?x=1', '/states/new-york?x=1'],
    ['/states/New%20York.md?x=1', '/states/new-york.md?x=1'],
    ['/nclex-pass-rates/Ohio', '/nclex-pass-rates/ohio'],
    ['/nclex-pass-rates/GA?year=all&x=1', '/nclex-pass-rates/georgia?x=1&year=all'],
    ['/programs/llms.txt?state=KY', '/programs/llms.txt?state=kentucky'],
  ])('%s leads to %s, for people and assistants', async (address, canonical) => {
    for (const Accept of ['text/html', 'text/markdown', '*/*']) {
      const { status, headers } = await rawRequest(inject('baseUrl'), 'GET', address, {
        Accept,
        Host: 'evil.example',
      });
      expect([status, headers.get('location')]).toEqual([308, canonical]);
    }
  });

  it('of no state is an unknown one', async () => {
    for (const address of ['/states/XX', '/states/Atlantis.md', '/programs/llms.txt?state=XX']) {
      expect((await get(address)).status).toBe(404);
    }
  });
});

describe('how to ask', () => {
  it.each([
    '/programs',
    '/calculators/nursing-roi',
    '/calculators/lpn-pathway',
    '/calculators/admission-readiness',
  ])('is within the first 2,000 characters of %s.md, with a request that works', async (path) => {
    const { text } = await get(`${path}.md`);
    const [, example = ''] = /How to ask: `GET (\S+)`/.exec(text.slice(0, 2_000)) ?? [];
    expect(example.startsWith(`${inject('baseUrl')}${path}.md?`)).toBe(true);
    expect(text.slice(0, 2_000)).toContain(`“Parameters of ${path}” below.`);
    expect((await get(example)).status).toBe(200);
  });
});
