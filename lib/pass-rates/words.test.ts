import { expect, it } from 'vitest';
import { groupRate, programRate } from '@/tests/support/pass-rates';
import { wholeYears } from './rate';
import { Series } from './series';
import { countedInWords, figuresInWords, howRead, rateCells, rateInWords, spreadInWords } from './words';

it('prints a rate with its count, period and interval', () => {
  expect(rateInWords(programRate())).toBe('In 2024, 91% passed: 170 of 186, likely 87% to 95%');
  expect(rateInWords(groupRate({ candidates: 400 }))).toBe('In 2024, 91% of 400 passed, likely 88% to 94%');
});

it('leaves out a range that reads as one figure: that of a group as large as the nation', () => {
  expect(rateInWords(groupRate())).toBe('In 2024, 91% of 186,686 passed');
});

it('prints a rate in a list with its count and range', () => {
  expect(countedInWords(programRate())).toBe('91%, 170 of 186');
  expect(figuresInWords(programRate())).toBe('91%, 170 of 186, likely 87% to 95%');
  expect(figuresInWords(programRate({ pass_rate_percent: null }))).toBe('170 of 186, likely 87% to 95%');
});

it('prints counts where no rate is printed', () => {
  expect(rateInWords(programRate({ candidates: 172, passed: 155, pass_rate_percent: null }))).toBe(
    'In 2024, 155 of 172 passed, likely 85% to 94%',
  );
});

it('says that a part of a year is one', () => {
  expect(rateInWords(programRate({ period_label: '2022 Q1-Q2', period_kind: 'partial' }))).toBe(
    'In 2022 Q1-Q2, part of a year, 91% passed: 170 of 186, likely 87% to 95%',
  );
});

it('prints nothing that is not a published rate', () => {
  // @ts-expect-error a number is not a rate
  const bare = () => rateInWords(91.4);
  // @ts-expect-error nor is an object that looks like one
  const lookalike = () => rateInWords({ ...programRate(), candidates: 3 });
  expect([bare, lookalike]).toHaveLength(2);
});

it('says how far rates reach, with counts and year', () => {
  const rates = [
    programRate({ candidates: 14, passed: 8, pass_rate_percent: 57.14 }),
    programRate({ candidates: 96, passed: 96, pass_rate_percent: 100 }),
  ];
  const spread = (of: typeof rates) => Series.among(wholeYears(of)).map(spreadInWords);
  expect(spread(rates)).toEqual(['from 57% (8 of 14) to 100% (96 of 96)']);
  const older = programRate({ period_label: '2023', candidates: 20, passed: 10, pass_rate_percent: 50 });
  expect(spread([...rates, older])).toEqual(['from 50% (10 of 20, 2023) to 100% (96 of 96, 2024)']);
  expect(spread(rates.slice(0, 1))).toEqual([undefined]);
});

it('calls no workbook a board’s that names none', () => {
  const rate = programRate({ verification: 'transcribed' });
  expect(howRead(rate)).toBe('read in a third party’s copy of the board’s table');
  expect(howRead(programRate({ source_name: 'Public workbook (names no board)' }))).toBe(
    'as collected in a public workbook that names no board',
  );
});

it('gives the cells of a table together', () => {
  expect(rateCells(programRate())).toEqual({
    period: '2024',
    candidates: '186',
    percent: '91.4',
    interval: '86.5 to 94.6',
  });
  expect(rateCells(programRate({ pass_rate_percent: null })).percent).toBe('170 passed');
});
