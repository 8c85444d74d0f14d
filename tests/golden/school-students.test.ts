import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { schoolStudents } from '@/lib/programs/page/school/students';

const data = loadData();
const figureOf = (facts: ReturnType<typeof schoolStudents>['aid'], label: string) =>
  facts.find((fact) => fact.label.startsWith(label))?.figure;

describe('the students of a school', () => {
  it('are those of its row, with what is not reported in words', () => {
    const profile = data
      .rows('institution_profile')
      .find(
        (row) =>
          row.pell_percent_of_undergraduates !== null &&
          row.acceptance_rate_latest_fall === null &&
          !row.open_admission,
      );
    const { undergraduates, students, aid } = schoolStudents(profile?.unitid, data);
    expect(undergraduates).toBe(profile?.undergraduates);
    expect(figureOf(students, 'Applicants admitted')).toEqual({ missing: 'Not reported' });
    expect(figureOf(aid, 'Undergraduates with a Pell Grant')).toEqual({
      value: expect.stringMatching(new RegExp(`^${profile?.pell_percent_of_undergraduates}%`)),
    });
  });

  it('are admitted if they qualify where admission is open', () => {
    const open = data.rows('institution_profile').find((row) => row.open_admission);
    expect(figureOf(schoolStudents(open?.unitid, data).students, 'Applicants admitted')).toEqual({
      value: 'Everyone who qualifies',
    });
  });

  it('repay their loans as published, upper bounds as such', () => {
    const bounded = data
      .rows('loan_repayment')
      .find((row) => row.share_in_default_is_upper_bound && row.share_in_default !== null);
    const { repayment } = schoolStudents(bounded?.unitid, data);
    expect(repayment?.caption).toContain(bounded?.borrowers_in_cohort.toLocaleString('en-US'));
    expect(figureOf(repayment?.facts ?? [], 'Are in default')).toEqual({
      value: expect.stringMatching(/^at most \d+%$/),
    });
  });

  it('are not known of a school that no table has', () => {
    expect(schoolStudents(undefined, data)).toEqual({
      undergraduates: null,
      all: null,
      fewBeginners: null,
      schedule: null,
      students: [],
      aid: [],
      repayment: null,
    });
  });
});
