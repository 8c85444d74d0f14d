import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecords } from '@/lib/data/csv';
import { loadData } from '@/lib/data/data';
import { nearIndex } from './near-index';
import type { Point } from './place';
import { placeIndex } from './place-index';
import { schoolPoints } from './school-points';

const RADIUS = 3958.8;
const data = loadData();
const points = schoolPoints(data);
const search = nearIndex([...points.keys()], (unitid) => points.get(unitid), RADIUS);

const raw = (table: string) => readRecords(readFileSync(`content/data/${table}.csv`, 'utf8'));
const radians = (degrees: string | number | undefined) => (Number(degrees) * Math.PI) / 180;

/** Miles by the angle between two directions from the middle of the Earth: another formula than ours. */
function milesBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
) {
  const direction = ({ latitude, longitude }: Point) => {
    const [north, east] = [radians(latitude), radians(longitude)];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  };
  const [p, q] = [direction(a), direction(b)];
  const cross = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
  const dot = p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  return RADIUS * Math.atan2(Math.hypot(...cross), dot);
}

/** Every school with the point that CONTRACT names, read from the files alone. */
function schoolsOfTheFiles() {
  const newer = new Map(raw('institutions_location').map((row) => [row['unitid'], row]));
  return raw('institutions').map((row) => {
    const moved = newer.get(row['unitid'] ?? '');
    const isMoved = Number(moved?.['moved_miles']) > 1;
    return {
      unitid: row['unitid'],
      latitude: Number(isMoved ? moved?.['latitude_2024'] : row['latitude']),
      longitude: Number(isMoved ? moved?.['longitude_2024'] : row['longitude']),
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
      .map((school) => ({ unitid: school.unitid, miles: milesBetween(answer.place, school) }))
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

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('finds what a plain reading finds, at the poles and over the date line too', () => {
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 40 }),
      point,
      fc.integer({ min: 1, max: 500 }),
      (some, center, miles) => {
        const found = nearIndex(some, (one) => one, RADIUS)(center, miles);
        const expected = some.filter((one) => milesBetween(center, one) <= miles);
        expect(new Set(found.map(({ item }) => item))).toEqual(new Set(expected));
      },
    ),
    { numRuns: 300 },
  );
});

it('has no item whose place is not known', () => {
  const near = nearIndex(
    ['known', 'unknown'],
    (one) => (one === 'known' ? { latitude: 0, longitude: 0 } : undefined),
    RADIUS,
  );
  expect(near({ latitude: 0, longitude: 0 }, 500)).toEqual([{ item: 'known', miles: 0 }]);
  expect(nearIndex<string>([], () => undefined, RADIUS)({ latitude: 0, longitude: 0 }, 500)).toEqual([]);
});

it('lists what is equally far in the order that it was given in', () => {
  const near = nearIndex(['a', 'b', 'c'], () => ({ latitude: 40, longitude: -84 }), RADIUS);
  expect(near({ latitude: 40.1, longitude: -84 }, 50).map(({ item }) => item)).toEqual(['a', 'b', 'c']);
});
