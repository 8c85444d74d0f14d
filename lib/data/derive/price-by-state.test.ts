import { describe, expect, it } from 'vitest';
import type { PriceRow } from '../tables/prices';
import { derivePriceByState } from './price-by-state';

const price = (more: Partial<PriceRow>): PriceRow => ({
  unitid: '100001',
  credential: 'BSN',
  state_slug: 'ohio',
  control: 'public',
  completions: 10,
  weight: more.completions ?? 10,
  whole_program_price: 1000,
  yearly_rate: null,
  years: null,
  price_reason: null,
  offered: null,
  basis: '4 academic years at the yearly rate',
  residency: 'state resident',
  year: '2023-24',
  ...more,
});

describe('derivePriceByState', () => {
  it('weighs each price with its completions', () => {
    const rows = derivePriceByState([
      price({ whole_program_price: 9000, completions: 1 }),
      price({ whole_program_price: 2000, completions: 30 }),
      price({ whole_program_price: 1000, completions: 20 }),
    ]);
    expect(rows.find((row) => row.state_slug === 'ohio' && row.control === 'public')).toEqual({
      state_slug: 'ohio',
      credential: 'BSN',
      control: 'public',
      institutions: 3,
      completions: 51,
      median: 2000,
      p25: 1000,
      p75: 2000,
      lowest: 1000,
      highest: 9000,
      year: '2023-24',
    });
  });

  it('counts nonprofit and for-profit together as private, and has no row for a control without prices', () => {
    const rows = derivePriceByState([
      price({ control: 'private nonprofit' }),
      price({ control: 'private for-profit', whole_program_price: 5000 }),
    ]);
    expect(rows.map(({ state_slug, control, institutions }) => [state_slug, control, institutions])).toEqual([
      ['us', 'all', 2],
      ['us', 'private', 2],
      ['ohio', 'all', 2],
      ['ohio', 'private', 2],
    ]);
  });

  it('puts the nation before the states, and states and credentials in the order of their names', () => {
    const rows = derivePriceByState([
      price({ state_slug: 'utah', credential: 'LPN' }),
      price({ state_slug: 'utah', credential: 'ADN' }),
      price({ state_slug: 'alaska' }),
    ]);
    const places = rows
      .filter(({ control }) => control === 'all')
      .map((row) => `${row.state_slug} ${row.credential}`);
    expect(places).toEqual(['us ADN', 'us BSN', 'us LPN', 'alaska BSN', 'utah ADN', 'utah LPN']);
  });
});
