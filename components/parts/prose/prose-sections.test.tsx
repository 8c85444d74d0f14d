import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { splitProse } from '@/lib/site/pages/prose';
import { elements, textOf } from '@/tests/support/markup';
import { ProseSections } from './prose-sections';

const prose = splitProse('Lead.\n\n## One\n\nFirst.\n\n## Two\n\nSecond.');

describe('the sections of a page', () => {
  it('follow the lead, each with what belongs to it', () => {
    const markup = renderToStaticMarkup(<ProseSections prose={prose} extras={{ two: <p>Table</p> }} />);
    expect(textOf(markup)).toBe('Lead.OneFirst.TwoSecond.Table');
    expect(elements(markup, 'h2').map(textOf)).toEqual(['One', 'Two']);
  });

  it('are linked from the top where there are many', () => {
    const many = splitProse(['A', 'B', 'C', 'D'].map((heading) => `## ${heading}\n\nText.\n`).join('\n'));
    expect(renderToStaticMarkup(<ProseSections prose={many} />)).toContain('<a href="#d">D</a>');
    expect(renderToStaticMarkup(<ProseSections prose={prose} />)).not.toContain('<nav');
  });

  it('are folded but for those that are shown, which come first', () => {
    const markup = renderToStaticMarkup(
      <ProseSections prose={prose} shown={['two']} extras={{ one: <p>Table</p> }} />,
    );
    expect(textOf(markup)).toBe('Lead.TwoSecond.OneFirst.Table');
    expect(elements(markup, 'summary').map(textOf)).toEqual(['One']);
    expect(markup).not.toContain('<nav');
    expect(() => renderToStaticMarkup(<ProseSections prose={prose} shown={['three']} />)).toThrow(
      'No section is called three',
    );
  });

  it('do not lose what belongs to a section that is not there', () => {
    expect(() =>
      renderToStaticMarkup(<ProseSections prose={prose} extras={{ three: <p>Table</p> }} />),
    ).toThrow('No section is called three');
  });
});
