import { expect, it } from 'vitest';
import { groupRate, programRate } from '@/tests/support/pass-rates';
import { rateInWords } from './words';

it('prints a rate with its count, period and interval', () => {
  expect(rateInWords(programRate())).toBe('91.4% of 186 candidates passed in 2024 (86 to 95)');
  expect(rateInWords(groupRate())).toBe('91.16% of 186,686 candidates passed in 2024 (91 to 92)');
});

it('prints counts where no rate is printed', () => {
  expect(rateInWords(programRate({ candidates: 172, passed: 155, pass_rate_percent: null }))).toBe(
    '155 of 172 candidates passed in 2024 (84 to 94)',
  );
});

it('says that a part of a year is one', () => {
  expect(rateInWords(programRate({ period_label: '2022 Q1-Q2', period_kind: 'partial' }))).toBe(
    '91.4% of 186 candidates passed in 2022 Q1-Q2, part of a year (86 to 95)',
  );
});

it('prints nothing that is not a published rate', () => {
  // @ts-expect-error a number is not a rate
  const bare = () => rateInWords(91.4);
  // @ts-expect-error nor is an object that looks like one
  const lookalike = () => rateInWords({ ...programRate(), candidates: 3 });
  expect([bare, lookalike]).toHaveLength(2);
});
