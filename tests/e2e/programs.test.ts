import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { readRecords } from '@/lib/data/csv';
import { formatDollars, formatDollarsRounded, formatNumber } from '@/lib/numbers/format';
import { paths } from '@/lib/site/urls';
import { programViews } from '../../scripts/templates';
import { eachOf, fetchPage, idsOf, linksOf } from '../support/crawl';
import { attributes, elements, textOf } from '../support/markup';
import { PHONE, tabTo, visitor } from '../support/visit';

const { visit } = visitor();

const LONG = 180_000;
const AT_ONCE = 4;
const text = async (path: string) => textOf(elements((await fetchPage(path)).markup, 'main')[0] ?? '');

/** As much of the API's answers as their figures are compared by. */
const factsSchema = z.object({
  slug: z.string(),
  institution: z.string(),
  credential: z.string(),
  outcomes_score: z.number().nullable(),
  band_label: z.string().nullable(),
  graduate_earnings: z.object({ median: z.number(), median_restated: z.number().nullable() }).nullable(),
  pass_rate: z.object({ rate_percent: z.number() }).nullable(),
  median_debt: z.object({ amount: z.number() }).nullable(),
  tuition: z.object({ total: z.number().nullable(), per_year: z.number().nullable() }).nullable(),
  earnings: z.object({ reason: z.string().nullable() }),
  caveats: z.array(z.string()),
});
const answerSchema = z.object({
  total: z.number(),
  results: z.array(factsSchema),
  caveats: z.array(z.object({ id: z.string(), text: z.string() })),
});
const schoolSchema = z.object({ programs: z.array(factsSchema) });

const api = async (path: string): Promise<unknown> => (await fetch(inject('baseUrl') + path)).json();

/** Figures of a program as the page of its school prints them. */
const printed = ({
  outcomes_score: score,
  band_label: label,
  graduate_earnings: earned,
  median_debt: owed,
  tuition,
}: z.output<typeof factsSchema>) => [
  ...(score === null || label === null ? [] : [`score ${formatNumber(score)} of 100`]),
  ...[earned?.median, owed?.amount, tuition?.total ?? tuition?.per_year].flatMap((amount) =>
    amount == null ? [] : [formatDollars(amount)],
  ),
];

/** Figures of a program that a row of a list may print, rounded for reading, without pay that is not compared. */
const inRow = ({
  graduate_earnings: earned,
  earnings: { reason },
  median_debt: owed,
  tuition,
}: z.output<typeof factsSchema>) =>
  [
    reason === null ? (earned?.median_restated ?? earned?.median) : null,
    owed?.amount,
    tuition?.total ?? tuition?.per_year,
  ].flatMap((amount) => (amount == null ? [] : [formatDollarsRounded(amount)]));

describe.each(['state=ohio&credential=BSN', 'credential=DNP&sort=debt', 'query=cleveland&credential=ADN'])(
  'the finder asked for %s',
  (query) => {
    it('shows what the API answers, in its order', async () => {
      const { total, results, caveats } = answerSchema.parse(await api(`${paths.programsApi}?${query}`));
      const { markup } = await fetchPage(`${paths.programs}?${query}`);
      const cards = elements(markup, 'h3')
        .map(textOf)
        .filter((heading) => heading !== 'Too little is measured to compare');
      expect(cards).toEqual(results.map(({ institution }) => institution));
      const shown = await text(`${paths.programs}?${query}`);
      expect(shown).toContain(`of ${total.toLocaleString('en-US')}`);
      // Where no row has a pass rate, each of these is among the three figures of a row.
      if (results.every(({ pass_rate: rate }) => rate === null)) {
        for (const figure of results.flatMap(inRow)) expect(shown).toContain(figure);
      }
      for (const { text: caveat } of caveats) expect(shown).toContain(caveat);
    });

    it('shows the same in a table', async () => {
      const { results } = answerSchema.parse(await api(`${paths.programsApi}?${query}`));
      const shown = await text(`${paths.programs}?${query}&view=table`);
      for (const { institution } of results) expect(shown).toContain(institution);
      for (const { graduate_earnings: earned } of results) {
        if (earned) expect(shown).toContain(formatDollars(earned.median));
      }
    });
  },
);

describe('the pages of a school', () => {
  const slug = 'emory-university-139658';

  it('show what the API answers for it, each program type on its own', async () => {
    const { programs } = schoolSchema.parse(await api(paths.institutionApi(slug)));
    for (const program of programs) {
      const path = paths.institutionProgram(slug, program.credential);
      const shown = await text(path);
      // The page says the score in a sentence of its own.
      for (const figure of printed(program)) expect(shown, path).toContain(figure.replace(/^score /, ''));
      expect(attributes((await fetchPage(path)).markup, 'href')).toContain(paths.institutionApi(slug));
    }
  });

  it('open on one of its program types, by the one address of that', async () => {
    const canonicalOf = async (path: string) =>
      /<link rel="canonical" href="([^"]+)"/.exec((await fetchPage(path)).markup)?.[1];
    const canonical = await canonicalOf(paths.institution(slug));
    expect(canonical).toMatch(new RegExp(`${paths.institution(slug)}$`));
    const { programs } = schoolSchema.parse(await api(paths.institutionApi(slug)));
    const types = programs.map(({ credential }) => paths.institutionProgram(slug, credential));
    const others = await Promise.all(types.map(canonicalOf));
    expect(others.filter((one) => one === canonical)).toHaveLength(1);
    expect(new Set(others).size).toBe(types.length);
  });

  it.each([
    ['emory-university-139658/BSN', 308],
    ['139658/bsn', 308],
    ['emory-university-139658/lpn', 404],
    ['emory-university-139658/nothing', 404],
  ])('at %s answer %i', async (address, status) => {
    const response = await fetch(inject('baseUrl') + paths.institution(address), { redirect: 'manual' });
    const location = status === 308 ? paths.institutionProgram(slug, 'BSN') : null;
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it.each(['139658', 'emory-139658'])('is led to from %s', async (address) => {
    const response = await fetch(inject('baseUrl') + paths.institution(address), { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      paths.institution('emory-university-139658'),
    ]);
  });

  it('is not there where no school is called so', async () => {
    expect((await fetchPage(paths.institution('no-such-school'))).status).toBe(404);
  });
});

describe('every kind of page', () => {
  it('is valid HTML, has one heading, no script and no style of its own', { timeout: LONG }, async () => {
    const validator = new HtmlValidate(new FileSystemConfigLoader());
    const wrong: string[] = [];
    for (const path of programViews) {
      const { status, markup } = await fetchPage(path);
      expect(status, path).toBe(200);
      expect(elements(markup, 'h1'), path).toHaveLength(1);
      expect(markup.match(/<script(?! type="(?:application\/ld\+json|module)")/g), path).toBeNull();
      expect(markup, path).not.toMatch(/ style="|<style/);
      const { results } = await validator.validateString(markup, 'page.html');
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        wrong.push(`${path}: ${ruleId}: ${message} (${selector})`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('leads only to pages that are there, and to places on them that are there', {
    timeout: LONG,
  }, async () => {
    const broken: string[] = [];
    const links = new Set<string>();
    for (const path of programViews) {
      for (const link of linksOf((await fetchPage(path)).markup, path)) {
        links.add(link.fragment === '' ? link.path : `${link.path}#${link.fragment}`);
      }
    }
    await eachOf([...links], AT_ONCE, async (link) => {
      const [path = '', fragment] = link.split('#');
      const { status, markup } = await fetchPage(path);
      if (status !== 200) broken.push(`${status} ${path}`);
      if (fragment !== undefined && !idsOf(markup).has(fragment)) broken.push(link);
    });
    expect(broken).toEqual([]);
    expect(links.size).toBeGreaterThan(100);
  });
});

/** Sends the form whose control has the focus. */
const send = (page: Page) => Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);

/** The pairs of a page's query that are not empty. */
const asked = (page: Page) =>
  new URLSearchParams([...new URL(page.url()).searchParams].filter(([, value]) => value !== '')).toString();

describe('the finder by keyboard, without scripts', () => {
  it('is asked and answers', async () => {
    const page = await visit(paths.programs, { javaScriptEnabled: false });
    await tabTo(page, '#credential');
    await page.keyboard.type('BSN');
    await tabTo(page, '#state');
    await page.keyboard.type('Georgia');
    await tabTo(page, '.form-panel .disclosure summary');
    await page.keyboard.press('Enter');
    await tabTo(page, '#max_tuition');
    await page.keyboard.type('40000');
    await send(page);
    expect(asked(page)).toContain('credential=BSN&state=georgia&max_tuition=40000');
    expect(await page.locator('#answer > h2').textContent()).toMatch(/^\d+ BSN programs in Georgia match/);
  });

  it('puts the closest first once a place is added, and keeps one that is unknown', async () => {
    const page = await visit(`${paths.programs}?state=ohio&credential=ADN`, { javaScriptEnabled: false });
    await tabTo(page, '#near');
    await page.keyboard.type('Springfeld');
    await send(page);
    expect(await page.title()).toMatch(/^Error: /);
    expect(await page.locator('#near').inputValue()).toBe('Springfeld');
    await tabTo(page, '#near');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Springfield');
    await send(page);
    expect(await page.locator('#answer > h2').textContent()).toMatch(
      /^\d+ programs in Ohio within 50 miles, the closest /,
    );
  });

  it('folds to what was chosen on a phone, and opens again', async () => {
    const page = await visit(`${paths.programs}?state=georgia&credential=BSN`, {
      javaScriptEnabled: false,
      viewport: PHONE,
    });
    expect(await page.locator('#state').isVisible()).toBe(false);
    await tabTo(page, '.form-panel > summary');
    expect(await page.locator('.form-panel > summary').textContent()).toContain('BSN, Georgia');
    await page.keyboard.press('Enter');
    expect(await page.locator('#state').isVisible()).toBe(true);
  });

  it('names a mistake first, linked to its field, also where that is folded away', async () => {
    const page = await visit(`${paths.programs}?min_pass_rate=x`, { javaScriptEnabled: false });
    expect(await page.title()).toMatch(/^Error: /);
    await tabTo(page, '.error-summary a');
    await page.keyboard.press('Enter');
    await page.locator('#min_pass_rate:focus').waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('85');
    await send(page);
    expect(asked(page)).toContain('min_pass_rate=85');
    expect(await page.title()).not.toMatch(/^Error/);
  });

  it('compares programs of two pages of the list', async () => {
    const page = await visit(`${paths.programs}?state=ohio&credential=BSN`, { javaScriptEnabled: false });
    const status = () => page.locator('.compare-tray [role=status]').textContent();
    const pick = async () => {
      await tabTo(page, '.program-card .pick');
      await send(page);
      return new URL(page.url()).searchParams.getAll('program');
    };
    const [first = ''] = await pick();
    expect(await status()).toContain('1 of 4');
    await page.getByRole('link', { name: 'Next programs' }).press('Enter');
    await page.getByRole('link', { name: 'Back to the first' }).waitFor();
    expect(await status()).toContain('1 of 4');
    const chosen = await pick();
    expect([chosen[0], chosen.length]).toEqual([first, 2]);
    await page.getByText('Save, send, print or download').press('Enter');
    await page.getByRole('link', { name: 'Show this list as a table' }).press('Enter');
    await page.locator('.program-table').waitFor();
    await page.locator('.compare-tray').getByRole('link', { name: 'Compare', exact: true }).press('Enter');
    await page.locator('#comparison').waitFor();
    expect(new URL(page.url()).searchParams.getAll('schools')).toEqual(chosen.map((id) => id.split(':')[0]));
    expect(await page.locator('#comparison thead th').count()).toBe(3);
  });
});

describe('the comparison by keyboard, without scripts', () => {
  const schools = 'schools=emory-university-139658&credential=BSN';

  it('adds a school by its initials, and asks which one is meant by a name of several', async () => {
    const page = await visit(`${paths.programComparison}?${schools}`, { javaScriptEnabled: false });
    await tabTo(page, '#schools');
    await page.keyboard.type('UCLA');
    await send(page);
    expect(await page.locator('#comparison thead th').count()).toBe(3);
    await tabTo(page, '#schools');
    await page.keyboard.type('Loyola Univercity');
    await send(page);
    await tabTo(page, '#unmatched a');
    await send(page);
    expect(await page.locator('.compared-schools li').count()).toBe(3);
    expect(await page.locator('#unmatched').count()).toBe(0);
  });

  it('names a mistake first, linked to its field, with every name kept', async () => {
    const page = await visit(`${paths.programComparison}?schools=zyzzyva`, { javaScriptEnabled: false });
    expect(await page.title()).toMatch(/^Error: /);
    await tabTo(page, '.error-summary a');
    await page.keyboard.press('Enter');
    await page.locator('#schools:focus').waitFor();
    expect(await page.locator('#schools').inputValue()).toBe('zyzzyva');
  });

  it.each([
    ['text/html', paths.programComparison],
    ['text/markdown', paths.programComparison],
    ['text/markdown', `${paths.programComparison}.md`],
  ])('takes addresses of version 1, as %s from %s', async (Accept, path) => {
    const response = await fetch(
      `${inject('baseUrl')}${path}?program=emory-university-139658:BSN&program=chabot-college-111920:ADN`,
      { redirect: 'manual', headers: { Accept } },
    );
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      `${path}?schools=emory-university-139658%3ABSN&schools=chabot-college-111920%3AADN`,
    ]);
  });
});

describe('a list as a file', () => {
  it.each([
    ['state=ohio&credential=BSN', 'a list'],
    [
      'schools=emory-university-139658&schools=columbus-state-university-139366&credential=BSN',
      'a comparison',
    ],
  ])('%s: %s', async (query) => {
    const response = await fetch(`${inject('baseUrl')}${paths.programsCsv}?${query}`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    const records = readRecords(await response.text());
    const { total, results } = answerSchema.parse(await api(`${paths.programsApi}?${query}`));
    expect(records).toHaveLength(total);
    expect(records.slice(0, results.length).map((record) => record['school'])).toEqual(
      results.map(({ institution }) => institution),
    );
  });

  it('refuses what its list refuses, in the words of the API', async () => {
    const response = await fetch(`${inject('baseUrl')}${paths.programsCsv}?state=atlantis`);
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/json']);
  });
});

it('the tray does not hide what has the focus', async () => {
  const chosen = 'program=emory-university-139658:BSN&program=chabot-college-111920:ADN';
  const page = await visit(`${paths.programs}?state=ohio&credential=BSN&${chosen}`, { viewport: PHONE });
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const tray = document.querySelector('.compare-tray');
      if (!focused || !tray || tray.contains(focused)) return false;
      const [inner, outer] = [focused.getBoundingClientRect(), tray.getBoundingClientRect()];
      return inner.bottom > outer.top && inner.top < outer.bottom;
    });
    expect(hidden).toBe(false);
  }
});
