import { describe, expect, it, vi } from 'vitest';
import { briefParameters } from '@/lib/parameters/brief';
import { schoolAddresses } from '@/lib/programs/page/school/address';
import { endpoints } from '../api/endpoints';
import { markdownUrl } from '../markdown-url';
import { pages } from '../pages/pages';
import { absoluteUrl, paths } from '../urls';
import { agentInstructions } from './agent-instructions';
import { pageGroups } from './groups';
import { retrievalIndex } from './retrieval-index';
import { robots } from './robots';
import { schoolIndex, schools, stateSchoolIndex, stateSchoolIndexMeant } from './school-index';
import { sitemapAt, sitemapIndex } from './sitemap';

/** Most that an assistant reads of a file at once. */
const MOST_CHARACTERS = 50_000;

const linksOf = (markdown: string) => [...markdown.matchAll(/\]\((\S+?)\)/g)].map(([, url]) => url);
const locations = (xml: string | undefined) =>
  [...(xml ?? '').matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

const sitemaps = locations(sitemapIndex()).map((url) => sitemapAt(new URL(url).pathname));

describe('groups of pages', () => {
  it('hold every page of the registry once', () => {
    const grouped = pageGroups.flatMap((group) => group.pages.map(({ path }) => path));
    expect(grouped.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
    for (const group of pageGroups) expect(group.pages).not.toEqual([]);
  });
});

describe('llms.txt', () => {
  const index = retrievalIndex();

  it('has its title, a summary, words, then lists of links under headings, the optional ones last', () => {
    expect(index).toMatch(/^# [^\n]+\n\n> [^\n]+\n\n/);
    const headings = [...index.matchAll(/^#+ .*$/gm)].map(([heading]) => heading);
    expect(headings.filter((heading) => !heading.startsWith('## '))).toHaveLength(1);
    expect(headings.at(-1)).toBe('## Optional');
    const lists = index.split(/^## .*$/m).slice(1);
    for (const list of lists) {
      for (const line of list.trim().split('\n')) expect(line).toMatch(/^- \[[^\]]+\]\(\S+\)(: .+)?$/);
    }
  });

  it('leads to the Markdown of every page once', () => {
    const links = linksOf(index).filter(
      (url) => url?.endsWith('.md') && url !== absoluteUrl(paths.agentInstructions),
    );
    expect(links.toSorted()).toEqual(pages.map(({ path }) => absoluteUrl(markdownUrl(path))).toSorted());
  });

  it('names the comparison with a request that has two schools', () => {
    const compared = linksOf(index).filter((url) => url?.includes('/programs/compare.md?'));
    expect(compared).toHaveLength(1);
    expect(new URL(compared[0] ?? '').searchParams.getAll('schools')).toHaveLength(2);
  });

  it('can be read at once, whatever the name of the host', async () => {
    vi.resetModules();
    vi.stubEnv('SITE_URL', `https://${'nursing-education.'.repeat(3)}example.org`);
    const elsewhere = await import('./retrieval-index');
    expect(elsewhere.retrievalIndex().length).toBeLessThan(MOST_CHARACTERS);
    vi.unstubAllEnvs();
  });
});

describe('agents.md', () => {
  const instructions = agentInstructions();

  it('says how to ask the finder and every calculator, each parameter with its values or an example', () => {
    for (const { exampleRequest = '', parameters } of endpoints) {
      if (exampleRequest !== '') expect(instructions).toContain(`<${absoluteUrl(exampleRequest)}>`);
      for (const { text } of exampleRequest === '' ? [] : briefParameters(parameters)) {
        expect(instructions).toContain(`\`${text}\``);
      }
    }
  });

  it('says how to compare schools', () => {
    expect(instructions).toMatch(/side by side.* Example: <\S+\/programs\/compare\.md\?\S+>\. Parameters: `/);
  });
});

describe('the index of schools', () => {
  it('leads to every school by way of its state, in files that can be read at once', () => {
    const states = linksOf(schoolIndex()).map((url) => new URL(url ?? '').searchParams.get('state') ?? '');
    const found = states.flatMap((state) => {
      const index = stateSchoolIndex(state) ?? '';
      expect(index.length, state).toBeLessThan(MOST_CHARACTERS);
      return linksOf(index);
    });
    const expected = schools().map(({ slug }) => absoluteUrl(markdownUrl(paths.institution(slug))));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('knows no other state', () => {
    expect(stateSchoolIndex('atlantis')).toBeUndefined();
    expect(stateSchoolIndexMeant('atlantis')).toBeUndefined();
  });

  it('of a state is found by its code or name', () => {
    for (const name of ['KY', 'Kentucky']) {
      expect(stateSchoolIndexMeant(name)).toBe('/programs/llms.txt?state=kentucky');
    }
  });
});

describe('the sitemaps', () => {
  it('hold every page of the registry, of a school and of its program types once', () => {
    const expected = [...pages.map(({ path }) => path), ...schools().flatMap(schoolAddresses)];
    const perSchool = schools().map((school) => schoolAddresses(school).length);
    // The type that the page of a school opens on has no other address; a school that is shut has one page.
    expect(perSchool).toEqual(
      schools().map(({ programs, closure }) => (closure?.ranked === false ? 1 : programs.length)),
    );
    expect(sitemaps.flatMap(locations).toSorted()).toEqual(
      expected.map((path) => absoluteUrl(path)).toSorted(),
    );
  });

  it('are one for each kind of page', () => {
    const names = ['pages', 'programs', 'pass-rates', 'states', 'data'];
    expect(locations(sitemapIndex())).toEqual(names.map((name) => absoluteUrl(`/sitemaps/${name}.xml`)));
    expect(sitemapAt('/sitemaps/other.xml')).toBeUndefined();
  });

  it('are dated by the data', () => {
    const dates = [sitemapIndex(), ...sitemaps].flatMap(
      (xml) => xml?.match(/<lastmod>.*?<\/lastmod>/g) ?? [],
    );
    expect([...new Set(dates)]).toEqual([expect.stringMatching(/^<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>$/)]);
  });
});

it('robots.txt allows everything to every crawler and names the sitemap', () => {
  expect(robots()).toBe(
    [
      'User-agent: *',
      'Content-Signal: search=yes, ai-input=yes, ai-train=yes',
      'Allow: /',
      '',
      `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
      '',
    ].join('\n'),
  );
});
