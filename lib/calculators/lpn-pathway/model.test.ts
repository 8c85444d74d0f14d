import { describe, expect, it } from 'vitest';
import type { Data } from '@/lib/data/data';
import { exampleData, withConstants } from '@/tests/support/data';
import { freshModel } from '@/tests/support/lpn-pathway';
import { modelOf } from './model';

const data = exampleData();

describe('the figures of lpn-pathway', () => {
  it('are those of the tables: another price or wage gives another figure', () => {
    const price = data.price('us', 'ADN', 'all');
    if (!price) throw new Error('no price');
    const dearer: Data = {
      ...data,
      price: (area, credential, control) =>
        credential === 'ADN' && control === 'all'
          ? { ...price, median: 20_000 }
          : data.price(area, credential, control),
      wage: (area, soc) => ({ ...data.wage(area, soc), mean_annual: 100_000, p25_annual: 30_000 }),
    };
    const { programs, startingPay } = modelOf(dearer);
    expect(programs.ADN.price.median).toBe(20_000);
    expect(programs.LPN_TO_RN.price.median).toBe(12_500);
    expect(programs.BSN.payAfter).toBe(101_000);
    expect(startingPay.healthcare.amount).toBe(30_000);
    expect(startingPay.degree_holder.amount).toBe(50_980);
  });

  it('take the price point and the statistic of starting pay from the constants', () => {
    const other = modelOf(
      withConstants('lpn-pathway', {
        'price_point tight': { value: 'median' },
        'starting_pay_statistic none': { value: 'median_annual' },
      }),
    );
    expect(freshModel().pricePoint).toEqual({ tight: 'p25', moderate: 'median', flexible: 'p75' });
    expect(other.pricePoint).toEqual({ tight: 'median', moderate: 'median', flexible: 'p75' });
    expect(other.startingPay.none.amount).toBe(50_980);
  });

  it('add prerequisites and waits up at either end', () => {
    const { programs } = modelOf(withConstants('lpn-pathway', { 'start_wait_months LPN_TO_RN': { low: 2 } }));
    expect(programs.LPN_TO_RN.beforeStart).toEqual({ low: 8, typical: 9, high: 24 });
  });

  it('have no rule where a list of input values is empty', () => {
    const { rules } = modelOf(
      withConstants('lpn-pathway', {
        adn_ladder_for_advanced: { value: null },
        bridge_for_advanced: { value: null },
      }),
    );
    expect(rules).toEqual({ adnLadderForAdvanced: [], bridgeForAdvanced: [] });
    expect(freshModel().rules).toEqual({
      adnLadderForAdvanced: ['tight', 'cost', 'degree_holder'],
      bridgeForAdvanced: ['tight', 'asap'],
    });
  });

  it('name the editions of the medians and the difference between them', () => {
    expect(freshModel().medians).toEqual({
      specified: { edition: 'May 2024', lpn_median: 62_340, rn_median: 93_600, gap: 31_260 },
      newest: { edition: 'May 2025', lpn_median: 64_400, rn_median: 97_550, gap: 33_150 },
    });
  });

  it('are read once for the same data', () => {
    expect(modelOf(data)).toBe(modelOf(data));
    expect(modelOf({ ...data })).not.toBe(modelOf(data));
  });
});

describe('a figure that the data lacks is an error that names it', () => {
  it.each<[string, Data]>([
    ['lpn-pathway needs a national price of LPN, all', { ...data, price: () => undefined }],
    [
      'lpn-pathway needs a national price of LPN, public',
      {
        ...data,
        price: (area, credential, control) =>
          control === 'public' ? undefined : data.price(area, credential, control),
      },
    ],
    [
      'lpn-pathway needs mean_annual of Registered Nurses',
      {
        ...data,
        wage: (area, soc) =>
          soc === '29-1141' ? { ...data.wage(area, soc), mean_annual: null } : data.wage(area, soc),
      },
    ],
    [
      'lpn-pathway needs a low end of start_wait_months for ADN',
      withConstants('lpn-pathway', { 'start_wait_months ADN': { low: null } }),
    ],
    [
      'lpn-pathway needs a high end of program_months for MSN',
      withConstants('programs', { 'program_months MSN': { high: null } }),
    ],
    ['lpn-pathway needs a shorter horizon', withConstants('lpn-pathway', { horizon_years: { low: null } })],
    ['Invalid option', withConstants('lpn-pathway', { 'price_point tight': { value: 'lowest' } })],
  ])('%s', (message, lacking) => {
    expect(() => modelOf(lacking)).toThrow(message);
  });
});
