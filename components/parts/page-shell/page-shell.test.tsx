import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { PageShell } from './page-shell';

function shellAt(
  path: string,
  { answers = false, section }: { answers?: boolean; section?: string } = {},
): string {
  return renderToStaticMarkup(
    <PageShell
      siteName="Decisions"
      path={path}
      section={section}
      answers={answers}
      navigation={[
        { href: '/states', label: 'States' },
        { href: '/salaries', label: 'Salaries' },
      ]}
      footerNavigation={[{ href: '/about', label: 'About' }]}
      footerNote="CC BY 4.0"
    >
      <h1>Ohio</h1>
    </PageShell>,
  );
}

const currentOf = (markup: string) => /<a href="([^"]*)" aria-current="([^"]*)"/.exec(markup)?.slice(1);

describe('the page shell', () => {
  it('begins with a link that skips to the content', () => {
    const markup = shellAt('/');
    expect(markup).toMatch(/^<a class="skip-link" href="#main">/);
    expect(markup).toContain('<main id="main" tabindex="-1">');
  });

  it('skips to the answer of a page that gives one', () => {
    expect(shellAt('/', { answers: true })).toMatch(
      /^<a class="skip-link" href="#answer">Skip to the answer<\/a>/,
    );
  });

  it('marks the section of a page, and the page itself', () => {
    expect(currentOf(shellAt('/nclex-pass-rates/ohio', { section: '/states' }))).toEqual(['/states', 'true']);
    expect(currentOf(shellAt('/states', { section: '/states' }))).toEqual(['/states', 'page']);
    expect(currentOf(shellAt('/about'))).toEqual(['/about', 'page']);
    expect(currentOf(shellAt('/methodology'))).toBeUndefined();
  });

  it('names its navigations apart and holds one main', () => {
    const markup = shellAt('/');
    expect(attributes(markup, 'aria-label')).toEqual(['Sections', 'About this site']);
    expect(elements(markup, 'main').map(textOf)).toEqual(['Ohio']);
  });
});

it('the mark before the name of the site is that of icon.svg', () => {
  const styles = readFileSync('components/parts/page-shell/page-shell.css', 'utf8');
  const [, mark = ''] = /url\("data:image\/svg\+xml,([^"]*)"\)/.exec(styles) ?? [];
  const icon = readFileSync('public/icon.svg', 'utf8');
  expect(decodeURIComponent(mark).replaceAll("'", '"')).toBe(
    icon.replace(/\n *(?:<title>.*<\/title>)?/g, ''),
  );
});
