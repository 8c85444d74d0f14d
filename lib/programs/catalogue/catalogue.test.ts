import { describe, expect, it } from 'vitest';
import { dataFrom } from '@/lib/data/data';
import { roundToTenth } from '@/lib/numbers/rounding';
import { programRow } from '@/tests/support/pass-rates';
import {
  awardRow,
  catalogueOf,
  dataOfRows,
  detailRow,
  firstDegreeRow,
  idsOf,
  institutionRow,
  listingRow,
  outcomeRow,
  profileRow,
  programOf,
} from '@/tests/support/program-tables';
import { programCatalogue } from './catalogue';

describe('completions', () => {
  const completions = (completions_previous_year: number | null, completions_latest_year: number | null) =>
    programOf(
      catalogueOf({ awards: [awardRow({ completions_previous_year, completions_latest_year })] }),
      'BSN',
    ).facts;

  it('are of the newest year with any', () => {
    expect(completions(80, 90).completions).toEqual({ count: 90, year: '2023-24' });
    expect(completions(80, 0).completions).toEqual({ count: 80, year: '2022-23' });
    expect(completions(80, null).completions).toEqual({ count: 80, year: '2022-23' });
  });

  it('are missing in the newest known year, and never of an unknown year', () => {
    expect(completions(0, 0).completions).toEqual({ count: 0, year: '2023-24' });
    expect(completions(null, 0).completions).toEqual({ count: 0, year: '2023-24' });
    expect(completions(0, null).completions).toEqual({ count: 0, year: '2022-23' });
  });

  it('are not known where neither year is in the table or IPEDS has no award', () => {
    expect(completions(null, null)).toMatchObject({
      completions: null,
      completions_reason: 'IPEDS has the program, and no count of its awards.',
    });
    const listed = programOf(catalogueOf({ accreditation: [listingRow()] }), 'BSN').facts;
    expect(listed.completions_reason).toBe('IPEDS counts no award of it in 2022-23 or 2023-24.');
  });

  it('of a track of the BSN are among those of the BSN', () => {
    const firstDegrees = [firstDegreeRow({ rn_to_bsn_evidence: 'yes' })];
    const { programs } = catalogueOf({ awards: [awardRow()], details: [detailRow()], firstDegrees });
    expect(programs.map(({ credential, facts }) => [credential, facts.completions_reason])).toEqual([
      ['BSN', null],
      ['ABSN', "IPEDS counts them among the school's 100 BSN degrees of 2023-24."],
      ['RN_TO_BSN', "IPEDS counts them among the school's 100 BSN degrees of 2023-24."],
    ]);
  });
});

describe('the graduation rate', () => {
  it('is of the whole institution with its year', () => {
    const { facts } = programOf(catalogueOf({ awards: [awardRow()] }), 'BSN');
    expect(facts).toMatchObject({ graduation_rate_percent: 60, graduation_rate_year: 2024 });
  });

  it('is missing with its year where the institution reports none', () => {
    const institutions = [institutionRow({ graduation_rate_150pct: null })];
    const { facts } = programOf(catalogueOf({ institutions, awards: [awardRow()] }), 'BSN');
    expect(facts).toMatchObject({
      graduation_rate_percent: null,
      graduation_rate_year: null,
      graduation_rate_reason:
        'The institution reports none: it may have no first-time full-time undergraduates.',
    });
  });

  it('is named without a year where none is published', () => {
    const institutions = [institutionRow({ graduation_rate_year: null })];
    const rows = { institutions, awards: [awardRow()], profiles: [profileRow()] };
    const { facts } = programOf(catalogueOf(rows), 'BSN');
    expect(facts.score_parts.find(({ id }) => id === 'completion')?.basis).toBe(
      'Percent: graduation rate of the whole school.',
    );
  });
});

describe('students who finish', () => {
  const part = (credential: 'ADN' | 'BSN', cells: Parameters<typeof profileRow>[0] = {}) =>
    programOf(
      catalogueOf({ awards: [awardRow({ credential })], profiles: [profileRow(cells)] }),
      credential,
    ).facts.score_parts.find(({ id }) => id === 'completion');

  it('are for a BSN those who graduate, for an ADN those who come back', () => {
    expect(part('BSN')).toMatchObject({
      value: 60,
      basis: 'Percent: graduation rate of the whole school, 2024.',
    });
    expect(part('ADN')).toMatchObject({
      value: 70,
      basis: 'Percent: full-time students of the whole school who came back for a second year.',
    });
  });

  it('are measured from 30 first-time full-time students on', () => {
    expect(part('BSN', { retention_full_time_cohort: 30 })?.value).toBe(60);
    for (const retention_full_time_cohort of [29, null]) {
      expect(part('BSN', { retention_full_time_cohort })).toMatchObject({
        value: null,
        reason: 'fewer than 30 first-time full-time students, or not reported',
      });
    }
  });
});

describe('the score of a program', () => {
  it('is published to one decimal with its parts, its error and its group, and kept unrounded', () => {
    const catalogue = catalogueOf({
      institutions: [institutionRow({ graduation_rate_150pct: 41 })],
      awards: [awardRow()],
      profiles: [profileRow()],
      outcomes: [outcomeRow({ median_earnings: 71_234, earners_count: 120 })],
      results: [programRow({ program_type: 'BSN', verification: 'transcribed' })],
    });
    const { facts, score } = programOf(catalogue, 'BSN');
    expect(facts.evidence).toBe('full');
    expect(facts.score_parts.map(({ id, value, weight }) => [id, value, weight])).toEqual([
      ['nclex', 91.1, 40],
      ['earnings', facts.earnings.shrunk_index, 25],
      ['completion', 41, 10],
      ['affordability', 1, 15],
      ['debt', 0.281, 10],
    ]);
    expect(facts.outcomes_score).toBe(roundToTenth(score?.total ?? Number.NaN));
    expect(facts.standard_error).toBe(roundToTenth(score?.standardError ?? Number.NaN));
    expect(score?.total).not.toBe(facts.outcomes_score);
    expect(facts.band_range?.best).toBeLessThanOrEqual(facts.band ?? 0);
    expect(facts.band_range?.worst).toBeGreaterThanOrEqual(facts.band ?? 0);
    expect(facts.score_version).toBe('2');
  });

  it('has stand-ins of its own control where something is missing, and no group where too little is measured', () => {
    const points = (control: 'public' | 'private for-profit') => {
      const rows = { institutions: [institutionRow({ control })], awards: [awardRow()] };
      const { facts } = programOf(catalogueOf(rows), 'BSN');
      expect([facts.evidence, facts.band, facts.band_range, facts.band_label]).toEqual([
        'thin',
        null,
        null,
        null,
      ]);
      return facts.score_parts.find(({ id }) => id === 'debt')?.points;
    };
    expect(points('public')).not.toBe(points('private for-profit'));
  });

  it('is missing for a hospital diploma, which has no published measure', () => {
    const catalogue = catalogueOf({ accreditation: [listingRow({ credential: 'DIPLOMA' })] });
    expect(programOf(catalogue, 'DIPLOMA').facts).toMatchObject({
      outcomes_score: null,
      outcomes_score_reason: 'Hospital diplomas have no score: none of its measures is published for them.',
      score_parts: [],
      evidence: null,
    });
  });
});

describe('the catalogue', () => {
  const data = dataOfRows({
    institutions: [
      institutionRow({ name: 'B College' }),
      institutionRow({ unitid: '100002', name: 'A College' }),
    ],
    awards: [awardRow(), awardRow({ unitid: '100002', credential: 'LPN' })],
    accreditation: [listingRow()],
  });

  it('is in the order of the names of schools, then of the credentials', () => {
    expect(idsOf(programCatalogue(data))).toEqual(['a-college-100002:LPN', 'b-college-100001:BSN']);
  });

  it('names the tables that it was made from', () => {
    expect(programCatalogue(data).version).toBe('example');
  });

  it('gives each school its programs', () => {
    const { institutions } = programCatalogue(data);
    expect(institutions.get('b-college-100001')).toMatchObject({ name: 'B College', state: 'ohio' });
    expect(institutions.get('b-college-100001')?.programs.map(({ credential }) => credential)).toEqual([
      'BSN',
    ]);
  });

  it('labels the programs of a school that pays, and moves nothing', () => {
    const paid = programCatalogue(data, new Set(['b-college-100001']));
    expect(paid.programs.map(({ facts }) => facts.sponsored)).toEqual([false, true]);
    expect(idsOf(paid)).toEqual(idsOf(programCatalogue(data)));
  });

  it('is not made where a state has no mean wage of the occupation', () => {
    expect(() => programCatalogue(dataFrom({ wages: [] }, data))).toThrow('No mean wage for LPN in ohio');
  });
});
