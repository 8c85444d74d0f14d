import { expect, it } from 'vitest';
import { partInput, surveyFixtures } from '@/tests/support/ipeds';
import { revisionWarnings } from './revised';

it('counts the cells of a revised file that differ from the provisional one', () => {
  const { files } = partInput([...surveyFixtures(), ...surveyFixtures('revised')]);
  expect(revisionWarnings(files)).toEqual([
    'ADM2023: the revised file is read; 3 cells of 12 units differ from the provisional one, 0 units are only in that and 0 only in the revised one',
    'DRVGR2023: the revised file is read; 22 cells of 19 units differ from the provisional one, 1 units are only in that and 0 only in the revised one',
  ]);
});

it('says nothing where one of them is given', () => {
  expect(revisionWarnings(partInput(surveyFixtures('revised')).files)).toEqual([]);
});
