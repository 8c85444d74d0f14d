import { describe, expect, it } from 'vitest';
import { programRow } from '@/tests/support/pass-rates';
import {
  awardRow,
  catalogueOf,
  detailRow,
  firstDegreeRow,
  institutionRow,
  listingRow,
  outcomeRow,
  programOf,
  type Rows,
  tableOf,
} from '@/tests/support/program-tables';
import type { CatalogueCredential } from '../credentials';
import { caveatTexts } from './caveats';

/** An accredited BSN program of which everything is known but earnings, debt and pass rate. */
const plain: Rows = { awards: [awardRow()], accreditation: [listingRow()] };
const caveats = (rows: Rows, credential: CatalogueCredential = 'BSN', unitid?: string) =>
  programOf(catalogueOf({ ...plain, ...rows }), credential, unitid).facts.caveats;
const ofCredential = (credential: 'LPN' | 'ADN' | 'MSN' | 'DNP', rows: Rows = {}) =>
  caveats(
    { awards: [awardRow({ credential })], accreditation: [listingRow({ credential })], ...rows },
    credential,
  );
const always = ['graduation_rate_of_all_fields', 'nclex_not_in_score'];

describe('a program with nothing special', () => {
  it('has only the caveats of what is shown and of the score', () => {
    expect(caveats({})).toEqual(always);
    expect(ofCredential('LPN')).toEqual(always);
    expect(ofCredential('DNP')).toEqual(['graduation_rate_of_all_fields']);
  });

  it('has none about a missing graduation rate', () => {
    expect(caveats({ institutions: [institutionRow({ graduation_rate_150pct: null })] })).not.toContain(
      'graduation_rate_of_all_fields',
    );
  });

  it('has none of NCLEX where its results are in the score', () => {
    const results = [programRow({ program_type: 'BSN', verification: 'transcribed' })];
    expect(caveats({ results })).toEqual(['graduation_rate_of_all_fields']);
  });
});

describe('every caveat', () => {
  it('is a whole sentence, and none is said twice', () => {
    const texts = [...caveatTexts.values()];
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
  });
});

describe('what the federal data count together', () => {
  const bsnOutcome = [outcomeRow()];
  const debtOnly = [outcomeRow({ median_earnings: null, earnings_years_after_completion: null })];

  it('is said of the three kinds of BSN where earnings or debt are shown', () => {
    const firstDegrees = [firstDegreeRow({ rn_to_bsn_evidence: 'yes' })];
    const rows = { outcomes: bsnOutcome, details: [detailRow()], firstDegrees };
    for (const credential of ['BSN', 'ABSN', 'RN_TO_BSN'] as const) {
      expect(caveats(rows, credential)).toContain('degrees_measured_together');
    }
    expect(caveats({ outcomes: debtOnly })).toContain('degrees_measured_together');
    expect(caveats({ outcomes: [outcomeRow({ median_debt: null })] })).toContain('degrees_measured_together');
    expect(caveats({})).not.toContain('degrees_measured_together');
  });

  it('is said of practical nursing where earnings are shown', () => {
    const outcome = outcomeRow({ credential: 'LPN', cip4: '51.39', credential_level: 1 });
    expect(ofCredential('LPN', { outcomes: [outcome] })).toContain('aides_included');
    expect(ofCredential('LPN')).not.toContain('aides_included');
  });

  it('is said of a DNP where earnings or debt are shown', () => {
    const outcome = outcomeRow({ credential: 'DOCTORAL', credential_level: 7 });
    expect(ofCredential('DNP', { outcomes: [outcome] })).toContain('doctorates_measured_together');
    expect(ofCredential('DNP', { outcomes: [{ ...outcome, median_earnings: null }] })).toContain(
      'doctorates_measured_together',
    );
  });

  it('is not said of the others', () => {
    const outcome = outcomeRow({ credential: 'ADN', credential_level: 2 });
    expect(ofCredential('ADN', { outcomes: [outcome] })).toEqual(always);
  });
});

describe('a value shared by campuses', () => {
  it('is said wherever it is shown', () => {
    const outcomes = [outcomeRow({ units_sharing_value: 4 })];
    expect(caveats({ outcomes })).toContain('value_shared_by_campuses');
    expect(caveats({ outcomes: [outcomeRow()] })).not.toContain('value_shared_by_campuses');
  });
});

describe('the track of a BSN', () => {
  it('is said where it may be mostly for nurses who are RNs already', () => {
    const kind = (first_degree: 'yes' | 'mixed' | 'unknown') => ({
      firstDegrees: [firstDegreeRow({ first_degree, rn_to_bsn_evidence: 'yes' })],
    });
    const presumed = firstDegreeRow({ first_degree: 'yes', confidence: 'low' });
    expect(caveats({ firstDegrees: [presumed] })).toContain('first_degree_not_confirmed');
    expect(caveats(kind('yes'))).not.toContain('first_degree_not_confirmed');
    expect(caveats(kind('mixed'))).toContain('completion_possible');
    expect(caveats(kind('unknown'))).toContain('completion_possible');
    expect(caveats(kind('yes'))).not.toContain('completion_possible');
    expect(caveats(kind('mixed'), 'RN_TO_BSN')).not.toContain('completion_possible');
  });

  it('is said of an RN-to-BSN that is not confirmed', () => {
    const evidence = (rn_to_bsn_evidence: 'yes' | 'inferred') => ({
      firstDegrees: [firstDegreeRow({ rn_to_bsn_evidence })],
    });
    expect(caveats(evidence('inferred'), 'RN_TO_BSN')).toContain('completion_not_told');
    expect(caveats(evidence('yes'), 'RN_TO_BSN')).not.toContain('completion_not_told');
    expect(caveats(evidence('inferred'))).not.toContain('completion_not_told');
  });

  it('is said of an accelerated program: its outcomes are those of the BSN', () => {
    const details = [detailRow()];
    expect(caveats({ details }, 'ABSN')).toContain('accelerated_shares_outcomes');
    expect(caveats({ details })).not.toContain('accelerated_shares_outcomes');
  });
});

describe('few graduates', () => {
  it('are fewer than 10 a year', () => {
    expect(caveats({ awards: [awardRow({ completions_latest_year: 9 })] })).toContain('few_graduates');
    expect(caveats({ awards: [awardRow({ completions_latest_year: 10 })] })).not.toContain('few_graduates');
  });
});

describe('a program without awards yet', () => {
  const none = { completions_previous_year: 0, completions_latest_year: 0 };

  it('is said where an agency has it as accredited', () => {
    expect(caveats({ awards: [] })).toContain('no_awards_yet');
    expect(caveats({})).not.toContain('no_awards_yet');
  });

  it('is not said where no agency has it, and not of hospital diplomas', () => {
    expect(caveats({ awards: [awardRow(none)], accreditation: [] })).not.toContain('no_awards_yet');
    const accreditation = [listingRow({ credential: 'DIPLOMA' })];
    expect(caveats({ awards: [], accreditation }, 'DIPLOMA')).not.toContain('no_awards_yet');
  });
});

describe('a score of which nothing is measured', () => {
  it('says so', () => {
    const institutions = [
      institutionRow({ tuition_in_state: null, graduation_rate_150pct: null }),
      institutionRow({ unitid: '100002', name: 'Other College' }),
    ];
    const awards = [awardRow(), awardRow({ unitid: '100002' })];
    expect(caveats({ institutions, awards })).toContain('nothing_measured');
    expect(caveats({ institutions, awards }, 'BSN', '100002')).not.toContain('nothing_measured');
  });

  it('does not say so where there is no score at all', () => {
    const awards = [awardRow({ credential: 'PHD' })];
    expect(caveats({ awards, accreditation: [] }, 'PHD')).toEqual(['graduation_rate_of_all_fields']);
  });
});

describe('a program of which no award is reported', () => {
  const none = [awardRow({ completions_previous_year: 0, completions_latest_year: 0 })];

  it('says so, whether or not an agency has it', () => {
    expect(caveats({ awards: none, accreditation: [] })).toContain('no_awards');
    expect(caveats({ awards: none })).toContain('no_awards');
    expect(caveats({ awards: none })).not.toContain('no_awards_yet');
    expect(caveats({ accreditation: [] })).not.toContain('no_awards');
  });
});

describe('results', () => {
  it('of the board of another state say so', () => {
    const rows = (cells: Parameters<typeof programRow>[0]) =>
      caveats({ results: [programRow({ program_type: 'BSN', ...cells }), tableOf({ state_slug: 'maine' })] });
    expect(rows({ state_slug: 'maine' })).toContain('results_of_another_state');
    expect(rows({})).not.toContain('results_of_another_state');
  });

  const result = (cells: Parameters<typeof programRow>[0]) =>
    caveats({ results: [programRow({ program_type: 'BSN', ...cells })] });

  it('that are quoted say so', () => {
    expect(result({ verification: 'quoted' })).toContain('quoted_result');
    expect(result({ verification: 'board' })).not.toContain('quoted_result');
  });

  it.each(['california', 'georgia', 'tennessee'] as const)(
    'of the copy of %s say what is special about it',
    (state) => {
      const id = `${state}_results`;
      expect(result({ state_slug: state, verification: 'transcribed' })).toContain(id);
      expect(result({ state_slug: state, verification: 'board' })).not.toContain(id);
      expect(result({ state_slug: 'ohio', verification: 'transcribed' })).not.toContain(id);
      expect(caveats({ results: [tableOf({ state_slug: state })] })).not.toContain(id);
    },
  );

  it("of a master's program are of its entry level", () => {
    const results = [programRow({ program_type: 'MSN_ENTRY' })];
    expect(ofCredential('MSN', { results })).toContain('entry_masters_results');
    expect(ofCredential('MSN')).not.toContain('entry_masters_results');
  });
});

describe('accreditation', () => {
  it('by a candidate does not count yet', () => {
    expect(caveats({ accreditation: [listingRow({ status: 'Candidate' })] })).toContain('candidate');
    expect(caveats({})).not.toContain('candidate');
    const elsewhere = [listingRow({ status: 'Candidate' }), listingRow({ agency: 'ACEN' })];
    expect(caveats({ accreditation: elsewhere })).not.toContain('candidate');
  });

  it('on an old list says so, where no newer one has it', () => {
    const old = listingRow({ as_of: '2022-03' });
    expect(caveats({ accreditation: [old] })).toContain('old_list');
    expect(caveats({ accreditation: [listingRow({ as_of: '2026-02-01' })] })).not.toContain('old_list');
    expect(caveats({ accreditation: [old, listingRow()] })).not.toContain('old_list');
    expect(caveats({ accreditation: [old, listingRow({ status: 'Candidate' })] })).toContain('old_list');
    expect(caveats({ accreditation: [{ ...old, status: 'Candidate' }] })).not.toContain('old_list');
    expect(caveats({ accreditation: [] })).not.toContain('old_list');
  });
});
