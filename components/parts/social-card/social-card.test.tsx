import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { stylesheet } from '@/tests/fixtures/gallery/stylesheet';
import { textOf } from '@/tests/support/markup';
import { SocialCard } from './social-card';

const view = {
  siteName: 'Decisions',
  section: 'States',
  title: 'Nursing in Ohio',
  description: 'What nurses earn.',
  figure: { value: '$87,730', label: 'mean pay, May 2025' },
};

describe('a social card', () => {
  it('shows the figure where the page has one', () => {
    const text = textOf(renderToStaticMarkup(<SocialCard view={view} />));
    expect(text).toContain('Nursing in Ohio');
    expect(text).toContain('$87,730');
    expect(text).toContain('mean pay, May 2025');
    expect(text).not.toContain('What nurses earn.');
  });

  it('shows the description where it has none', () => {
    const text = textOf(renderToStaticMarkup(<SocialCard view={{ ...view, figure: null }} />));
    expect(text).toContain('What nurses earn.');
  });

  it('has the colors of the site', () => {
    const [light = ''] = stylesheet().split('@media screen and (prefers-color-scheme: dark)');
    const colors = renderToStaticMarkup(<SocialCard view={view} />).match(/#[0-9a-f]{6}/g) ?? [];
    expect(colors.length).toBeGreaterThan(4);
    for (const color of colors) expect(light).toContain(color);
  });
});
