import { describe, expect, it } from 'vitest';
import { closureRow } from '@/tests/support/program-tables';
import type { PriceRow } from '../tables/prices';
import { derivePriceByState, type PriceByStateInputs } from './price-by-state';

const price = (more: Partial<PriceRow>): PriceRow => ({
  unitid: '100001',
  credential: 'BSN',
  state_slug: 'ohio',
  control: 'public',
  completions: 10,
  weight: 10,
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

const derive = (prices: readonly PriceRow[], more: Partial<PriceByStateInputs> = {}) =>
  derivePriceByState({ prices, closures: [], bachelorYears: 4, ...more });

describe('derivePriceByState', () => {
  it('weighs each price with its weight', () => {
    const rows = derive([
      price({ whole_program_price: 9000, weight: 1 }),
      price({ whole_program_price: 2000, weight: 30 }),
      price({ whole_program_price: 1000, weight: 20 }),
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
    const rows = derive([
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
    const rows = derive([
      price({ state_slug: 'utah', credential: 'LPN' }),
      price({ state_slug: 'utah', credential: 'ADN' }),
      price({ state_slug: 'alaska' }),
    ]);
    const places = rows
      .filter(({ control }) => control === 'all')
      .map((row) => `${row.state_slug} ${row.credential}`);
    expect(places).toEqual(['us ADN', 'us BSN', 'us LPN', 'alaska BSN', 'utah ADN', 'utah LPN']);
  });

  it('leaves out prices that are not known and institutions that are not ranked', () => {
    const rows = [
      price({}),
      price({ whole_program_price: null, unitid: '100002' }),
      price({ unitid: '100003' }),
      price({ unitid: '100004' }),
    ];
    const closures = [
      closureRow({ unitid: '100003' }),
      closureRow({ unitid: '100004', status: 'renamed', ranked: true }),
    ];
    expect(derive(rows, { closures })[0]).toMatchObject({ state_slug: 'us', institutions: 2 });
  });

  it('counts four years at the rate of the only public BSN, in the figures of its state alone', () => {
    const upperDivision = price({ whole_program_price: null, yearly_rate: 2000, unitid: '100002' });
    const nonprofit = price({ control: 'private nonprofit', whole_program_price: 50_000 });
    const medians = (rows: readonly PriceRow[]) =>
      derive(rows).map((row) => [row.state_slug, row.control, row.institutions, row.lowest]);
    expect(medians([upperDivision, nonprofit])).toEqual([
      ['us', 'all', 1, 50_000],
      ['us', 'private', 1, 50_000],
      ['ohio', 'all', 2, 8000],
      ['ohio', 'private', 1, 50_000],
      ['ohio', 'public', 1, 8000],
    ]);
    expect(medians([upperDivision, price({})]).find(([area]) => area === 'ohio')).toEqual([
      'ohio',
      'all',
      1,
      1000,
    ]);
  });
});
