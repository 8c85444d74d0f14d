import { describe, expect, it } from 'vitest';
import { type Figure, isMissing } from '@/lib/numbers/figure';
import { madeUpProgram, unknownProgram } from '@/tests/support/programs';
import type { FactWords } from '../facts/fact';
import type { ProgramFacts } from '../program-schema';
import { UNPLACED } from '../score/bands';
import { programView } from './program-view';

const caveats = new Map([['graduation_rate_of_all_fields', 'Few people complete it.']]);
const view = (facts: ProgramFacts) => programView({ id: 'a-college-1:BSN', facts }, caveats);
const known = (over: Partial<ProgramFacts> = {}) => view(madeUpProgram(over));

/** Text and long note of a fact, or its reason. */
const words = (fact: Figure<FactWords>) =>
  isMissing(fact) ? fact.missing : `${fact.value.text} ${fact.value.long}`;

describe('a program', () => {
  it('is named with its place, its degree and its section on the page of the school', () => {
    expect(known()).toMatchObject({
      href: '/programs/a-college-1/bsn',
      institution: 'A College',
      place: 'Columbus, Ohio',
      name: 'BSN',
      title: 'Bachelor of science in nursing (BSN)',
    });
    expect(known({ city: null }).place).toBe('Ohio');
  });

  it('has each figure with its count, year and range', () => {
    expect(words(known().facts.pass_rate)).toBe(
      '96.3% of 187 first-time candidates passed the NCLEX-RN in 2024 (likely 92.4% to 98.2%), read on the board’s own page',
    );
    expect(words(known().facts.median_debt)).toBe(
      '$21,500 median federal debt of graduates who borrowed; Scorecard release of June 10, 2026',
    );
    expect(words(known().facts.tuition)).toContain(
      '$46,700 for the whole program for state residents, 2024-25 prices',
    );
    expect(words(known().facts.completions)).toBe('241 graduates in 2023-24');
    expect(words(known().facts.graduation_rate)).toContain(
      '88.1% of the school’s first-time, full-time undergraduates',
    );
  });

  it('has earnings with when, whose and how many', () => {
    expect(words(known().facts.graduate_earnings)).toContain(
      "median 4 years after graduating, earned in 2022 and 2023, in 2024 dollars, $90,000 at May 2025 wages. Graduates of 2017-18 and 2018-19, bachelor's degrees in nursing, with federal aid and in work; 100 earners",
    );
    const earned = madeUpProgram().graduate_earnings;
    const shared = known({ graduate_earnings: earned && { ...earned, shared_by_campuses: 3 } });
    expect(words(shared.facts.graduate_earnings)).toContain('one value for 3 campuses');
  });

  it('says whom a price is for', () => {
    const { tuition } = madeUpProgram();
    const one = known({ tuition: tuition && { ...tuition, residency: 'one price' } });
    expect(words(one.facts.tuition)).toContain('for everyone, 2024-25 prices');
  });

  it('says why a figure is not there, and never a number in its place', () => {
    const unknown = view(unknownProgram());
    const { facts } = unknown;
    expect([facts.pass_rate, facts.graduate_earnings, facts.median_debt, facts.tuition].map(words)).toEqual([
      'No rate is published.',
      'No earnings are published.',
      'No debt is published.',
      'No price is known.',
    ]);
    expect(unknown.score).toEqual({ missing: 'It has no score.' });
    expect(unknown.unlisted).toBe('No list has it.');
  });

  it('marks results that are too old to count', () => {
    const recent = known().facts.pass_rate;
    const { pass_rate: rate } = madeUpProgram();
    const old = known({ pass_rate: rate && { ...rate, recent: false } }).facts.pass_rate;
    expect([recent, old].map((fact) => !isMissing(fact) && fact.value.isOld)).toEqual([false, true]);
  });
});

describe('a score', () => {
  it('of which too little is measured is not shown', () => {
    expect(known({ band: null, band_range: null, band_label: null }).score).toEqual({
      missing: 'Too little is measured to compare it.',
    });
  });

  it('is a group with its range, and says where it can be none', () => {
    expect(known().score).toMatchObject({ value: { group: 'Upper to top group', standardError: '6.2' } });
    expect(known({ band_label: UNPLACED, band_range: { best: 1, worst: 5 } }).score).toMatchObject({
      value: { group: 'Too little is known to place it, anywhere from bottom to top' },
    });
    expect(known({ band_label: 'lower to upper', band_range: { best: 2, worst: 4 } }).score).toMatchObject({
      value: { group: 'Anywhere from lower to upper' },
    });
  });

  it('has each part with its points, and tells a measure from what stands in for one', () => {
    expect(known().score).toMatchObject({
      value: {
        total: '76.1',
        evidence: '1 of 2 measures known',
        parts: [
          { label: 'Licensing exam', text: '30.1 of 35', measured: true },
          {
            label: 'Debt',
            text: '4 of 10',
            measured: false,
            basis: 'Not measured: not published. Stands in.',
          },
        ],
      },
    });
  });
});

describe('accreditation', () => {
  it('is what a list said on a day, with the way to check it', () => {
    expect(known().listings).toEqual([
      {
        text: 'On CCNE’s list on October 3, 2026',
        check: 'https://ccne.example/list',
        listedAs: null,
        level: 'Baccalaureate',
      },
    ]);
  });

  it('is never said of a candidate', () => {
    const [listing] = madeUpProgram().accreditation;
    const candidate = listing && { ...listing, status: 'Candidate', accredited: false, as_of: '2026-02' };
    const shown = known({ accreditation: candidate ? [candidate] : [] });
    expect(shown.listings[0]?.text).toBe('Candidate on CCNE’s list in February 2026, not accredited');
  });

  it('names the entry where it is under another name', () => {
    expect(known({ institution: 'Another College' }).listings[0]?.listedAs).toBe('A College');
  });
});

describe('what tells a program from others', () => {
  it('is how it is taught, whom it is for and how sure it is', () => {
    expect(known({ delivery: 'hybrid', caveats: ['completion_possible'] }).marks).toEqual([
      'we couldn’t confirm that it is mostly for people who are not RNs yet',
      'partly online',
    ]);
    expect(known({ caveats: ['completion_not_told', 'unusual_price'] }).marks).toEqual([
      'we couldn’t confirm that it teaches RNs toward a BSN',
      'we couldn’t confirm that its low price is that of the whole program',
    ]);
    expect(known({ offered_evidence: 'yes', msn_kind: 'mixed' }).marks).toEqual([]);
    expect(known({ msn_kind: 'anesthesia' }).marks).toEqual(['mostly nurse anesthesia']);
  });

  it('is that its school closes or merges, and not that it has another name', () => {
    const closure = {
      status: 'closed',
      date: '2024',
      successor: null,
      new_name: null,
      in_words: 'Example College closed in 2024.',
      source_url: 'https://a.example',
    } as const;
    expect(known({ closure }).marks).toEqual(['school closed (2024)']);
    expect(known({ closure: { ...closure, status: 'merging', date: '2026-07-01' } }).marks).toEqual([
      'school merging (July 1, 2026)',
    ]);
    expect(known({ closure: { ...closure, status: 'renamed' } }).marks).toEqual([]);
  });

  it('is that it has no graduates and no list has it', () => {
    const program_status = 'no graduates two years';
    expect(known({ program_status, caveats: ['school_not_confirmed_open'] }).marks).toEqual([
      'we couldn’t confirm that the school is open',
      'no graduates for two years: ask whether it still exists',
    ]);
  });

  it('is not whether the school pays: that is a label of its own', () => {
    const { sponsored, ...rest } = known({ sponsored: true });
    const { sponsored: not, ...same } = known();
    expect([sponsored, not]).toEqual([true, false]);
    expect(rest).toEqual(same);
  });
});
