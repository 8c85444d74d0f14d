import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { finderSource } from '@/lib/programs/page/source';
import { schoolView } from '@/lib/programs/page/views';
import { attributes, elements, tableRows, textOf } from '@/tests/support/markup';
import { SchoolPage } from './school-page';

function page(slug: string, type?: string): string {
  const view = schoolView(slug, type);
  if (!view) throw new Error(`No page of ${slug} and ${type}`);
  return renderToStaticMarkup(<SchoolPage view={view} />);
}

describe('the page about a program of a university', () => {
  const markup = page('emory-university-139658', 'bsn');

  it('has the answer, then the next step, the price, the position, and the rest folded in one order', () => {
    const ids = attributes(markup, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    const order = ['answer', 'next', 'net-prices', 'position', 'more'];
    expect(ids.filter((id) => order.includes(id))).toEqual(order);
    expect(elements(markup, 'summary').map((one) => textOf(one).split(':')[0])).toEqual([
      'Students',
      'What you may not have to pay',
      'National accreditation',
      'Pass rates of past years',
      'Show the figures as a table',
      'Top group',
      'All figures, and what to be careful about',
      'What we don’t know',
      'Sources, data, report a mistake',
    ]);
  });

  it('has a tab for each program type, this one marked', () => {
    expect(elements(markup, 'nav').map(textOf)).toEqual(['BSNMSNDNPPhDCertificate']);
    expect(markup.match(/aria-current="page">BSN</g)).toHaveLength(1);
  });

  it('has prices by income with bars, the longest for the highest', () => {
    const [table = ''] = elements(markup, 'table');
    const rows = tableRows(`<table>${table}</table>`);
    expect(rows.map(([income]) => income)).toHaveLength(5);
    expect(attributes(table, 'width').filter((width) => width === '100%').length).toBeGreaterThanOrEqual(1);
  });

  it('says each position in a sentence besides drawing it', () => {
    expect(textOf(markup)).toMatch(/\d+%; middle \d+%\. \d+ programs run from \d+% to \d+%\./);
  });

  it('shows graduates beside all nurses, and what makes figures mislead', () => {
    expect(textOf(markup)).toMatch(
      /Graduates earn \$[\d,]+ a year at May \d{4} wages \(\d+ earners\)\. Graduates of BSN programs in Georgia: \$[\d,]+ in the middle\. All RNs in Georgia: \$[\d,]+ in the middle\./,
    );
    expect(textOf(markup)).toContain('Read these figures with care:');
  });

  it('leads to the school, its state, its lists and the same as data', () => {
    const links = attributes(markup, 'href');
    for (const href of [
      'https://www.emory.edu/',
      '/states/georgia',
      '/programs/emory-university-139658/dnp',
      '/api/agent/v1/programs/emory-university-139658',
      '/methodology/outcomes-score',
    ]) {
      expect(links).toContain(href);
    }
  });
});

it('the page about a program for nurses has the price of beginners folded', () => {
  const markup = page('emory-university-139658', 'dnp');
  expect(attributes(markup, 'id')).not.toContain('net-prices');
  expect(textOf(markup)).toContain('For those who begin college here, not for this program:');
});

it('a closed school has a page that says so in a warning and what to do, and links elsewhere', () => {
  const markup = page('oak-point-university-149763');
  expect(markup).toContain('class="answer answer-caution"');
  expect(textOf(elements(markup, 'h2')[0] ?? '')).toMatch(/^Oak Point University closed (?:on|in) /);
  expect(elements(markup, 'h3').map(textOf).slice(0, 4)).toEqual([
    'You need a transcript',
    'You were a student there',
    'You finished but have no license yet',
    'You planned to apply',
  ]);
  expect(textOf(markup)).not.toContain('group nationwide');
  expect(elements(markup, 'nav')).toEqual([]);
});

it('a school that is to merge says so in a callout with its source', () => {
  const { institutions } = finderSource().catalogue;
  const merging = [...institutions.values()].find(
    ({ closure, programs }) => closure?.ranked === true && programs.length > 0,
  );
  const markup = page(merging?.slug ?? '');
  expect(markup).toContain('class="callout callout-caution"');
  expect(attributes(markup, 'href')).toContain(merging?.closure?.source_url.replaceAll('&', '&amp;'));
});
