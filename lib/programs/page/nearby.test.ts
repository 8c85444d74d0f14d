import { expect, it } from 'vitest';
import { placeIndex } from '@/lib/places/near/place-index';
import { nearbyPrograms } from './nearby';
import { finderSource, schoolSource } from './source';

const { data } = schoolSource();
const { institutions } = finderSource().catalogue;

it('leads from a school to programs around its city', () => {
  const emory = institutions.get('emory-university-139658');
  expect(emory && nearbyPrograms(emory, 'BSN', data)).toEqual({
    label: 'BSN programs within 50 miles of Atlanta, Georgia',
    href: '/programs?near=Atlanta%2C+Georgia&credential=BSN',
  });
});

it('is a place in the state of the school that a search finds, for every school in IPEDS', () => {
  for (const school of institutions.values()) {
    const nearby = nearbyPrograms(school, 'ADN', data);
    const near = new URLSearchParams(nearby?.href.split('?')[1]).get('near') ?? '';
    if (nearby !== null) {
      expect(placeIndex(data).find(near), school.slug).toMatchObject({
        ok: true,
        place: { state: school.state },
      });
    }
    expect([school.slug, nearby === null && school.ipeds !== null]).toEqual([school.slug, false]);
  }
});
