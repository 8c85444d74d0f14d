import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { institutionView } from '@/lib/programs/page/institution';
import { finderSource, institutionSource } from '@/lib/programs/page/source';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { ProgramInstitution } from './program-institution';

function school(slug: string): string {
  const institution = finderSource().catalogue.institutions.get(slug);
  if (!institution) throw new Error(`No school is called ${slug}`);
  return renderToStaticMarkup(
    <ProgramInstitution view={institutionView(institution, institutionSource())} />,
  );
}

describe('the page of a university', () => {
  const markup = school('emory-university-139658');

  it('has a section for each program, and links to them at the top', () => {
    const ids = attributes(markup, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    const jumps = attributes(markup, 'href').filter((href) => href.startsWith('#'));
    expect(jumps).toEqual(['#bsn', '#msn', '#dnp', '#phd', '#certificate']);
    expect(jumps.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  });

  it('has the table behind each score, and charts that say what they show', () => {
    expect(markup).toContain('id="bsn-score"');
    expect(textOf(markup)).toContain(
      'Graduates earn $106,000 a year at May 2025 wages, 11% more than the average RN in Georgia (293 earners)',
    );
    expect(elements(markup, 'desc').length).toBeGreaterThan(1);
  });

  it('leads to the school, its state, its lists and the same as data', () => {
    const links = attributes(markup, 'href');
    for (const href of [
      'https://www.emory.edu/',
      '/states/georgia',
      '/programs?state=georgia&amp;credential=BSN',
      '/api/agent/v1/programs/emory-university-139658',
      '/methodology/outcomes-score',
    ]) {
      expect(links).toContain(href);
    }
  });

  it('says what makes figures mislead beside them', () => {
    expect(textOf(markup)).toContain('Read these figures with care:');
  });
});

it('a closed school has a page that says so and links elsewhere', () => {
  const markup = school('oak-point-university-149763');
  expect(textOf(markup)).toMatch(/Oak Point University closed (?:on|in) /);
  expect(textOf(markup)).not.toContain('group nationwide');
});
