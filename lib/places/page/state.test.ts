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
    const { mean_annual: mean } = data.wage('ohio', '29-1141');
    const { mean_annual: national } = data.wage('us', '29-1141');
    const { rpp_all_items: level, year } = data.priceLevel('ohio');
    const above = (value: number, base: number) => expect.closeTo((100 * value) / base - 100, 1);
    expect(rn?.pay.mean).toEqual({ value: mean });
    expect(rn?.nation.mean).toEqual({ value: national });
    expect(rn?.meanAboveNation).toEqual({ value: above(mean ?? 0, national ?? 0) });
    expect(view('ohio').priceLevel).toEqual({ value: level, year });
    expect(rn?.meanAtNationalPrices).toEqual({ value: expect.closeTo((100 * (mean ?? 0)) / level, 0) });
    expect(rn?.meanAtNationalPricesAboveNation).toEqual({
      value: above((100 * (mean ?? 0)) / level, national ?? 0),
    });
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
    const cautions = [...views.values()].flatMap(({ cautions: those }) =>
      those.map(({ name, text }) => `${name}: ${text}`),
    );
    expect(cautions.length).toBeGreaterThan(0);
    expect(cautions.filter((text) => !/^[A-Z][\w ,-]*: [A-Z].+\.$/.test(text))).toEqual([]);
  });

  it('has a page in the registry', () => {
    const known = new Set(pages.map(({ path }) => path));
    expect([...views.values()].filter(({ path }) => !known.has(path))).toEqual([]);
  });
});

describe('the answer of a state', () => {
  it('gives price and pay, then how they compare with the US', () => {
    expect(view('ohio').answer).toEqual({
      verdict: expect.stringMatching(
        /^A public ADN costs about \$[\d,]+ here and leads to about \$[\d,]+ a year\.$/,
      ),
      sentence: expect.stringMatching(
        /^Tuition and fees are \$[\d,]+, against \$[\d,]+ nationwide\. Compared with the US, RNs earn .+ and prices are .+\.$/,
      ),
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
