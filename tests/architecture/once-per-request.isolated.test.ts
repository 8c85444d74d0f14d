import { afterEach, expect, it, vi } from 'vitest';
import { pageKinds } from '@/lib/site/pages/kinds';

/** How often views were asked for and computed. Outside of a request React's own `cache` keeps nothing. */
const calls = vi.hoisted(() => ({ asked: 0, computed: 0 }));

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  cache: (compute: (...parts: unknown[]) => unknown) => {
    const kept = new Map<string, unknown>();
    return (...parts: unknown[]) => {
      const key = JSON.stringify(parts);
      calls.asked += 1;
      if (!kept.has(key)) {
        calls.computed += 1;
        kept.set(key, compute(...parts));
      }
      return kept.get(key);
    };
  },
}));

interface RequestRenderedPage {
  generateMetadata(props: unknown): unknown;
  default(props: unknown): unknown;
}

const pages: Readonly<Record<string, { load(): Promise<unknown>; params: object; query: object }>> = {
  options: {
    load: () => import('@/app/(site)/options/page'),
    params: {},
    query: { now: 'healthcare', near: '31201', want: 'become_rn' },
  },
  calculator: {
    load: () => import('@/app/(site)/calculators/[calculator]/page'),
    params: { calculator: 'nursing-roi' },
    query: { state: 'ohio', degree: 'BSN' },
  },
  finder: {
    load: () => import('@/app/(site)/programs/page'),
    params: {},
    query: { state: 'ohio' },
  },
  comparison: {
    load: () => import('@/app/(site)/programs/compare/page'),
    params: {},
    query: { schools: 'emory-university-139658' },
  },
  school: {
    load: () => import('@/app/(site)/programs/[institution]/page'),
    params: { institution: 'emory-university-139658' },
    query: {},
  },
  'school-program': {
    load: () => import('@/app/(site)/programs/[institution]/[type]/page'),
    params: { institution: 'emory-university-139658', type: 'bsn' },
    query: {},
  },
  'state-pass-rates': {
    load: () => import('@/app/(site)/nclex-pass-rates/[state]/page'),
    params: { state: 'georgia' },
    query: { order: 'rate' },
  },
  occupation: {
    load: () => import('@/app/(site)/salaries/[occupation]/page'),
    params: { occupation: 'registered-nurses' },
    query: { state: 'ohio' },
  },
};

it('is tried on every kind of page that is rendered on request', () => {
  const onRequest = pageKinds.filter(({ rendered }) => rendered === 'request');
  expect(Object.keys(pages)).toEqual(onRequest.map(({ id }) => id));
});

afterEach(() => {
  Object.assign(calls, { asked: 0, computed: 0 });
});

it.each(Object.entries(pages))('%s computes its view once for metadata and page', async (_, page) => {
  const module = (await page.load()) as RequestRenderedPage;
  // Each gets its own promises, as from the framework.
  const props = () => ({ params: Promise.resolve(page.params), searchParams: Promise.resolve(page.query) });
  await module.generateMetadata(props());
  await module.default(props());
  expect(calls).toEqual({ asked: 2, computed: 1 });
});
