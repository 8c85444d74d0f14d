import { describe, expect, it } from 'vitest';
import { isMissing } from '@/lib/numbers/figure';
import { absoluteUrl } from '@/lib/site/urls';
import type { Institution } from '../program';
import { type InstitutionView, institutionView } from './institution';
import { institutionMetadata } from './metadata';
import { ordinal } from './program-section';
import { finderSource, institutionSource, slugOfUnit } from './source';
import { schoolData } from './structured-data';
import { unconditional } from './top';

const { catalogue, find } = finderSource();
const source = institutionSource();
const all = [...catalogue.institutions.values()];

/** @throws Error when no school is so. */
function school(is: (institution: Institution) => boolean): Institution {
  const found = all.find(is);
  if (!found) throw new Error('No school is so');
  return found;
}

const view = (institution: Institution): InstitutionView => institutionView(institution, source);
const ofUnit = (unitid: string) => school(({ ipeds }) => ipeds?.unitid === unitid);

/** There are thousands of them. */
const LONG = 60_000;

/** A university with programs of many kinds and NCLEX results of recent years. */
const emory = view(ofUnit('139658'));
const section = (of: InstitutionView, anchor: string) => {
  const found = of.programs.find((one) => one.anchor === anchor);
  if (!found) throw new Error(`No section ${anchor}`);
  return found;
};

describe('the page of a school', () => {
  it('says first which programs it has and how one to a first license ranks', () => {
    expect(emory.sentence).toMatch(
      /^Emory University has 5 nursing programs: BSN, MSN, DNP, PhD, and post-graduate certificate\. Whether it has an RN-to-BSN program is not confirmed\. By student outcomes its BSN is \d+(st|nd|rd|th) of \d+ in Georgia, with [\d.]+ of 100\.$/,
    );
    expect(emory.figures).toHaveLength(3);
    expect(emory.website).toBe('https://www.emory.edu/');
  });

  it('has the rank that the finder gives it', () => {
    const answer = find({ ...unconditional(), state: 'georgia', credential: 'BSN', limit: 25 });
    const rank = answer?.results.find(({ institution }) => institution === 'Emory University')?.rank ?? 0;
    expect(section(emory, 'bsn').standing?.text).toBe(`${ordinal(rank)} of ${answer?.total} in Georgia`);
  });

  it('gives no place to an RN-to-BSN, whose list is not by outcomes, nor to a score mostly unmeasured', () => {
    expect(section(emory, 'rn-to-bsn').standing).toBeNull();
    const thin = school(({ programs }) => programs[0]?.facts.evidence === 'thin');
    expect(view(thin).programs[0]?.standing).toBeNull();
  });

  it('has graduates by year, and draws outcomes that tracks share once', () => {
    expect(section(emory, 'bsn').graduates.map(({ year }) => year)).toEqual(['2023-24', '2022-23']);
    expect(section(emory, 'bsn').earnings.map(({ own }) => own)).toEqual([true, false, false]);
    expect(section(emory, 'rn-to-bsn').earnings).toEqual([]);
  });

  it('has results on the licensing exam newest first, each with its count and source', () => {
    const history = section(emory, 'bsn').history;
    const [rows = []] = history?.series ?? [];
    const years = rows.map(({ rate }) => rate.period.year);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    expect(rows.every(({ rate }) => rate.candidates >= 10)).toBe(true);
    expect(history?.sources.length).toBeGreaterThan(0);
  });

  it('leads to calculators with its state and degree filled in, and to its list', () => {
    const { calculators, list, compareHref } = section(emory, 'bsn');
    expect(calculators.map(({ href }) => href)).toEqual([
      '/calculators/nursing-roi?state=georgia&degree=BSN',
      '/calculators/admission-readiness?program_type=BSN',
    ]);
    expect(list.href).toBe('/programs?state=georgia&credential=BSN');
    expect(compareHref).toContain(`program=${encodeURIComponent(section(emory, 'bsn').program.id)}`);
  });

  it('tells charges by year and whom they are for', () => {
    expect(emory.charges.map(({ student }) => student)).toEqual(['Undergraduates', 'Graduate students']);
    const district = school(
      ({ ipeds, programs }) => programs.length > 0 && ipeds?.tuition_in_district != null,
    );
    expect(view(district).charges[0]?.student).toBe('Residents of the district');
    const missing = emory.charges.map(({ newer }) => isMissing(newer));
    expect(missing).toEqual([false, true]);
  });
});

describe('a school without a program here', () => {
  const closed = school(({ ipeds }) => ipeds !== null && !ipeds.in_ipeds_2024);
  const aides = school(
    ({ ipeds, programs }) => programs.length === 0 && ipeds?.credentials_awarded?.join() === 'CNA',
  );
  const other = school(
    ({ ipeds, programs }) => programs.length === 0 && ipeds?.credentials_awarded?.includes('OTHER') === true,
  );

  it('has a page that says why, and is not for search engines', () => {
    expect(view(closed).sentence).toContain('is not in that of 2024: it may have closed or merged');
    expect(view(aides).sentence).toContain('programs for nursing assistants (CNA) alone');
    expect(view(other).sentence).toContain('none of the degrees listed here');
    for (const one of [closed, aides, other]) {
      expect(view(one).figures).toEqual([]);
      expect(institutionMetadata(view(one)).robots).toEqual({ index: false });
    }
    expect(institutionMetadata(emory).robots).toBeUndefined();
  });
});

describe('a school that only an agency lists', () => {
  const listed = view(school(({ ipeds }) => ipeds === null));

  it('has what the list says, and reasons for the rest', () => {
    expect([listed.control, listed.website, listed.charges]).toEqual([null, null, []]);
    const [first] = listed.programs;
    expect(first?.program.listings.length).toBeGreaterThan(0);
    expect(isMissing(first?.program.facts.tuition)).toBe(true);
  });
});

describe('every school', () => {
  it('has a page, whatever is known of it', { timeout: LONG }, () => {
    for (const institution of all) {
      const { sentence, page, programs, figures } = view(institution);
      expect(sentence).not.toMatch(/undefined|null|NaN/);
      expect(page.path).toBe(`/programs/${institution.slug}`);
      expect(new Set(programs.map(({ anchor }) => anchor)).size).toBe(programs.length);
      expect(figures.every(({ value, note }) => value !== null || note !== '')).toBe(true);
    }
  });

  it('is found by its IPEDS unit, alone or at the end of an older name', () => {
    expect([slugOfUnit('139658'), slugOfUnit('old-name-139658'), slugOfUnit('999999')]).toEqual([
      'emory-university-139658',
      'emory-university-139658',
      undefined,
    ]);
  });
});

describe('structured data for search engines', () => {
  it('is who and where the school is and what it awards, and nothing that we measure', () => {
    const emoryData = schoolData(ofUnit('139658'));
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

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [12, '12th'],
  [23, '23rd'],
  [111, '111th'],
])('place %i is the %s', (place, words) => {
  expect(ordinal(place)).toBe(words);
});
