import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { developerView } from '@/lib/openapi/reference';
import { identity } from '@/lib/site/identity';
import { pages } from '@/lib/site/pages/pages';
import { paths } from '@/lib/site/urls';
import { fetchPage } from '../support/crawl';
import { attributes, elements, textOf } from '../support/markup';
import { visitor } from '../support/visit';

const { visit } = visitor();

describe('what was promised about the site is on its pages', () => {
  const text = async (at: string) => textOf(elements((await fetchPage(at)).markup, 'main')[0] ?? '');

  it('who runs it, and what it is not for', async () => {
    const about = await text('/about');
    expect(about).toContain(identity().operator);
    expect(about).toContain('Clinical or medical advice.');
  });

  it('how to cite it, with the line that reuse must carry', async () => {
    const citation = await text('/citation');
    expect(citation).toContain('Cohorts under 10 candidates are suppressed');
    expect(citation).toContain(
      `${identity().dataset.name}, version 1.0.0, ${identity().operator}, CC BY 4.0`,
    );
  });

  it('that nothing is stored, and that is so', async () => {
    expect(await text('/privacy')).toContain('It sets no cookies and stores nothing on your device.');
    const page = await visit('/calculators/nursing-roi?state=ohio&degree=BSN');
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });

  it('where to write to', async () => {
    expect((await fetchPage(paths.contact)).markup).toContain(`href="mailto:${identity().contactEmail}"`);
  });
});

describe('the examples for developers', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const here = (code: string) => code.replaceAll(identity().baseUrl, inject('baseUrl'));
  const examples = developerView(loadData()).operations.flatMap(({ id, examples: of }) =>
    of.map((example) => ({ id, ...example })),
  );
  const inLanguage = (name: string) => examples.filter(({ language }) => language === name);

  async function run(command: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(command, args);
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject).on('close', resolve);
    });
    return { code, output: output.trim() };
  }

  it.each(inLanguage('curl'))('curl: $id', async ({ code }) => {
    const { output } = await run('bash', '-c', here(code).replace('curl', 'curl -sS'));
    expect(JSON.parse(output)).not.toHaveProperty('error');
  });

  it.each(inLanguage('JavaScript'))('JavaScript: $id prints what the page says', async (example) => {
    const file = path.join(folder, `${example.id}.mjs`);
    writeFileSync(file, here(example.code));
    expect((await run(process.execPath, file)).output).toBe(example.prints);
  });

  it.each(inLanguage('Python'))('Python: $id prints what the page says', async (example) => {
    const file = path.join(folder, `${example.id}.py`);
    writeFileSync(file, here(example.code));
    expect((await run('python3', file)).output).toBe(example.prints);
  });

  it('the one for caching ends in a 304', async () => {
    const { markup } = await fetchPage(paths.developers);
    const code = elements(markup, 'code').find((text) => text.includes('If-None-Match:')) ?? '';
    const script = here(textLines(code));
    expect((await run('bash', '-c', script)).output).toBe('HTTP/1.1 304 Not Modified');
  });
});

/** Text of code, its lines kept. */
function textLines(markup: string): string {
  return markup.split('\n').map(textOf).join('\n');
}

describe('a page that is not there', () => {
  it.each([
    '/states/atlantis',
    '/methodology/nothing',
    '/calculators/nothing',
    '/cards/nothing.png',
    '/about/more',
  ])('%s is a 404 in the form that the client prefers', async (address) => {
    const url = inject('baseUrl') + address;
    const html = await fetch(url, { headers: { accept: 'text/html' } });
    expect([html.status, html.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await html.text()).toContain('<h1>We can’t find that page</h1>');
    const any = await fetch(url);
    expect([any.status, any.headers.get('content-type')]).toEqual([404, 'text/markdown; charset=utf-8']);
  });

  it('looks like the site: its header, its colors, its type', async () => {
    const style = async (at: string) => {
      const page = await visit(at);
      return page.evaluate(() => {
        const of = (selector: string) => {
          const element = document.querySelector(selector);
          if (!element) throw new Error(`No ${selector}`);
          const { color, fontFamily, fontSize, lineHeight } = getComputedStyle(element);
          return { color, fontFamily, fontSize, lineHeight };
        };
        return [of('body'), of('h1'), of('.site-name'), of('.site-nav a'), of('.site-footer a')];
      });
    };
    expect(await style('/no-such-page')).toEqual(await style('/about'));
  });
});

describe('icons', () => {
  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml'],
    ['/apple-icon.png', 'image/png'],
  ])('%s answers', async (address, type) => {
    const response = await fetch(inject('baseUrl') + address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  });

  it('are named by every page', async () => {
    for (const { path: at } of pages.slice(0, 3)) {
      const { markup } = await fetchPage(at);
      const icons = [...markup.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g)].flatMap(([tag]) =>
        attributes(tag, 'href'),
      );
      expect(icons.map((icon) => icon.replace(/\?.*/, ''))).toEqual([
        '/favicon.ico',
        '/icon.svg',
        '/apple-icon.png',
      ]);
    }
  });
});
