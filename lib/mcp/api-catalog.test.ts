import { expect, it } from 'vitest';
import { z } from 'zod';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { apiCatalog } from './api-catalog';

const target = z.strictObject({ href: z.url(), type: z.string().optional() });
const linkset = z.strictObject({
  linkset: z.array(z.object({ anchor: z.url() }).catchall(z.array(target).min(1))).min(1),
});

it('is a link set that names each interface and what describes it', () => {
  const { linkset: contexts } = linkset.parse(apiCatalog());
  const [catalog, ...interfaces] = contexts;
  expect(catalog?.anchor).toBe(absoluteUrl(paths.apiCatalog));
  expect(interfaces.map(({ anchor }) => anchor)).toEqual(catalog?.['item']?.map(({ href }) => href));
  for (const one of interfaces) {
    expect(Object.keys(one)).toEqual(expect.arrayContaining(['service-desc', 'service-doc']));
  }
});
