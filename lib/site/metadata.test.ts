import { describe, expect, it } from 'vitest';
import { identity } from './identity';
import { pageMetadata } from './metadata';
import { pages } from './pages/pages';

const { name, baseUrl } = identity();

describe('metadata', () => {
  it('names the site in the title where there is room for it', () => {
    expect(pageMetadata('/about').title).toBe(`About this site | ${name}`);
    for (const { path, title } of pages) {
      const written = String(pageMetadata(path).title);
      expect(written).toMatch(new RegExp(title, 'i'));
      expect(written.length).toBeLessThanOrEqual(70);
    }
  });

  it('is different for every page', () => {
    const all = pages.map(({ path }) => pageMetadata(path));
    expect(new Set(all.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(pages.length);
  });

  it('gives each answer one address', () => {
    expect(pageMetadata('/about').alternates?.canonical).toBe(`${baseUrl}/about`);
    expect(pageMetadata('/calculators/nursing-roi', 'state=ohio&degree=BSN').alternates?.canonical).toBe(
      `${baseUrl}/calculators/nursing-roi?state=ohio&degree=BSN`,
    );
  });

  it('shows the card of the page where it is shared', () => {
    expect(pageMetadata('/states/ohio').openGraph).toMatchObject({
      images: [{ url: `${baseUrl}/cards/states/ohio.png`, width: 1200, height: 630 }],
    });
  });
});
