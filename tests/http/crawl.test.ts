import { expect, inject, it } from 'vitest';
import { pages } from '@/lib/site/pages';
import { templates } from '../../scripts/templates';
import {
  documentText,
  type Form,
  figuresOf,
  get,
  htmlOf,
  listed,
  markdownOf,
  markdownTitle,
} from '../support/both-forms';
import { eachOf } from '../support/crawl';

/** CRAWL=all looks at every page of a school; otherwise at some of them, the same each time. */
const everySchool = process.env['CRAWL'] === 'all';
const SCHOOLS_LOOKED_AT = 40;
const AT_ONCE = 2;

/** What is seen of an address that has no page. */
const UNKNOWN = '/no-such-page';

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

/** Addresses of a sitemap, and of those that it names. */
async function addressesIn(sitemap: string): Promise<string[]> {
  const { text } = await get(sitemap);
  const found = locations(text).map((url) => url.replace(inject('baseUrl'), ''));
  return text.includes('<sitemapindex') ? (await Promise.all(found.map(addressesIn))).flat() : found;
}

/** All pages of the registry, and schools at equal distances. */
function sample(addresses: readonly string[]): string[] {
  const registered = new Set(pages.map(({ path }) => path));
  const schools = addresses.filter((address) => !registered.has(address));
  const step = everySchool ? 1 : Math.ceil(schools.length / SCHOOLS_LOOKED_AT);
  return addresses.filter((address) => registered.has(address) || schools.indexOf(address) % step === 0);
}

/** What is wrong with a page in its two forms, in words. */
function problems(html: Form, markdown: Form): string[] {
  const document = documentText(html.text);
  const said = figuresOf(markdown.text);
  const missing = [...figuresOf(document.text)].filter((figure) => !said.has(figure));
  const varies = (form: Form) => listed(form.headers, 'vary').includes('accept');
  const checks = {
    status: html.status === 200 && markdown.status === 200,
    'type of HTML': html.headers.get('content-type') === 'text/html; charset=utf-8',
    'type of Markdown': markdown.headers.get('content-type') === 'text/markdown; charset=utf-8',
    Vary: varies(html) && varies(markdown),
    title: document.title !== '' && markdownTitle(markdown.text) === document.title,
    'markup in Markdown': !/<\/?(?:div|span|p|a|table|svg|!--)/.test(markdown.text),
    [`figures ${missing.join(' ')}`]: missing.length === 0,
  };
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]));
}

async function crawl(addresses: readonly string[]) {
  const wrong: Record<string, string[]> = {};
  const totals = { addresses: addresses.length, figures: 0, html: 0, markdown: 0 };
  await eachOf(addresses, AT_ONCE, async (address) => {
    const [html, markdown] = [await htmlOf(address), await markdownOf(address)];
    const found = problems(html, markdown);
    if (found.length > 0) wrong[address] = found;
    totals.figures += figuresOf(documentText(html.text).text).size;
    totals.html += Buffer.byteLength(html.text);
    totals.markdown += Buffer.byteLength(markdown.text);
  });
  return { wrong, totals };
}

it('every address of the sitemap is a page in both forms, which say the same', {
  timeout: 3_600_000,
}, async () => {
  const all = await addressesIn('/sitemap.xml');
  expect(new Set(all).size).toBe(all.length);
  const { wrong, totals } = await crawl(sample(all));
  console.log(`Crawled: ${JSON.stringify({ listed: all.length, ...totals })}`);
  expect(wrong).toEqual({});
});

it('so is every kind of page in every state', { timeout: 600_000 }, async () => {
  const views = templates
    .flatMap((template) => template.views.map(({ path }) => path))
    .filter((path) => path !== UNKNOWN);
  expect((await crawl(views)).wrong).toEqual({});
});
