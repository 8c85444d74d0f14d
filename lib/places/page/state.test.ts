import { describe, expect, it } from 'vitest';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { inputsOf } from '@/lib/calculators/nursing-roi/parameters';
import { loadData } from '@/lib/data/data';
import { pages } from '@/lib/site/pages/pages';
import { records, unexplained } from '@/tests/support/figures';
import { stateSlugs } from '../states';
import { findState, type StateView, stateView } from './state';

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
      expect(returns.map(({ type }) => type)).toEqual(['LPN', 'ADN', 'BSN', 'ABSN', 'MSN']);
      for (const { type, result, assumptions } of returns) {
        const asked =
          type === 'ABSN'
            ? ({ degree: 'BSN', track: 'accelerated' } as const)
            : { degree: type, track: undefined };
        const answer = nursingRoi.answer(inputsOf({ state: slug, ...asked, current_income: 0 }), data);
        expect(result).toEqual(answer.result);
        expect(assumptions).toEqual(answer.assumptions);
      }
    }
  });

  it('carries every caution of those answers', () => {
    const cautions = view('california').cautions.map(({ name, text }) => `${name}: ${text}`);
    expect(cautions).toHaveLength(3);
    expect(cautions.join(' ')).toContain('ADN: Graduates in California earn $121,216, 16.0% less');
    expect(cautions.join(' ')).toContain('MSN: Graduates here earn about what the average RN does');
  });

  it('has a page in the registry', () => {
    const known = new Set(pages.map(({ path }) => path));
    expect([...views.values()].filter(({ path }) => !known.has(path))).toEqual([]);
  });
});

describe('the answer of a state', () => {
  it('gives price and pay, then how they compare with the US', () => {
    expect(view('ohio').answer).toEqual({
      verdict: 'A public ADN costs about $15,200 here and leads to about $76,400 a year.',
      sentence:
        'Tuition and fees are $10,300, against $8,760 nationwide. Compared with the US, RNs earn 15% less and prices are 8% lower.',
    });
  });

  it('has nothing undefined, doubled or left out in any state', () => {
    for (const { answer } of views.values()) {
      expect(answer.verdict).toMatch(/^A (?:public|private) ADN costs about \$[\d,]+ .*\.$/);
      expect(`${answer.verdict} ${answer.sentence}`).not.toMatch(/undefined|null|NaN| {2}|\.\./);
    }
  });
});

describe('the pay of a state', () => {
  it('is drawn from the job that usually pays least', () => {
    const jobs = view('ohio').payFromLowest.map(({ occupation }) => occupation.slug);
    expect(jobs).toEqual([
      'nursing-assistants',
      'licensed-practical-nurses',
      'registered-nurses',
      'nurse-practitioners',
    ]);
  });
});

describe('findState', () => {
  it('knows the states by their slug and nothing else', () => {
    expect(findState('ohio')).toBe('ohio');
    expect(findState('us')).toBeUndefined();
    expect(findState('Ohio')).toBeUndefined();
  });
});
