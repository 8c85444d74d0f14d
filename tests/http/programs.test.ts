import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { call, errorOf } from '../support/api';

const path = '/api/agent/v1/programs';

/** The part of an answer that the tests read; `call` validates the whole by the OpenAPI document. */
const found = z.object({
  query: z.record(z.string(), z.unknown()),
  total: z.int(),
  results: z.array(
    z.object({
      rank: z.int(),
      slug: z.string(),
      institution: z.string(),
      state: z.string(),
      credential: z.string(),
      outcomes_score: z.number().nullable(),
      sponsored: z.boolean(),
      url: z.url(),
    }),
  ),
  left_out: z.array(z.object({ filter: z.string().nullable(), reason: z.string(), count: z.int() })),
  loosen: z.array(z.object({ filters: z.array(z.string()), query: z.string(), total: z.int() })),
  notes: z.array(z.string()),
  next_cursor: z.string().nullable(),
  sources: z.array(z.string()),
});

async function search(query = '') {
  const answered = await call(`${path}?${query}`);
  expect(answered.status, answered.text.slice(0, 300)).toBe(200);
  return found.parse(answered.json());
}

async function refused(query: string) {
  const answered = await call(`${path}?${query}`);
  expect(answered.status).toBe(400);
  expect(answered.headers.get('cache-control')).toBe('no-store');
  return errorOf(answered);
}

describe('a search', () => {
  it('without parameters ranks the nation', async () => {
    const { total, results, query } = await search();
    expect(total).toBeGreaterThan(4000);
    expect(results.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(query).toEqual({
      detail: 'full',
      include_without_accreditation: false,
      sort: 'outcomes',
      limit: 10,
    });
  });

  it('gives programs that match, best first, each with its page and sources', async () => {
    const { results, sources } = await search('state=ohio&credential=BSN&limit=25');
    expect(results).toHaveLength(25);
    for (const { state, credential, slug, url, sponsored } of results) {
      expect([state, credential, sponsored]).toEqual(['ohio', 'BSN', false]);
      expect(url).toBe(`${inject('baseUrl')}/programs/${slug}/bsn`);
    }
    expect(sources.length).toBeGreaterThan(3);
  });

  it('forgives typing errors and says so', async () => {
    const { results, notes } = await search('query=Clevland%20ohio&credential=ADN');
    expect(results.map(({ institution }) => institution)).toContain('Cuyahoga Community College District');
    expect(notes.join()).toContain('“Clevland” was taken for Cleveland, Ohio.');
  });

  it('finds a school by its name whatever the order', async () => {
    const { results } = await search('query=Ohio%20State&sort=tuition');
    expect(new Set(results.map(({ institution }) => institution))).toEqual(
      new Set(['Ohio State University-Main Campus']),
    );
  });

  it('counts what it leaves out, and says what to loosen where nothing is left', async () => {
    const { left_out } = await search('credential=ADN&min_pass_rate=90');
    expect(left_out).toContainEqual(expect.objectContaining({ filter: 'min_pass_rate' }));
    const { total, loosen } = await search('state=wyoming&credential=BSN&max_tuition=1');
    expect(total).toBe(0);
    for (const { query, total: promised } of loosen) expect((await search(query)).total).toBe(promised);
    expect(loosen.length).toBeGreaterThan(0);
  });

  it('lists no closed school by its place, and finds it by its name', async () => {
    const closed = 'Eastern Gateway Community College';
    const { results, left_out } = await search('state=ohio&credential=ADN&limit=25');
    expect(results.map(({ institution }) => institution)).not.toContain(closed);
    expect(left_out).toContainEqual(expect.objectContaining({ filter: null }));
    const named = await search('query=Eastern%20Gateway');
    expect(named.results.map(({ institution }) => institution)).toContain(closed);
  });

  it('for RN-to-MSN points to MSN', async () => {
    const { total, notes, loosen } = await search('credential=RN_TO_MSN&state=ohio');
    expect(total).toBe(0);
    expect(notes[0]).toContain('credential=MSN');
    expect((await search(loosen[0]?.query)).total).toBe(loosen[0]?.total);
  });

  it('links the page that shows the same to people', async () => {
    const { headers } = await call(`${path}?limit=10&credential=BSN&state=ohio&utm_source=x`);
    expect(headers.get('link')).toContain(
      `<${inject('baseUrl')}/programs?state=ohio&credential=BSN>; rel="alternate"; type="text/html"`,
    );
  });

  it('is answered from any origin, kept for a day, and not sent again while it is the same', async () => {
    const { headers } = await call(`${path}?state=iowa`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    const etag = headers.get('etag') ?? '';
    const again = await call(`${path}?state=iowa`, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('pages of a search', () => {
  it('give each program once, with ranks that go on counting', async () => {
    const slugs: string[] = [];
    let query = 'state=vermont&limit=7';
    for (let cursor: string | null = ''; cursor !== null; query = `state=vermont&limit=7&cursor=${cursor}`) {
      const { results, next_cursor, total } = await search(query);
      expect(results[0]?.rank).toBe(slugs.length + 1);
      slugs.push(...results.map(({ slug, credential }) => `${slug} ${credential}`));
      cursor = next_cursor;
      if (cursor === null) expect(slugs).toHaveLength(total);
    }
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it.each(['', 'x', '____', 'MTIz', 'a'.repeat(301), '%00', 'a b', '../../etc/passwd'])(
    'an invalid cursor %j starts over or is rejected by name',
    async (cursor) => {
      if (cursor === '') expect((await search('cursor=')).results[0]?.rank).toBe(1);
      else expect((await refused(`cursor=${cursor}`)).parameter).toBe('cursor');
    },
  );

  it('a cursor of another search is refused and says to start again', async () => {
    const { next_cursor } = await search('state=ohio');
    const { parameter, message } = await refused(`state=iowa&cursor=${next_cursor}`);
    expect(parameter).toBe('cursor');
    expect(message).toContain('start again');
    expect((await search(`state=ohio&limit=3&cursor=${next_cursor}`)).results[0]?.rank).toBe(11);
  });
});

describe('a parameter', () => {
  it.each([
    ['state=Ohio', 'state'],
    ['credential=nurse', 'credential'],
    [`query=${'x'.repeat(101)}`, 'query'],
    ['query=a%00b', 'query'],
    ['control=private', 'control'],
    ['delivery=on-campus', 'delivery'],
    ['accreditor=NLN', 'accreditor'],
    ['max_tuition=-1', 'max_tuition'],
    ['max_tuition=1e4', 'max_tuition'],
    ['min_pass_rate=101', 'min_pass_rate'],
    ['min_evidence=all', 'min_evidence'],
    ['include_without_accreditation=yes', 'include_without_accreditation'],
    ['sort=rank', 'sort'],
    ['limit=0', 'limit'],
    ['limit=26', 'limit'],
    ['limit=2.5', 'limit'],
    ['limit=x&state=y', 'state'],
  ])('%s is a 400 that names %s', async (query, name) => {
    const { code, parameter, allowed_values } = await refused(query);
    expect([code, parameter]).toEqual(['invalid_parameter', name]);
    expect(allowed_values?.length).toBeGreaterThan(0);
  });

  it('that is empty counts as not given', async () => {
    const empty = 'state=&credential=&query=%20&max_tuition=&min_pass_rate=&sort=&limit=&cursor=';
    expect((await call(`${path}?${empty}`)).text).toBe((await call(path)).text);
  });

  it('may have any value without the server failing', { timeout: 120_000 }, async () => {
    const names = ['state', 'credential', 'query', 'max_tuition', 'min_evidence', 'sort', 'limit', 'cursor'];
    const values = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('ohio', 'BSN', '10', '-0', '[]', '🙂', '%', 'a'.repeat(500)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 4 }),
        async (given) => {
          const { status } = await call(`${path}?${new URLSearchParams(given)}`);
          expect([200, 400]).toContain(status);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('a school', () => {
  const school = '/api/agent/v1/programs/ohio-state-university-main-campus-204796';

  it('has its programs and where it is', async () => {
    const answered = await call(school);
    expect(answered.json()).toMatchObject({
      institution: 'Ohio State University-Main Campus',
      city: 'Columbus',
      state: 'ohio',
      control: 'public',
      unitid: '204796',
      ipeds_reason: null,
      url: `${inject('baseUrl')}/programs/ohio-state-university-main-campus-204796`,
    });
    expect(answered.headers.get('link')).toContain(
      '/programs/ohio-state-university-main-campus-204796>; rel="alternate"',
    );
    const { programs } = z
      .object({ programs: z.array(z.object({ credential: z.string() })) })
      .parse(answered.json());
    expect(programs.map(({ credential }) => credential)).toContain('BSN');
  });

  it.each(['nope', '__proto__', 'constructor', '%00', '[slug]', '%5Bx%5D', 'x'.repeat(3000), 'OHIO', '🙂'])(
    '%s does not exist: 404 in JSON, for every method',
    async (slug) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answered = await call(`${path}/${slug}`, { method });
        expect(answered.status).toBe(404);
        expect(errorOf(answered)).toMatchObject({ code: 'not_found', parameter: 'slug' });
      }
    },
  );

  it('that is named by its IPEDS unit, or by an older name before it, is redirected with its query', async () => {
    for (const slug of ['204796', 'osu-204796']) {
      const { status, headers } = await call(`${path}/${slug}?a=1`);
      expect([status, headers.get('location')]).toEqual([
        308,
        `${path}/ohio-state-university-main-campus-204796?a=1`,
      ]);
    }
  });
});

it.each([path, `${path}/ohio-state-university-main-campus-204796`])(
  '%s only reads, and HEAD tells what GET would',
  async (address) => {
    const got = await call(address);
    const head = await call(address, { method: 'HEAD' });
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', got.headers.get('etag')]);
    const post = await call(address, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await call(address, { method: 'OPTIONS' })).status).toBe(204);
  },
);
