import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { editions } from '@/lib/data/editions';
import { formatDollars } from '@/lib/numbers/format';
import { pages } from '../pages/pages';
import { cardPath } from './address';
import { cardParts, cardView, pageOfCard } from './cards';

describe('social cards', () => {
  it('are one for each page, each at an address of its own', () => {
    const addresses = cardParts().map((parts) => `/cards/${parts.join('/')}`);
    const all = [cardPath('/'), ...addresses];
    expect(all).toEqual(pages.map(({ path }) => cardPath(path)));
    expect(new Set(all).size).toBe(pages.length);
  });

  it('lead back to their page', () => {
    expect(pageOfCard(['index.png'])).toBe('/');
    expect(pageOfCard(['states', 'ohio.png'])).toBe('/states/ohio');
    expect(pageOfCard(['states', 'atlantis.png'])).toBeUndefined();
    expect(pageOfCard(['states', 'ohio'])).toBeUndefined();
  });

  it('show the pay of registered nurses for a state, with period and publisher', () => {
    expect(cardView('/states/ohio', loadData())).toMatchObject({
      section: 'States',
      title: 'Becoming a nurse in Ohio',
      figure: {
        value: formatDollars(loadData().wage('ohio', '29-1141').median_annual ?? 0),
        label: `a year: half of registered nurses earn more. BLS wages, ${editions.wages.edition}`,
      },
    });
  });

  it('show the pay of an occupation in the nation', () => {
    const { figure } = cardView('/salaries/nurse-practitioners', loadData());
    expect(figure?.label).toBe(
      `a year: half of nurse practitioners earn more. BLS wages, ${editions.wages.edition}`,
    );
  });

  it('say in words what other pages are about', () => {
    expect(cardView('/', loadData())).toMatchObject({ section: '', figure: null });
    expect(cardView('/about', loadData())).toMatchObject({ section: '', figure: null });
    expect(cardView('/methodology/nursing-roi', loadData()).section).toBe('How we know');
  });
});
