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
    expect(startingPay.none.amount).toBe(30_000);
    // Nursing assistants' median.
    expect(startingPay.healthcare.amount).toBe(42_260);
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

  it('take the price of an accelerated BSN from what schools print', () => {
    expect(freshModel().programs.ABSN.price).toEqual({ p25: 45_000, median: 54_912, p75: 64_980 });
  });

  it('take the price of a bridge by its academic years from that of an ADN', () => {
    const longer = modelOf(withConstants('programs', { 'tuition_years LPN_TO_RN': { value: '2' } }));
    expect(longer.programs.LPN_TO_RN.price).toEqual(longer.programs.ADN.price);
  });

  it("take the multiplier on the nation's own mean where it differs from that of the states", () => {
    // 101,420 × 1.24 and not × 1.31, the middle of the states.
    expect(freshModel().programs.MSN.payAfter).toBe(125_761);
    expect(freshModel().programs.BSN.rows.multiplier).toBe(
      exampleData().parameters('credential-multipliers').row('credential_multiplier', 'BSN'),
    );
    const other = withConstants('credential-multipliers', {
      'credential_multiplier_on_us_mean MSN': { value: '1.5' },
    });
    expect(modelOf(other).programs.MSN.payAfter).toBe(152_130);
    expect(modelOf(other).programs.RN_TO_MSN.payAfter).toBe(125_761);
  });

  it('have what each priority bars on and is about', () => {
    expect(freshModel().priorities).toEqual({
      speed: { ownMeasure: 'goal_months', barredOn: ['goal_months', 'total_cost'] },
      pay: {
        ownMeasure: 'net_earnings_20_year',
        barredOn: ['goal_months', 'total_cost', 'net_earnings_20_year'],
      },
      cost: { ownMeasure: 'total_cost', barredOn: ['goal_months', 'total_cost'] },
      flexibility: {
        ownMeasure: 'pay_kept',
        barredOn: ['goal_months', 'total_cost', 'pay_kept', 'first_license_months'],
      },
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
    ['Invalid option', withConstants('lpn-pathway', { 'barred_on speed': { value: 'goal_months price' } })],
    ['lpn-pathway needs a shorter horizon', withConstants('lpn-pathway', { horizon_years: { low: null } })],
    ['Invalid option', withConstants('lpn-pathway', { 'price_point tight': { value: 'lowest' } })],
  ])('%s', (message, lacking) => {
    expect(() => modelOf(lacking)).toThrow(message);
  });
});
