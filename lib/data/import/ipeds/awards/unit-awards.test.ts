import { expect, it } from 'vitest';
import { awardsByUnit } from './unit-awards';

const detail = (unitid: string, credential: string, previous: string, latest: string) => ({
  unitid,
  credential,
  completions_previous_year: previous,
  completions_latest_year: latest,
});

it('says which credentials a unit awarded, which it only reported, and how many awards it has', () => {
  const units = awardsByUnit([
    detail('1', 'ADN', '4', ''),
    detail('1', 'CNA', '', '9'),
    detail('1', 'CERTIFICATE', '0', '0'),
    detail('1', 'CERTIFICATE', '0', '2'),
    detail('1', 'LPN', '0', ''),
    detail('2', 'BSN', '0', '0'),
  ]);
  expect(units.get('1')).toEqual({
    credentials_awarded: 'CNA;ADN;CERTIFICATE',
    credentials_reported_no_awards: 'LPN',
    nursing_completions_previous_year: '4',
    nursing_completions_latest_year: '11',
  });
  expect(units.get('2')).toEqual({
    credentials_awarded: '',
    credentials_reported_no_awards: 'BSN',
    nursing_completions_previous_year: '0',
    nursing_completions_latest_year: '0',
  });
});
