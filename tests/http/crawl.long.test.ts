import { expect, inject, it } from 'vitest';
import { pages } from '@/lib/site/pages/pages';
import { crawl, pathsIn } from '../../scripts/markdown/crawl';
import { templates } from '../../scripts/templates';

/** CRAWL=all looks at every page of a school; otherwise at some of them, the same each time. */
const everySchool = process.env['CRAWL'] === 'all';
const SCHOOLS_LOOKED_AT = 40;

/** All pages of the registry, and schools at equal distances. */
function sample(addresses: readonly string[]): string[] {
  const registered = new Set(pages.map(({ path }) => path));
  const schools = addresses.filter((address) => !registered.has(address));
  const step = everySchool ? 1 : Math.ceil(schools.length / SCHOOLS_LOOKED_AT);
  return [
    ...addresses.filter((address) => registered.has(address)),
    ...schools.filter((_, index) => index % step === 0),
  ];
}

it('every address of the sitemap is a page in both forms, which say the same', {
  timeout: 3_600_000,
}, async () => {
  const all = await pathsIn(inject('baseUrl'));
  expect(new Set(all).size).toBe(all.length);
  const { wrong, ...totals } = await crawl(inject('baseUrl'), sample(all));
  console.log(`${all.length} addresses in the sitemap; crawled: ${JSON.stringify(totals)}`);
  expect(wrong).toEqual({});
});

it('so is every kind of page in every state', { timeout: 600_000 }, async () => {
  const known = templates.filter(({ name }) => name !== 'not found');
  const addresses = known.flatMap(({ views }) => views.map(({ path }) => path));
  expect((await crawl(inject('baseUrl'), addresses)).wrong).toEqual({});
});
