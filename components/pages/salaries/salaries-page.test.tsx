import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { occupationPages, occupationPath } from '@/lib/places/occupations';
import { salariesView } from '@/lib/places/page/salaries';
import { exampleData } from '@/tests/support/data';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { SalariesPage } from './salaries-page';

const markup = renderToStaticMarkup(<SalariesPage view={salariesView(exampleData())} />);

describe('the page of salaries', () => {
  it('begins with what half earn, then the middle of each license', () => {
    expect(textOf(elements(markup, 'h2')[0] ?? '')).toBe(
      'Half of RNs in the United States earn more than $97,600',
    );
    expect(elements(markup, 'dt').map(textOf)).toEqual([
      'LPNs, the middle',
      'RNs, the middle',
      'Nurse practitioners, the middle',
    ]);
  });

  it('draws four nursing jobs from the lowest license up, and says their ends', () => {
    const svg = elements(markup, 'svg')[0] ?? '';
    expect(textOf(elements(svg, 'title')[0] ?? '')).toBe(
      'From $42,300 for nursing assistants to $132,000 for nurse practitioners',
    );
    expect(svg.match(/class="range-bar"/g)).toHaveLength(4);
  });

  it('leads to every job, and asks for the state of the reader', () => {
    const links = attributes(markup, 'href');
    for (const occupation of occupationPages) expect(links).toContain(occupationPath(occupation));
    expect(markup).toContain(
      '<form class="pay-form" action="/salaries/registered-nurses#answer" method="get">',
    );
  });

  it('names the jobs without an outlook once', () => {
    expect(textOf(markup)).toContain(
      'We have no outlook for nursing instructors, medical assistants, and medical and health services managers.',
    );
  });

  it('has each id once', () => {
    const ids = attributes(markup, 'id');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
