import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { inputsOf } from '@/lib/calculators/nursing-roi/parameters';
import { degrees } from '@/lib/data/credentials';
import { loadData } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { parseQuery } from '@/lib/parameters/parse';
import { stateSlugs } from '@/lib/places/states';

const data = loadData();
const state = fc.constantFrom(...stateSlugs);
const degree = fc.constantFrom(...degrees);
const income = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const money = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: undefined });
const question = fc
  .record({
    state,
    degree,
    current_income: fc.oneof(income, fc.integer({ min: 0, max: 10_000_000 })),
    grants_total: money(1_000_000),
    tuition: money(1_000_000),
    isAccelerated: fc.boolean(),
  })
  .map(({ isAccelerated, ...asked }) =>
    inputsOf({ ...asked, track: isAccelerated && asked.degree === 'BSN' ? 'accelerated' : undefined }),
  );
/** No raise at all is later than any month. */
const late = (months: number | null) => months ?? Number.POSITIVE_INFINITY;

describe('nursing-roi', () => {
  it('never breaks even sooner for a higher income', () => {
    fc.assert(
      fc.property(state, degree, income, income, (stateSlug, to, one, other) => {
        const [lower, higher] = [Math.min(one, other), Math.max(one, other)].map(
          (current_income) =>
            nursingRoi.answer(inputsOf({ state: stateSlug, degree: to, current_income }), data).result,
        );
        for (const member of [
          'break_even_months',
          'break_even_months_low',
          'break_even_months_high',
          'break_even_months_from_start',
        ] as const) {
          expect(late(higher?.[member] ?? null)).toBeGreaterThanOrEqual(late(lower?.[member] ?? null));
        }
      }),
    );
  });

  it('keeps every figure consistent with the others', () => {
    fc.assert(
      fc.property(question, (inputs) => {
        const { result } = nursingRoi.answer(inputs, data);
        expect(nursingRoi.result.safeParse(result).error?.issues).toBeUndefined();
        expect(result.expected_salary_low).toBeLessThanOrEqual(result.expected_salary);
        expect(result.expected_salary_high).toBeGreaterThanOrEqual(result.expected_salary);
        const cost = result.tuition_total + result.other_costs - result.grants_total;
        expect(result.total_cost).toBe(Math.max(0, cost));
        expect(result.loan.amount).toBe(result.total_cost);
        expect(result.break_even_months_from_start).toBe(
          result.break_even_months === null ? null : result.program_months + result.break_even_months,
        );
        expect(late(result.break_even_months_low)).toBeLessThanOrEqual(late(result.break_even_months));
        expect(late(result.break_even_months_high)).toBeGreaterThanOrEqual(late(result.break_even_months));
        expect(result.break_even_months === null).toBe(result.break_even_reason !== null);
        expect(result.break_even_months_high === null).toBe(result.break_even_high_reason !== null);
        expect(result.break_even_months_low === null).toBe(result.break_even_low_reason !== null);
        if (result.graduate_earnings?.area === 'state') {
          expect(result.expected_salary_low).toBeLessThanOrEqual(result.graduate_earnings.median_restated);
          expect(result.expected_salary_high).toBeGreaterThanOrEqual(
            result.graduate_earnings.median_restated,
          );
        }
      }),
    );
  });

  it('never costs more with more grants, or less with more tuition', () => {
    fc.assert(
      fc.property(question, money(100_000), (inputs, more = 0) => {
        const costOf = (change: Partial<typeof inputs>) =>
          nursingRoi.answer({ ...inputs, ...change }, data).result.total_cost;
        const { grants_total: grants = 0, tuition = 0 } = inputs;
        expect(costOf({ grants_total: grants + more })).toBeLessThanOrEqual(costOf({}));
        expect(costOf({ tuition: tuition + more })).toBeGreaterThanOrEqual(costOf({ tuition }));
      }),
    );
  });

  it('never takes longer to pay back with more grants', () => {
    fc.assert(
      fc.property(question, money(100_000), (inputs, more = 0) => {
        const { grants_total: grants = 0 } = inputs;
        const [fewer, greater] = [grants, grants + more].map(
          (grants_total) => nursingRoi.answer({ ...inputs, grants_total }, data).result,
        );
        for (const member of [
          'break_even_months',
          'break_even_months_low',
          'break_even_months_high',
        ] as const)
          expect(late(greater?.[member] ?? null)).toBeLessThanOrEqual(late(fewer?.[member] ?? null));
        // A smaller loan may have a shorter term, and so a larger payment a month.
        const { years = Number.NaN, monthly_payment: payment = Number.NaN } = fewer?.loan ?? {};
        expect(greater?.loan.years).toBeLessThanOrEqual(years);
        if (greater?.loan.years === years) expect(greater.loan.monthly_payment).toBeLessThanOrEqual(payment);
      }),
    );
  });

  it("gives the state's figures for an own price that is the state's", () => {
    fc.assert(
      fc.property(question, (inputs) => {
        const figuresAt = (tuition: number | undefined) => {
          const { result } = nursingRoi.answer({ ...inputs, tuition }, data);
          const {
            tuition_basis,
            tuition_years,
            tuition_years_reason,
            tuition_per_year,
            summary,
            ...figures
          } = result;
          return { basis: [tuition_basis.area, tuition_basis.control], figures };
        };
        const state = figuresAt(undefined);
        const own = figuresAt(state.figures.tuition_total);
        expect(own.figures).toEqual(state.figures);
        expect(own.basis).toEqual(['given', null]);
      }),
    );
  });

  it('answers a query with the same bytes, whatever the order of its parameters and whatever was asked before', () => {
    fc.assert(
      fc.property(question, fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), (inputs, order) => {
        const canonical = canonicalQuery(nursingRoi.parameters, { ...inputs, current_income: 1 }).split('&');
        expect(canonical.length).toBeGreaterThanOrEqual(3);
        const shuffled = new URLSearchParams(order.flatMap((index) => canonical[index] ?? []).join('&'));
        shuffled.set('current_income', String(inputs.current_income));
        const parsed = parseQuery(nursingRoi.parameters, shuffled);
        expect(parsed).toEqual({ ok: true, inputs });
        if (!parsed.ok) return;
        // A copy of the data has none of the figures that were memoized for the original.
        const reversed = Object.fromEntries(Object.entries(inputs).reverse()) as typeof inputs;
        expect(JSON.stringify(nursingRoi.answer(parsed.inputs, { ...data }))).toBe(
          JSON.stringify(nursingRoi.answer(reversed, data)),
        );
      }),
    );
  });

  it('reads its canonical query back as the same inputs', () => {
    fc.assert(
      fc.property(question, (inputs) => {
        const query = canonicalQuery(nursingRoi.parameters, inputs);
        expect(parseQuery(nursingRoi.parameters, new URLSearchParams(query))).toEqual({ ok: true, inputs });
      }),
    );
  });
});
