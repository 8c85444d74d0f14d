import { expect, it } from 'vitest';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { degrees } from '@/lib/data/credentials';
import { loadData } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { stateSlugs } from '@/lib/places/states';
import { expectGolden, goldenLine } from './corpus';

const data = loadData();

/** Every state × degree, each answered for one income. */
function corpus(incomeOf: (index: number) => number): string[] {
  return stateSlugs
    .flatMap((state) => degrees.map((degree) => ({ state, degree })))
    .map(({ state, degree }, index) => {
      const inputs = { state, degree, current_income: incomeOf(index) };
      return goldenLine(canonicalQuery(nursingRoi.parameters, inputs), nursingRoi.answer(inputs, data));
    });
}

it('answers all 459 questions without an income as reviewed', () => {
  const lines = corpus(() => 0);
  expect(lines).toHaveLength(459);
  expectGolden('nursing-roi', lines, 61);
});

it('answers all 459 questions with an income as reviewed', () => {
  // Incomes from 12,000 to 150,350 in steps that touch every degree at many levels, some above the salary after.
  const lines = corpus((index) => 12_000 + ((index * 7_919) % 138_351));
  expect(lines).toHaveLength(459);
  expectGolden('nursing-roi-with-income', lines, 61);
});
