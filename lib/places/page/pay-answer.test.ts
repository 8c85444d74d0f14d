import { describe, expect, it } from 'vitest';
import type { Pay } from '../pay';
import { mainPlaces, type PlacePay, payAnswer, spread } from './pay-answer';

const missing = { missing: 'Not released.' };
const pay = (median: number | null, jobs = 1): Pay => ({
  jobs: { value: jobs },
  median: median === null ? missing : { value: median },
  ...{ meanHourly: missing, mean: missing, p10: missing, p25: missing, p75: missing, p90: missing },
});
const place = (name: string, median: number | null, jobs?: number): PlacePay => ({
  key: name,
  name,
  href: null,
  pay: pay(median, jobs),
});
const answer = (here: number | null, priceLevel: number, places: readonly PlacePay[] = []) =>
  payAnswer({
    who: 'RNs',
    area: 'texas',
    pay: pay(here),
    nationPay: pay(100_000),
    places,
    priceLevel: { value: priceLevel, year: 2023 },
  });

describe('the answer about pay', () => {
  it('of a state says what half earn, how that compares, and where pay differs', () => {
    expect(answer(98_000, 97, [place('Tyler', 80_300), place('Dallas', 101_400)])).toEqual({
      verdict: 'Half of RNs in Texas earn more than $98,000',
      sentence:
        'That is 2% below the US middle of $100,000, and prices are 3% lower. The middle runs from $80,300 in Tyler to $101,000 in Dallas.',
    });
  });

  it('says the other way round, and the same', () => {
    expect(answer(112_000, 104.2).sentence).toBe(
      'That is 12% above the US middle of $100,000, and prices are 4% higher.',
    );
    expect(answer(100_200, 100.2).sentence).toBe(
      'That is the same as the US middle of $100,000, and prices are the same.',
    );
  });

  it('of the nation compares its states', () => {
    const nation = payAnswer({
      who: 'RNs',
      area: 'us',
      pay: pay(97_600),
      nationPay: pay(97_600),
      places: [place('Ohio', 82_500), place('California', 140_000)],
      priceLevel: null,
    });
    expect(nation).toEqual({
      verdict: 'Half of RNs in the United States earn more than $97,600',
      sentence: 'By state, the middle runs from $82,500 in Ohio to $140,000 in California.',
    });
  });

  it('says that it is not known, with what is known of the nation', () => {
    expect(answer(null, 97)).toEqual({
      verdict: 'We don’t know what RNs in Texas earn',
      sentence: 'BLS did not release a figure. In the whole US, half earn more than $100,000.',
    });
  });
});

describe('places', () => {
  it('without two known middles have no spread', () => {
    expect(spread([place('A', 1), place('B', null)])).toBe('');
    expect(spread([])).toBe('');
  });

  it('that are listed are the ten with the most jobs whose middle is known, the highest first', () => {
    const many = Array.from({ length: 14 }, (_, index) =>
      place(`P${index}`, index === 13 ? null : 50_000 + index, 100 - index),
    );
    expect(mainPlaces(many).map(({ name }) => name)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((n) => `P${n}`),
    );
  });
});
