import { roundToTenth } from '@/lib/numbers/rounding';
import type { CsvRecord } from '../../../csv';
import type { InstitutionProfileRow } from '../../../tables/institution-profile';
import type { RawRow } from '../../files/delimited';
import { acceptanceRate } from '../acceptance-rate';
import { cellText, flaggedNumber, numberText } from '../cells';

type ProfileColumn = keyof InstitutionProfileRow;
type Read = (row: RawRow) => string;

/** A survey that decides columns of the profile. */
export interface ProfileSurvey {
  /** Name in its files: EF_D of EF2024D. */
  readonly survey: string;
  /** Columns that its file must have. */
  readonly needs: readonly string[];
  readonly columns: Readonly<Partial<Record<ProfileColumn, Read>>>;
}

/** Copies figures as they are. */
function copied(survey: string, names: Readonly<Partial<Record<ProfileColumn, string>>>): ProfileSurvey {
  const columns = Object.entries(names).map(([column, name]): [string, Read] => [
    column,
    (row) => numberText(flaggedNumber(row, name)),
  ]);
  return { survey, needs: Object.values(names), columns: Object.fromEntries(columns) };
}

/** Grants, loans and aid of a year: SFA2324 has those of 2023-24. */
export const aidSurvey: ProfileSurvey = copied('SFA', {
  pell_percent_of_undergraduates: 'UPGRNTP',
  pell_average_amount: 'UPGRNTA',
  federal_loan_percent_of_undergraduates: 'UFLOANP',
  federal_loan_average_amount: 'UFLOANA',
  first_year_any_grant_percent: 'AGRNT_P',
  first_year_any_grant_average: 'AGRNT_A',
  first_year_institution_grant_percent: 'IGRNT_P',
  first_year_institution_grant_average: 'IGRNT_A',
  first_year_loan_percent: 'LOAN_P',
  first_year_loan_average: 'LOAN_A',
});

const retention = copied('EF_D', {
  student_to_faculty_ratio: 'STUFACR',
  retention_full_time_percent: 'RET_PCF',
  retention_full_time_cohort: 'RRFTCTA',
  retention_part_time_percent: 'RET_PCP',
});

const enrolled = copied('DRVEF', {
  undergraduates: 'EFUG',
  graduate_students: 'EFGRAD',
  undergraduates_exclusively_online_percent: 'PCUDEEXC',
  undergraduates_some_online_percent: 'PCUDESOM',
  undergraduates_no_online_percent: 'PCUDENON',
  graduates_exclusively_online_percent: 'PCGDEEXC',
});

function partTimePercent(row: RawRow): string {
  const [all, fullTime] = [flaggedNumber(row, 'EFUG'), flaggedNumber(row, 'EFUGFT')];
  return !all || fullTime === null ? '' : numberText(roundToTenth(100 * (1 - fullTime / all)));
}

const enrollment: ProfileSurvey = {
  survey: enrolled.survey,
  needs: [...enrolled.needs, 'EFUGFT'],
  columns: { ...enrolled.columns, undergraduates_part_time_percent: partTimePercent },
};

const YES = '1';
const yesNo = (cell: string) => (cell === '' ? '' : cell === YES ? 'yes' : 'no');

const offerings: ProfileSurvey = {
  survey: 'IC',
  needs: ['OPENADMP', 'DISTNCED'],
  columns: {
    open_admission: (row) => yesNo(cellText(row['OPENADMP'])),
    all_programs_offered_only_online: (row) => yesNo(cellText(row['DISTNCED'])),
  },
};

const admissions: ProfileSurvey = {
  survey: 'ADM',
  needs: ['APPLCN', 'ADMSSN'],
  columns: {
    acceptance_rate_latest_fall: (row) =>
      acceptanceRate(flaggedNumber(row, 'APPLCN'), flaggedNumber(row, 'ADMSSN')),
  },
};

/** Surveys of a fall, the offerings first: every unit that reports is in them. */
export const fallSurveys: readonly ProfileSurvey[] = [offerings, retention, enrollment, admissions];

/** Columns of a unit that surveys decide; "" where a survey has no row of it. */
export function profileColumns({ columns }: ProfileSurvey, row: RawRow | undefined): CsvRecord {
  return Object.fromEntries(Object.entries(columns).map(([column, read]) => [column, row ? read(row) : '']));
}
