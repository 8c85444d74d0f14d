import { ask, documentText, figuresOf, listed, markdownTitle, type Sent } from './both-forms';

const AT_ONCE = 2;

/** Returns the URLs of a sitemap, unchanged. */
export const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

/** Paths of a sitemap, and of those that it names, on the site at an origin. */
export async function pathsIn(origin: string, sitemap = '/sitemap.xml'): Promise<string[]> {
  const { text } = await ask(new URL(sitemap, origin));
  const found = locations(text).map((url) => url.replace(origin, ''));
  return text.includes('<sitemapindex')
    ? (await Promise.all(found.map((one) => pathsIn(origin, one)))).flat()
    : found;
}

/** What is wrong with a page in its two forms, in words. */
function problems(html: Sent, markdown: Sent, document: ReturnType<typeof documentText>): string[] {
  const said = figuresOf(markdown.text);
  const missing = [...figuresOf(document.text)].filter((figure) => !said.has(figure));
  const varies = ({ headers }: Sent) => listed(headers, 'vary').includes('accept');
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

export interface Crawled {
  readonly pages: number;
  /** Figures of all pages, each once for a page. */
  readonly figures: number;
  readonly bytesOfHtml: number;
  readonly bytesOfMarkdown: number;
  /** What is wrong, by address. */
  readonly wrong: Readonly<Record<string, readonly string[]>>;
}

/** Asks for pages in both forms and holds one to the other. */
export async function crawl(origin: string, addresses: readonly string[]): Promise<Crawled> {
  const wrong: Record<string, string[]> = {};
  let [figures, bytesOfHtml, bytesOfMarkdown] = [0, 0, 0];
  const left = [...addresses];
  const work = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      const url = new URL(address, origin);
      const html = await ask(url, { Accept: 'text/html' });
      const markdown = await ask(url, { Accept: 'text/markdown' });
      const document = documentText(html.text);
      const found = problems(html, markdown, document);
      if (found.length > 0) wrong[address] = found;
      figures += figuresOf(document.text).size;
      bytesOfHtml += Buffer.byteLength(html.text);
      bytesOfMarkdown += Buffer.byteLength(markdown.text);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { pages: addresses.length, figures, bytesOfHtml, bytesOfMarkdown, wrong };
}
