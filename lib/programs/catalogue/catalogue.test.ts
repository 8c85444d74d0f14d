import { describe, expect, it } from 'vitest';
import { dataFrom } from '@/lib/data/data';
import { programRow } from '@/tests/support/pass-rates';
import {
  awardRow,
  catalogueOf,
  dataOfRows,
  detailRow,
  idsOf,
  institutionRow,
  listingRow,
  outcomeRow,
  programOf,
} from '@/tests/support/program-tables';
import { programCatalogue } from './catalogue';

describe('completions', () => {
  const completions = (completions_2022_23: number | null, completions_2023_24: number | null) =>
    programOf(catalogueOf({ awards: [awardRow({ completions_2022_23, completions_2023_24 })] }), 'BSN').facts;

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
    expect(listed.completions_reason).toBe('IPEDS has no award of it in 2022-23 or 2023-24.');
  });

  it('of a track of the BSN are among those of the BSN', () => {
    const { programs } = catalogueOf({ awards: [awardRow()], details: [detailRow()] });
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
    const { facts } = programOf(catalogueOf({ institutions, awards: [awardRow()] }), 'BSN');
    expect(facts.score_parts.find(({ id }) => id === 'completion')?.basis).toBe(
      'Percent: graduation rate of the whole institution.',
    );
  });
});

describe('the score of a program', () => {
  it('is published to one decimal with its parts, and kept unrounded', () => {
    const catalogue = catalogueOf({
      institutions: [
        institutionRow({ graduation_rate_150pct: 41 }),
        institutionRow({ unitid: '100002', name: 'B', graduation_rate_150pct: 70 }),
        institutionRow({ unitid: '100003', name: 'C', graduation_rate_150pct: 20 }),
      ],
      awards: ['100001', '100002', '100003'].map((unitid) => awardRow({ unitid })),
      outcomes: [
        outcomeRow({ median_earnings: 71_234 }),
        outcomeRow({ unitid: '100002', opeid6: '002002', median_earnings: 90_000 }),
        outcomeRow({ unitid: '100003', opeid6: '003003', median_earnings: 60_000 }),
      ],
      results: [programRow({ program_type: 'BSN', verification: 'transcribed' })],
    });
    const { facts, score } = programOf(catalogue, 'BSN');
    expect(facts.evidence).toBe('full');
    expect(facts.score_parts.map(({ id, value, weight }) => [id, value, weight])).toEqual([
      ['nclex', 91.1, 35],
      ['earnings', 0.712, 25],
      ['completion', 41, 15],
      ['affordability', 1, 15],
      ['debt', 0.281, 10],
    ]);
    expect(facts.outcomes_score).toBe(Math.round((score ?? 0) * 10) / 10);
    expect(score).not.toBe(facts.outcomes_score);
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

  it('is missing where no program has a measure', () => {
    const institutions = [institutionRow({ tuition_in_state: null, graduation_rate_150pct: null })];
    const { facts } = programOf(catalogueOf({ institutions, awards: [awardRow()] }), 'BSN');
    expect(facts).toMatchObject({ outcomes_score: null, outcomes_score_reason: 'No measure applies.' });
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
    expect(idsOf(programCatalogue(data))).toEqual([
      'a-college-100002:LPN',
      'b-college-100001:BSN',
      'b-college-100001:RN_TO_BSN',
    ]);
  });

  it('names the tables that it was made from', () => {
    expect(programCatalogue(data).version).toBe('example');
  });

  it('gives each school its programs', () => {
    const { institutions } = programCatalogue(data);
    expect(institutions.get('b-college-100001')).toMatchObject({ name: 'B College', state: 'ohio' });
    expect(institutions.get('b-college-100001')?.programs.map(({ credential }) => credential)).toEqual([
      'BSN',
      'RN_TO_BSN',
    ]);
  });

  it('labels the programs of a school that pays, and moves nothing', () => {
    const paid = programCatalogue(data, new Set(['b-college-100001']));
    expect(paid.programs.map(({ facts }) => facts.sponsored)).toEqual([false, true, true]);
    expect(idsOf(paid)).toEqual(idsOf(programCatalogue(data)));
  });

  it('is not made where a state has no mean wage of the occupation', () => {
    expect(() => programCatalogue(dataFrom({ wages: [] }, data))).toThrow('No mean wage for LPN in ohio');
  });
});
