import { expect, it } from 'vitest';
import { fileOfRows, surveyFixture } from '@/tests/support/ipeds';
import type { TableEditionRecord } from '../../editions';
import type { SourceFile } from '../files/source-file';
import { requireNamedYears } from './named-year';
import { surveyFile } from './survey-files';

const check =
  (files: readonly SourceFile[], editions: Readonly<Record<string, TableEditionRecord>> = {}) =>
  () =>
    requireNamedYears(
      files.flatMap((file) => surveyFile(file) ?? []),
      editions,
    );
const renamed = (file: SourceFile, name: string) => ({ ...file, name });

it('refuses one file under the names of two years, but not a revised one that is the same', () => {
  const file = fileOfRows('adm2023.csv', [{ UNITID: '100654', APPLCN: '1' }]);
  expect(check([file, renamed(file, 'adm2024.csv')])).toThrow(
    /^adm2023\.csv, adm2024\.csv: are one and the same file under two names/,
  );
  expect(check([file, renamed(file, 'adm2023_RV.csv')])).not.toThrow();
});

it('refuses a file that was read before under another name', () => {
  const { sha256 } = surveyFixture('adm2023.csv');
  const record = {
    publisher: 'NCES',
    edition: 'ADM2023',
    address: 'https://nces.ed.gov',
    read_on: '2026-11-28',
  };
  const institutions = { edition: '2024', files: [{ ...record, file: 'adm2023.csv', sha256 }] };
  expect(check([renamed(surveyFixture('adm2023.csv'), 'adm2024.csv')], { institutions })).toThrow(
    /^adm2023\.csv, adm2024\.csv: are one and the same/,
  );
  expect(check([surveyFixture('adm2023.csv')], { institutions })).not.toThrow();
});

it.each([
  ['hd2023.csv', 'hd2024.csv', 'hd2024.csv: has the column C18BASIC, which NCES has in HD until 2023 only'],
  ['hd2024.csv', 'hd2023.csv', 'hd2023.csv: has the column CARNEGIEIC, which NCES has in HD since 2024 only'],
  ['drvgr2023.csv', 'drvgr2024.csv', 'has the column BAGR100'],
  ['ic2023_ay.csv', 'ic2024_ay.csv', 'ic2024_ay.csv: NCES has IC_AY until 2023 only'],
  ['drvcost2024.csv', 'drvcost2023.csv', 'drvcost2023.csv: NCES has DRVCOST since 2024 only'],
])('refuses %s under the name %s', (is, name, reason) => {
  expect(check([renamed(surveyFixture(is), name)])).toThrow(reason);
  expect(check([surveyFixture(is)])).not.toThrow();
});
