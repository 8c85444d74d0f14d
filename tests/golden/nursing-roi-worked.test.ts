/** Ten answers that were worked out by hand, and the school and the track beside them. */
import { describe, expect, it } from 'vitest';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import type { NursingRoiResult } from '@/lib/calculators/nursing-roi/result';
import { loadData } from '@/lib/data/data';
import { formatCount } from '@/lib/numbers/format';
import { parseQuery } from '@/lib/parameters/parse';
import { isEditionOfReference } from '../reference/edition';

const data = loadData();

function resultOf(query: string): NursingRoiResult {
  const parsed = parseQuery(nursingRoi.parameters, new URLSearchParams(query), nursingRoi.rules?.(data));
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return nursingRoi.answer(parsed.inputs, data).result;
}

const number = (value: number | null | undefined) =>
  value === null || value === undefined ? 'null' : formatCount(value);

/** The figures of an answer in one line, as they were written down by hand. */
function lineOf(result: NursingRoiResult): string {
  const { graduate_earnings: measured, early_career: early, loan, typical_entrant: entrant } = result;
  const difference = measured?.difference_percent ?? 'null';
  return [
    `${number(result.expected_salary)} (${number(result.expected_salary_low)} to ${number(result.expected_salary_high)})`,
    `${number(measured?.median_restated)} (${measured?.area ?? 'null'}), ${difference}`,
    number(result.total_cost),
    `${number(result.break_even_months)} (${number(result.break_even_months_low)}, ${number(result.break_even_months_high)}; ${number(result.break_even_months_from_start)})`,
    `${number(entrant.break_even_months)} at ${number(entrant.baseline_income)}`,
    `${number(early.entry_pay)}, ${number(early.four_years_on)}`,
    `${loan.years}, ${number(loan.monthly_payment)}, ${loan.share_of_gross_monthly_pay_percent.toFixed(1)} %`,
  ].join(' | ');
}

it.runIf(isEditionOfReference).each([
  [
    'state=ohio&degree=BSN&current_income=36820',
    '88,607 (79,525 to 92,117) | 79,525 (state), -10.3 | 57,824 | 34 (32, 42; 82) | 34 at 36,820 | 79,992, 79,525 | 20, 432, 6.5 %',
  ],
  [
    'state=ohio&degree=BSN&current_income=36820&grants_total=20000&tuition=30000',
    '88,607 (79,525 to 92,117) | 79,525 (state), -10.3 | 16,440 | 25 (23, 30; 73) | 25 at 36,820 | 79,992, 79,525 | 10, 187, 2.8 %',
  ],
  [
    'state=california&degree=ADN&current_income=0',
    '144,269 (121,216 to 147,274) | 121,216 (state), -16 | 7,516 | 1 (1, 1; 25) | 7 at 41,600 | 117,542, 121,216 | 10, 85, 0.9 %',
  ],
  [
    'state=california&degree=MSN&current_income=150000',
    '162,302 (150,112 to 174,325) | 150,112 (state), -7.5 | 21,263 | 94 (48, 10,314; 118) | 111 at 151,783 | 145,980, 150,112 | 10, 259, 2.1 %',
  ],
  [
    'state=texas&degree=MSN&current_income=90000',
    '120,179 (113,502 to 129,717) | 127,004 (state), 5.7 | 23,721 | 28 (21, 36; 52) | 37 at 96,334 | 113,840, 127,004 | 10, 289, 3.0 %',
  ],
  [
    'state=pennsylvania&degree=DNP&current_income=95000',
    '136,329 (125,987 to 154,193) | 150,975 (state), 10.7 | 97,239 | 67 (47, 90; 109) | 67 at 94,960 | 110,960, 150,975 | 20, 818, 8.8 %',
  ],
  [
    'state=minnesota&degree=PHD&current_income=90000',
    '115,830 (93,078 to 124,104) | null (null), null | 107,455 | 176 (133, 1,472; 236) | 444 at 104,454 | null, null | 25, 834, 8.6 %',
  ],
  [
    'state=illinois&degree=LPN&current_income=0',
    '73,430 (66,087 to 73,430) | 66,087 (state), -10 | 10,735 | 2 (2, 2; 14) | 12 at 37,960 | 63,580, 66,087 | 10, 122, 2.3 %',
  ],
  [
    'state=georgia&degree=RN_TO_BSN&current_income=91000',
    '96,031 (91,277 to 99,834) | 94,661 (state), -1.4 | 6,505 | 16 (9, 283; 34) | 17 at 91,277 | 91,277, 94,661 | 10, 74, 1.0 %',
  ],
  [
    'state=tennessee&degree=CERTIFICATE&current_income=85000',
    '114,423 (104,176 to 125,523) | 136,504 (national), null | 19,215 | 14 (10, 21; 32) | 14 at 86,244 | 102,640, null | 10, 234, 2.7 %',
  ],
])('%s', (query, line) => {
  expect(lineOf(resultOf(query))).toBe(line);
});

describe.runIf(isEditionOfReference)('an accelerated BSN', () => {
  it('has its own length, price and entrant, and the pay of a BSN', () => {
    // 45,000 / 54,912 / 64,980 over 33 schools; 1,500 + 2,465 + 475 of other costs; 15 months at no pay
    const result = resultOf('state=ohio&degree=BSN&track=accelerated&current_income=49380');
    expect(result).toMatchObject({
      degree_name: 'Accelerated BSN',
      expected_salary: 88_607,
      program_months: 15,
      tuition_total: 54_912,
      tuition_years: null,
      tuition_per_year: null,
      tuition_basis: { control: null, area: 'national', institutions: 33, p25: 45_000, p75: 64_980 },
      tuition_by_control: [],
      total_cost: 59_352,
      typical_entrant: { baseline_income: 49_380, baseline: 'all occupations, state median' },
      // (59,352 + 49,380 × 15 / 12) ÷ ((88,607.3 − 49,380) / 12) = 37.04
      break_even_months: 38,
      break_even_months_from_start: 53,
    });
  });
});

describe.runIf(isEditionOfReference)('a school beside the state', () => {
  it('has its own price, and pay moved by what its graduates earn', () => {
    // 83,357 ÷ 79,525 = 1.04819; 275 earners ÷ (275 + 157) = 0.63657; 88,607.3 × 1.04819 ^ 0.63657 = 91,301.7
    expect(resultOf('state=ohio&degree=BSN&current_income=36820&program=204796').program).toMatchObject({
      slug: 'ohio-state-university-main-campus-204796',
      tuition_total: 51_436,
      total_cost: 57_876,
      expected_salary: 91_302,
      // (57,876 + 0.6 × 36,820 × 4) ÷ ((91,301.7 − 36,820) / 12) = 32.2
      break_even_months: 33,
      graduate_earnings: { median: 81_795, median_restated: 83_357, earners: 275, shared_with: null },
      metro: { area_name: 'Columbus, OH', occupation: 'Registered Nurses' },
    });
  });

  it('changes none of the figures of the state', () => {
    const { program, summary, ...beside } = resultOf('state=ohio&degree=BSN&program=204796');
    const { summary: without, ...alone } = resultOf('state=ohio&degree=BSN');
    expect(beside).toEqual(alone);
    expect(program?.name).toBe('Ohio State University-Main Campus');
    expect(summary).not.toBe(without);
  });
});
