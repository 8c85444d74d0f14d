import { expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { schoolPoints } from './school-points';

const points = schoolPoints(loadData());

it('has each school of institutions.csv', () => {
  expect(points.size).toBe(loadData().rows('institutions').length);
});

it('is in the newest directory where a school has moved by more than a mile', () => {
  // 444088 moved 2.13 miles, 204796 did not.
  expect(points.get('444088')).toMatchObject({ latitude: 35.0894 });
  expect(points.get('204796')).toMatchObject({
    latitude: loadData().institution('204796')?.latitude,
    longitude: loadData().institution('204796')?.longitude,
  });
});

it.each([
  ['an alias of a campus', '163426', true],
  ['rows of one list in several cities', '220552', true],
  ['a row for the whole system', '150987', true],
  ['none of these', '204796', false],
])('knows several campuses by %s', (_, unitid, expected) => {
  expect(points.get(unitid)?.severalCampuses).toBe(expected);
});
