import { describe, expect, it } from 'vitest';
import { absoluteUrl } from '@/lib/site/urls';
import type { Institution } from '../program';
import { finderSource } from './source';
import { schoolData } from './structured-data';

const all = [...finderSource().catalogue.institutions.values()];

/** @throws Error when no school is so. */
function school(is: (institution: Institution) => boolean): Institution {
  const found = all.find(is);
  if (!found) throw new Error('No school is so');
  return found;
}

const emory = school(({ ipeds }) => ipeds?.unitid === '139658');

describe('structured data for search engines', () => {
  it('is who and where the school is and what it awards, and nothing that we measure', () => {
    const emoryData = schoolData(emory);
    const [college, ...programs] = emoryData['@graph'];
    expect(college).toMatchObject({
      '@type': 'CollegeOrUniversity',
      '@id': absoluteUrl('/programs/emory-university-139658#school'),
      name: 'Emory University',
      address: { addressLocality: 'Atlanta', addressRegion: 'GA', addressCountry: 'US' },
    });
    expect(programs).toHaveLength(emory.programs.length);
    expect(JSON.stringify(emoryData)).not.toMatch(/rating|score|price/i);
  });

  it('does not call every school a college', () => {
    const vocational = school(({ ipeds }) => ipeds?.level === 'less-than-2-year');
    expect(schoolData(vocational)['@graph'][0]).toMatchObject({ '@type': 'EducationalOrganization' });
  });
});
