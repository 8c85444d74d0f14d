import { describe, expect, it } from 'vitest';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { inputsOf } from '@/lib/calculators/nursing-roi/parameters';
import { loadData } from '@/lib/data/data';
import { pages } from '@/lib/site/pages/pages';
import { records, unexplained } from '@/tests/support/figures';
import { stateSlugs } from '../states';
import { findState, type StateView, stateSentence, stateView } from './state';

const data = loadData();
const views = new Map(stateSlugs.map((slug) => [slug, stateView(slug, data)]));
const view = (slug: (typeof stateSlugs)[number]): StateView => {
  const found = views.get(slug);
  if (!found) throw new Error(slug);
  return found;
};

describe('the view of a state', () => {
  it('has no figure without a value or a reason, in any state', () => {
    expect([...views.values()].flatMap(unexplained)).toEqual([]);
  });

  it('gives the pay of four occupations as the wage table has it', () => {
    const wages = records('data/wages.csv');
    for (const { slug, pay } of views.values()) {
      for (const row of pay) {
        const record = wages.find(({ state_slug, soc }) => state_slug === slug && soc === row.occupation.soc);
        expect(row.pay.mean).toEqual({ value: Number(record?.['mean_annual']) });
        expect(row.pay.p10).toEqual({ value: Number(record?.['p10_annual']) });
        expect(row.pay.p90).toEqual({ value: Number(record?.['p90_annual']) });
        expect(row.pay.jobs).toEqual({ value: Number(record?.['employment']) });
      }
    }
  });

  it('compares means with means, here and at national prices', () => {
    const [rn] = view('ohio').pay;
    expect(rn?.pay.mean).toEqual({ value: 87_730 });
    expect(rn?.nation.mean).toEqual({ value: 101_420 });
    expect(rn?.meanAboveNation).toEqual({ value: -13.5 });
    expect(view('ohio').priceLevel).toEqual({ value: 91.812, year: 2023 });
    expect(rn?.meanAtNationalPrices).toEqual({ value: 95_554 });
    expect(rn?.meanAtNationalPricesAboveNation).toEqual({ value: -5.8 });
  });

  it('answers as the calculator does', () => {
    for (const { slug, returns } of views.values()) {
      expect(returns.map(({ degree }) => degree)).toEqual(['ADN', 'BSN', 'MSN']);
      for (const { degree, result, assumptions } of returns) {
        const answer = nursingRoi.answer(inputsOf({ state: slug, degree, current_income: 0 }), data);
        expect(result).toEqual(answer.result);
        expect(assumptions).toEqual(answer.assumptions);
      }
    }
  });

  it('carries every caution of those answers', () => {
    const cautions = view('california').cautions.map(({ name, text }) => `${name}: ${text}`);
    expect(cautions).toHaveLength(3);
    expect(cautions.join(' ')).toContain(
      'ADN: Graduates in California are measured to earn $121,216, 16.0% less',
    );
    expect(cautions.join(' ')).toContain('MSN: Graduates here earn about what the average RN does');
  });

  it('has a page in the registry', () => {
    const known = new Set(pages.map(({ path }) => path));
    expect([...views.values()].filter(({ path }) => !known.has(path))).toEqual([]);
  });
});

describe('the sentence of a state', () => {
  it('gives pay, price and payback', () => {
    expect(view('ohio').sentence).toBe(
      'Registered nurses in Ohio earn $87,700 a year on average; an associate degree (ADN) costs about $15,200 at a public college and a bachelor’s (BSN) about $57,800. If you earn $36,800 now, you come out ahead 3 years 4 months after the first class of the ADN and 6 years 10 months after that of the BSN.',
    );
  });

  it('says where the price is not that of public colleges', () => {
    expect(view('alaska').sentence).toContain(
      '$42,300 at a private college and a bachelor’s (BSN) about $36,700 at a public one',
    );
    expect(view('district-of-columbia').sentence).toContain('in the District of Columbia');
  });

  it('rests on one starting pay for both degrees in every state', () => {
    for (const { returns } of views.values()) {
      const [adn, bsn] = returns;
      expect(adn?.result.typical_entrant.baseline_income).toBe(bsn?.result.typical_entrant.baseline_income);
    }
  });

  it('has nothing undefined, doubled or left out in any state', () => {
    for (const { sentence } of views.values()) {
      expect(sentence).toMatch(
        /^Registered nurses in (?:the )?[A-Z].* after the first class of the ADN and .* after that of the BSN\.$/,
      );
      expect(sentence).not.toMatch(/undefined|null|NaN| {2}|\.\./);
    }
  });

  it('does not invent pay that is not known, nor a payback that never comes', () => {
    const [adn, bsn] = view('ohio').returns;
    if (!adn || !bsn) throw new Error('Ohio has no answers');
    const never = { ...bsn, entrantAhead: { months: null, reason: 'No raise.' } };
    expect(stateSentence('Ohio', { missing: 'Not released.' }, adn, bsn)).toMatch(
      /^What registered nurses in Ohio earn is not known;/,
    );
    expect(stateSentence('Ohio', { value: 1 }, adn, never)).toMatch(/The raise does not repay both\.$/);
  });
});

describe('findState', () => {
  it('knows the states by their slug and nothing else', () => {
    expect(findState('ohio')).toBe('ohio');
    expect(findState('us')).toBeUndefined();
    expect(findState('Ohio')).toBeUndefined();
  });
});
