import type { Data } from '@/lib/data/data';
import type { LoanRepaymentRow } from '@/lib/data/tables/aid';
import type { InstitutionProfileRow } from '@/lib/data/tables/institution-profile';
import { studentsFall } from '@/lib/data/year-words';
import { type Figure, figure } from '@/lib/numbers/figure';
import { formatCount, formatDollars, formatPercent } from '@/lib/numbers/format';
import { count } from '@/lib/text/words';

/** One thing known of the students of a whole school. */
export interface StudentFact {
  readonly label: string;
  readonly figure: Figure<string>;
}

const NOT_REPORTED = 'Not reported';

const percentOf = (value: number | null): Figure<string> =>
  figure(value === null ? null : formatPercent(value, 0), NOT_REPORTED);

/** A share of 1 as a percentage. */
const shareOf = (value: number | null): Figure<string> => percentOf(value === null ? null : 100 * value);

const countOf = (value: number | null): Figure<string> =>
  figure(value === null ? null : formatCount(value), NOT_REPORTED);

/** A share of students with the average amount of those who got it: "43%, on average $5,200". */
function sharePaid(percent: number | null, amount: number | null): Figure<string> {
  if (percent === null) return { missing: NOT_REPORTED };
  const average = amount === null ? '' : `, ${formatDollars(amount)} on average`;
  return { value: `${formatPercent(percent, 0)}${average}` };
}

/** Students who came back, where enough are counted to say something. */
function retention({
  retention_full_time_percent: percent,
  retention_full_time_cohort: cohort,
}: InstitutionProfileRow): Figure<string> {
  if (percent === null) return { missing: NOT_REPORTED };
  return { value: `${formatPercent(percent, 0)}${cohort === null ? '' : ` of ${formatCount(cohort)}`}` };
}

const admission = ({
  open_admission: open,
  acceptance_rate_latest_fall: rate,
}: InstitutionProfileRow): Figure<string> =>
  open === true ? { value: 'Everyone who qualifies' } : shareOf(rate);

/** Returns who studies at a school and how, all programs together. */
export function studentFacts(profile: InstitutionProfileRow): StudentFact[] {
  const row = (label: string, of: Figure<string>) => ({ label, figure: of });
  const ratio = profile.student_to_faculty_ratio;
  return [
    row('Undergraduates', countOf(profile.undergraduates)),
    row('Graduate students', countOf(profile.graduate_students)),
    row('Undergraduates who study part time', percentOf(profile.undergraduates_part_time_percent)),
    row('Undergraduates who study only online', percentOf(profile.undergraduates_exclusively_online_percent)),
    row('Undergraduates with some online classes', percentOf(profile.undergraduates_some_online_percent)),
    row('Graduate students who study only online', percentOf(profile.graduates_exclusively_online_percent)),
    row('Students for each instructor', countOf(ratio)),
    row('Full-time beginners who came back for a second year', retention(profile)),
    row('Part-time beginners who came back', percentOf(profile.retention_part_time_percent)),
    row('Applicants admitted to the school (nursing may ask more)', admission(profile)),
    row('First in the family to go to college', shareOf(profile.first_generation_share)),
  ];
}

/** Returns what helps students of a school pay, all programs together. */
export function aidFacts(profile: InstitutionProfileRow): StudentFact[] {
  const row = (label: string, percent: number | null, amount: number | null) => ({
    label,
    figure: sharePaid(percent, amount),
  });
  return [
    row(
      'Undergraduates with a Pell Grant, for low family income',
      profile.pell_percent_of_undergraduates,
      profile.pell_average_amount,
    ),
    row(
      'First-year students with any grant',
      profile.first_year_any_grant_percent,
      profile.first_year_any_grant_average,
    ),
    row(
      'First-year students with a grant from the school',
      profile.first_year_institution_grant_percent,
      profile.first_year_institution_grant_average,
    ),
    row('First-year students with a loan', profile.first_year_loan_percent, profile.first_year_loan_average),
    row(
      'Undergraduates with a federal loan',
      profile.federal_loan_percent_of_undergraduates,
      profile.federal_loan_average_amount,
    ),
  ];
}

/** A share of borrowers; most are upper bounds: "at most 2%". */
function borrowers(share: number | null, isBound: boolean | null): Figure<string> {
  if (share === null) return { missing: 'Not published' };
  return { value: `${isBound ? 'at most ' : ''}${formatPercent(100 * share, 0)}` };
}

function repaymentFacts(row: LoanRepaymentRow): StudentFact[] {
  return [
    {
      label: 'Owe less than at first',
      figure: borrowers(row.share_making_progress, row.share_making_progress_is_upper_bound),
    },
    {
      label: 'Have paid in full',
      figure: borrowers(row.share_paid_in_full, row.share_paid_in_full_is_upper_bound),
    },
    {
      label: 'Are in default',
      figure: borrowers(row.share_in_default, row.share_in_default_is_upper_bound),
    },
  ];
}

/** How federal loans of a school's graduates go. */
export interface Repayment {
  readonly caption: string;
  readonly facts: readonly StudentFact[];
}

/** What is shown beside the programs of a school, of all its students. */
export interface SchoolStudents {
  readonly undergraduates: number | null;
  /** Undergraduates and graduate students; null where none are reported. */
  readonly all: number | null;
  /** Warns that figures of full-time beginners are of few people; null where they are of enough. */
  readonly fewBeginners: string | null;
  /** How many study part time and online, for students of this level; null where that is not known. */
  readonly schedule: string | null;
  /** Empty where the source has no row of the school. */
  readonly students: readonly StudentFact[];
  readonly aid: readonly StudentFact[];
  readonly repayment: Repayment | null;
}

/** Warns where so few begin full time that the score doesn't count them either. */
function fewBeginners(profile: InstitutionProfileRow | undefined, data: Data): string | null {
  const cohort = profile?.retention_full_time_cohort ?? null;
  const enough = data.parameters('outcomes-score').number('minimum_cohort', 'completion');
  if (cohort === null || cohort >= enough) return null;
  const beginners = cohort === 0 ? 'no full-time beginners' : count(cohort, 'full-time beginner');
  return `Few people: the school had ${beginners} in the newest count.`;
}

/** Says how many study part time and only online: the undergraduates, or the graduate students. */
function schedule(profile: InstitutionProfileRow | undefined, isGraduate: boolean): string | null {
  const who = isGraduate ? 'graduate students' : 'undergraduates';
  const shares = [
    { percent: isGraduate ? null : profile?.undergraduates_part_time_percent, how: 'part time' },
    {
      percent: isGraduate
        ? profile?.graduates_exclusively_online_percent
        : profile?.undergraduates_exclusively_online_percent,
      how: 'only online',
    },
  ].flatMap(({ percent, how }) => (percent == null ? [] : [{ percent: formatPercent(percent, 0), how }]));
  const [first, ...others] = shares;
  if (!first) return null;
  const rest = others.map(({ percent, how }) => `, ${percent} ${how}`).join('');
  return `${first.percent} of ${who} study ${first.how}${rest} (${studentsFall}).`;
}

/**
 * Reads what is known of the students of a school.
 *
 * @param unitid undefined where IPEDS does not have it
 * @param isGraduate whether the page is about a program of graduate students
 */
export function schoolStudents(unitid: string | undefined, data: Data, isGraduate = false): SchoolStudents {
  const profile = data.institutionProfile(unitid ?? '');
  const loans = unitid === undefined ? undefined : data.loanRepayment(unitid);
  return {
    undergraduates: profile?.undergraduates ?? null,
    all: profile ? (profile.undergraduates ?? 0) + (profile.graduate_students ?? 0) || null : null,
    fewBeginners: fewBeginners(profile, data),
    schedule: schedule(profile, isGraduate),
    students: profile ? studentFacts(profile) : [],
    aid: profile ? aidFacts(profile) : [],
    repayment: loans
      ? {
          caption: `${count(loans.borrowers_in_cohort, 'borrower')} who finished an undergraduate program, two years after repayment began`,
          facts: repaymentFacts(loans),
        }
      : null,
  };
}
