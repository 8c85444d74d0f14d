import { describe, expect, it } from 'vitest';
import { isMissing } from '@/lib/numbers/figure';
import { absoluteUrl } from '@/lib/site/urls';
import { closureSentence } from '../catalogue/closures';
import type { Institution } from '../program';
import { type InstitutionView, institutionView } from './institution';
import { institutionMetadata } from './metadata';
import { groupInWords } from './program-view';
import { finderSource, institutionSource, slugOfUnit } from './source';
import { schoolData } from './structured-data';
import { unconditional } from './top';

const { catalogue, find } = finderSource();
const source = institutionSource();
const { data } = source;
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
  it('says first which programs it has and in which group one to a first license is', () => {
    expect(emory.sentence).toBe(
      'Emory University has 5 nursing programs: BSN, MSN, DNP, PhD, and post-graduate certificate. By what is measured its BSN is in the top group of such programs nationwide.',
    );
    expect(emory.figures).toHaveLength(3);
    expect(emory.website).toBe('https://www.emory.edu/');
  });

  it('has the group that the finder gives it, and no ordinal', () => {
    const answer = find({ ...unconditional(), state: ['georgia'], credential: ['BSN'], limit: 25 });
    const results = answer.ok ? answer.answer.results : [];
    const found = results.find(({ institution }) => institution === 'Emory University');
    expect(section(emory, 'bsn').standing?.text).toBe(
      `${groupInWords(found?.band_label ?? '')} of BSN programs nationwide`,
    );
    expect(JSON.stringify(emory)).not.toMatch(/\b\d+(?:st|nd|rd|th) of \d/);
  });

  it('gives no group where too little is measured', () => {
    const thin = school(({ programs }) => programs[0]?.facts.evidence === 'thin');
    expect(view(thin).programs[0]?.standing).toBeNull();
  });

  it('leads with no pay that is not of its own graduates', () => {
    const flagged = school(
      ({ programs: [first, ...others] }) =>
        others.length === 0 &&
        first?.facts.graduate_earnings != null &&
        first.facts.earnings.reason !== null &&
        first.facts.pass_rate === null,
    );
    const [, pay] = view(flagged).figures;
    expect(pay?.value).toBeNull();
    expect(pay?.note).toMatch(/^Not compared: /);
    expect(view(flagged).programs[0]?.earnings).toEqual([]);
  });

  it('has graduates by year, and draws outcomes that tracks share once', () => {
    expect(section(emory, 'bsn').graduates.map(({ year }) => year)).toEqual(['2023-24', '2022-23']);
    expect(section(emory, 'bsn').earnings.map(({ own }) => own)).toEqual([true, false, false]);
    const tracks = view(
      school(({ programs }) => programs.map(({ credential }) => credential).join() === 'BSN,ABSN'),
    );
    expect(section(tracks, 'absn').earnings).toEqual([]);
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
      '/calculators/nursing-roi?state=georgia&degree=BSN&program=emory-university-139658',
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

describe('price after grants', () => {
  it('is shown by family income with what it is, values below 0 too', () => {
    const row = data.rows('net_price_by_income').find(({ unitid, net_price_0_30000: lowest }) => {
      return lowest !== null && lowest < 0 && data.closure(unitid) === undefined;
    });
    const { netPrices } = view(ofUnit(row?.unitid ?? ''));
    expect(netPrices).toMatchObject({ value: { year: '2023-24' } });
    if (isMissing(netPrices)) return;
    const { lines, note } = netPrices.value;
    expect(lines.map(({ income }) => income)).toEqual([
      'up to $30,000',
      '$30,001 to $48,000',
      '$48,001 to $75,000',
      '$75,001 to $110,000',
      'over $110,000',
    ]);
    expect(lines[0]?.price).toEqual({ value: row?.net_price_0_30000 });
    expect(note).toContain('cost of attendance (tuition, fees, books, room and board) less grants');
    expect(note).toContain('Below $0, grants are more than the cost.');
  });

  it('has a reason where the source has none', () => {
    const without = school(
      ({ ipeds, closure }) => ipeds !== null && closure === null && !data.netPrice(ipeds.unitid),
    );
    expect(view(without).netPrices).toEqual({ missing: expect.stringContaining('College Scorecard') });
  });
});

describe('a BSN whose first degree is only presumed', () => {
  const presumed = school(({ programs }) =>
    programs.some(
      ({ credential, facts }) =>
        credential === 'BSN' && facts.band_label === 'top' && facts.first_degree?.confidence === 'low',
    ),
  );

  it('is named with the doubt in the first sentence, and its group is a condition', () => {
    const [first, second] = view(presumed).sentence.split('. ');
    expect(first).toMatch(/BSN \(we couldn’t confirm that it .*not RNs yet\)/);
    expect(second).toMatch(/^Ask about that first: if it is so, its BSN is in the top group/);
  });
});

describe('a closed school', () => {
  const closed = school(({ closure, programs }) => closure?.status === 'closed' && programs.length > 0);
  const page = view(closed);

  it('says so first, with the date and who says it, and is in no group', () => {
    expect(page.sentence).toMatch(
      new RegExp(`^${closed.name} closed (?:on|in) .+ Its nursing programs are in none of our lists`),
    );
    expect(page.closureSource).toMatchObject({ url: closed.closure?.source_url });
    expect(page.figures).toEqual([]);
    for (const { program, standing } of page.programs) {
      expect(standing).toBeNull();
      expect(program.score).toEqual({ missing: expect.stringContaining('closed') });
      expect(program.marks[0]).toMatch(/^school closed \(/);
    }
  });

  it('offers no comparison, price or calculator, and no program as schema.org', () => {
    for (const section of page.programs) {
      expect([section.compareHref, section.statePrice, section.calculators, section.earnings]).toEqual([
        null,
        null,
        [],
        [],
      ]);
      expect(section.list.label).toMatch(/^Open /);
    }
    expect(page.charges).toEqual([]);
    expect(JSON.stringify(page.structuredData)).not.toContain('EducationalOccupationalProgram');
    expect(page.page.description).toBe(closed.closure && closureSentence(closed.name, closed.closure));
  });

  it('has what else was read where that is not confirmed', () => {
    const unsure = school(({ closure }) => closure?.ranked === false && closure.confidence === 'medium');
    expect(view(unsure).closureNote).toBe(unsure.closure?.note);
    expect(page.closureNote).toBeNull();
  });
});

describe('a school without a program here', () => {
  const closed = school(
    ({ ipeds, closure, programs }) =>
      ipeds?.in_ipeds_2024 === false && closure === null && programs.length === 0,
  );
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
