import { expect, it } from 'vitest';
import { fileOfText } from '@/tests/support/source-files';
import { releaseName, sourceRecords } from './releases';
import { type SurveyFile, surveyFile } from './survey-files';

const survey = (name: string, archive?: string): SurveyFile => {
  const found = surveyFile({ ...fileOfText(name, name), ...(archive && { archive }) });
  if (!found) throw new Error(name);
  return found;
};

it('keeps the files of earlier runs that still decide figures, out of archives too', () => {
  const none = { edition: '2024', files: [] };
  const both = [survey('hd2024.csv', 'HD2024.zip'), survey('adm2024.csv', 'ADM2024.zip')];
  const first = sourceRecords(none, both, 2023, '2026-11-28');
  expect(first.map(({ file }) => file)).toEqual(['ADM2024.zip: adm2024.csv', 'HD2024.zip: hd2024.csv']);
  const again = sourceRecords({ ...none, files: first }, [survey('hd2024.csv')], 2023, '2026-12-01');
  expect(again.map(({ file, read_on }) => `${file} ${read_on}`)).toEqual([
    'ADM2024.zip: adm2024.csv 2026-11-28',
    'hd2024.csv 2026-12-01',
  ]);
});

it('names the release of a file, whatever it came in', () => {
  expect(releaseName('C2023_A.zip: C2023_a_RV.csv')).toBe('C2023_A');
  expect(releaseName('hd2024.csv')).toBe('HD2024');
});
