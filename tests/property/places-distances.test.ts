import { readFileSync } from 'node:fs';
import { geoDistance } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { readRecords } from '@/lib/data/csv';
import { loadData } from '@/lib/data/data';
import { greatCircleMiles } from '@/lib/numbers/great-circle';
import { nearIndex } from '@/lib/places/near/near-index';
import { placeIndex } from '@/lib/places/near/place-index';
import { schoolPoints } from '@/lib/places/near/school-points';
import { milesBetween } from '@/tests/support/distance';

const data = loadData();
const RADIUS = data.parameters('program-finder').number('earth_radius');
const points = schoolPoints(data);
const search = nearIndex([...points.keys()], (unitid) => points.get(unitid), RADIUS);

it('a great-circle distance agrees with d3-geo on 1,000 pairs of schools', () => {
  const schools = data.rows('institutions');
  const pairs = Array.from({ length: 1000 }, (_, at) => {
    // Strides without a common factor of the number of schools reach all of them.
    const [one, other] = [schools[(at * 7) % schools.length], schools[(at * 1009 + 13) % schools.length]];
    if (!one || !other) throw new Error('There is a school at each place');
    const theirs = geoDistance([one.longitude, one.latitude], [other.longitude, other.latitude]) * RADIUS;
    return { ours: greatCircleMiles(RADIUS, one, other), theirs };
  });
  expect(pairs.filter(({ ours, theirs }) => Math.abs(ours - theirs) > 1e-6)).toEqual([]);
  expect(new Set(pairs.map(({ ours }) => ours)).size).toBeGreaterThan(990);
});

const raw = (table: string) => readRecords(readFileSync(`content/data/${table}.csv`, 'utf8'));
/** Every school with the point that CONTRACT names, read from the files alone. */
function schoolsOfTheFiles() {
  const newer = new Map(raw('institutions_location').map((row) => [row['unitid'], row]));
  return raw('institutions').map((row) => {
    const moved = newer.get(row['unitid'] ?? '');
    const isMoved = Number(moved?.['moved_miles']) > 1;
    return {
      unitid: row['unitid'],
      latitude: Number(isMoved ? moved?.['latest_latitude'] : row['latitude']),
      longitude: Number(isMoved ? moved?.['latest_longitude'] : row['longitude']),
    };
  });
}

const places: [asked: string, miles: number][] = [
  ['Dayton, OH', 25],
  ['Houston', 50],
  ['Portland OR', 50],
  ['Portland, ME', 50],
  ['Kansas City', 30],
  ['Washington, D.C.', 10],
  ['Brooklyn', 5],
  ['Queens', 15],
  ['Twin Cities', 40],
  ['Bay Area', 60],
  ['Ft Worth', 25],
  ['St. Louis', 100],
  ['Winston Salem', 50],
  ['Coeur d Alene', 75],
  ['LaCrosse, WI', 200],
  ['Anchorage', 500],
  ['Honolulu', 500],
  ['44114', 50],
  ['45402', 1],
  ['Miami', 500],
];

describe('schools near a place', () => {
  const all = schoolsOfTheFiles();

  it.each(places)('of %s within %s miles are those that every distance gives', (asked, miles) => {
    const answer = placeIndex(data).find(asked);
    if (!answer.ok) throw new Error(answer.message);
    const expected = all
      .map((school) => ({ unitid: school.unitid, miles: milesBetween(RADIUS, answer.place, school) }))
      .filter((school) => school.miles <= miles);
    const found = search(answer.place, miles);
    expect(new Set(found.map(({ item }) => item))).toEqual(new Set(expected.map(({ unitid }) => unitid)));
    expect(found.map((one) => one.miles)).toEqual(found.map((one) => one.miles).toSorted((a, b) => a - b));
  });

  it('of Dayton include those that its name alone never found', () => {
    const answer = placeIndex(data).find('Dayton');
    if (!answer.ok) throw new Error(answer.message);
    const names = search(answer.place, 25).map(({ item }) => data.institution(item)?.name);
    expect(names).toEqual(
      expect.arrayContaining(['Cedarville University', 'Sinclair Community College', 'Clark State College']),
    );
  });
});

it('each school of institutions.csv has a point', () => {
  expect(points.size).toBe(data.rows('institutions').length);
});

it('a school is in the newest directory where a school has moved by more than a mile', () => {
  // 444088 moved 2.13 miles, 204796 did not.
  expect(points.get('444088')).toMatchObject({ latitude: 35.0894 });
  expect(points.get('204796')).toMatchObject({
    latitude: data.institution('204796')?.latitude,
    longitude: data.institution('204796')?.longitude,
  });
});

it.each([
  ['an alias of a campus', '163426', true],
  ['rows of one list in several cities', '220552', true],
  ['a row for the whole system', '150987', true],
  ['none of these', '204796', false],
])('several campuses are known by %s', (_, unitid, expected) => {
  expect(points.get(unitid)?.severalCampuses).toBe(expected);
});
