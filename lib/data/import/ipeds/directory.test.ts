import { expect, it } from 'vitest';
import { partInput, surveyFixture } from '@/tests/support/ipeds';
import { directories, unitsInAreas } from './directory';

it('reads the older form: Windows-1252, every text quoted, numbers behind a blank', () => {
  const [directory] = directories(partInput([surveyFixture('alt/hd2022.csv')]).files);
  expect(directory?.year).toBe(2022);
  expect(directory?.units.get('161509')).toMatchObject({ STABBR: 'ME', CONTROL: '2', ICLEVEL: '1' });
  expect(directory?.units.get('161509')?.['IALIAS']).toContain('MECA&D „  Meca „ Portland');
});

it('knows the units of every directory given', () => {
  const { files } = partInput([surveyFixture('hd2023.csv'), surveyFixture('hd2024.csv')]);
  const units = unitsInAreas(files);
  expect([units.has('149763'), units.has('499936'), units.has('000000')]).toEqual([true, true, false]);
});
