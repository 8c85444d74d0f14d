import type { CsvRecord } from '../../csv';
import { MONTHS_PER_YEAR } from '../../month-number';
import { labelledBounds, monthsIn, type Period, recordPeriod } from '../../period';
import { isFiscalYear, isPlainYear, isSpreadsheetDate, labelledYear, splitYear } from '../../period-label';
import { printedRate } from '../printed-rate';
import { isTotal } from './total-name';

/** What a row is checked against, besides itself. */
export interface RuleContext {
  /** Hosts of the publishers of a state. */
  readonly hostsOf: (state: string) => readonly string[];
  /** The month in which the row is read, as 2026-11: a period that has not ended has no result. */
  readonly month: string;
}

/** What is wrong with a row, and in which column. */
export interface RowProblem {
  readonly column: string;
  readonly reason: string;
}

/** Says what is wrong with a row, or nothing. */
type Rule = (record: CsvRecord, context: RuleContext) => RowProblem | undefined;

const problem = (column: string, reason: string): RowProblem => ({ column, reason });

const periodAsText: Rule = ({ period_label = '' }) =>
  isSpreadsheetDate(period_label)
    ? problem(
        'period_label',
        `"${period_label}" is a date, as Excel writes a label that looks like one; write the months of the period, for example "Jul 2023-Jun 2024", in a column formatted as text`,
      )
    : undefined;

const periodOfAYear: Rule = (record) =>
  recordPeriod(record) ? undefined : problem('period_label', 'names no year');

function monthsOfItsKind(period: Period): RowProblem | undefined {
  const months = monthsIn(period);
  if (months === undefined) {
    return problem('period_start and period_end', 'needed, because the label does not name the months');
  }
  if (months < 1) return problem('period_end', `${period.end} is before ${period.start}, where it starts`);
  if (period.kind === 'full-year') {
    return months === MONTHS_PER_YEAR
      ? undefined
      : problem('period_end', `a full year has 12 months, not ${months}`);
  }
  return months < MONTHS_PER_YEAR
    ? undefined
    : problem('period_end', `a part of a year has 1 to 11 months, not ${months}`);
}

const periodOfItsKind: Rule = (record) => {
  const { period_label = '', period_start = '', period_end = '' } = record;
  const period = recordPeriod(record);
  if (period?.kind !== 'year as labelled') return period && monthsOfItsKind(period);
  if (!isPlainYear(period_label)) return problem('period_label', 'a year as labelled is a plain year');
  return period_start || period_end ? problem('period_start', 'a year as labelled has no months') : undefined;
};

/** A fiscal year is another than the calendar's: months from January to December contradict its label. */
const fiscalYear: Rule = (record) => {
  const period = recordPeriod(record);
  const isCalendar = period?.start?.endsWith('-01') && period.end?.endsWith(`-${MONTHS_PER_YEAR}`);
  return isFiscalYear(record['period_label'] ?? '') && isCalendar
    ? problem(
        'period_label',
        'a fiscal year does not run from January to December; give its own months, or label the row with the calendar year',
      )
    : undefined;
};

const yearBefore = (year: number | undefined) => (year === undefined ? undefined : year - 1);

/** Months that are given and those that the label names are the same; a plain year may be the board's own. */
const periodOfItsLabel: Rule = (record) => {
  const { period_label = '', period_start = '', period_end = '' } = record;
  const period = recordPeriod(record);
  if (period?.kind === 'partial' && isPlainYear(period_label)) {
    return problem('period_label', 'names a whole year, and the row is a part of one');
  }
  if (period_end !== '' && period?.year !== labelledYear(period_label)) {
    return problem('period_label', `does not name the year in which ${period_end} lies`);
  }
  const named = isPlainYear(period_label) ? undefined : labelledBounds(period_label);
  if (named && period_start !== '' && period_start !== named.start) {
    return problem('period_start', `${period_start} contradicts the label, which starts in ${named.start}`);
  }
  if (named && period_end !== '' && period_end !== named.end) {
    return problem('period_end', `${period_end} contradicts the label, which ends in ${named.end}`);
  }
  const first = yearBefore(splitYear(period_label));
  return first !== undefined && !named && period_start !== '' && !period_start.startsWith(`${first}-`)
    ? problem('period_start', `${period_start} contradicts the label, which starts in ${first}`)
    : undefined;
};

const periodThatHasEnded: Rule = (record, { month }) => {
  const period = recordPeriod(record);
  const last = period?.end ?? `${period?.year}-${MONTHS_PER_YEAR}`;
  return last < month ? undefined : problem('period_end', `${last} has not ended`);
};

const passesWithinCandidates: Rule = ({ candidates = '', passed = '', pass_rate_percent: rate = '' }) => {
  if (passed === '' && rate === '') return problem('passed and pass_rate_percent', 'one of them is needed');
  return Number(passed) > Number(candidates)
    ? problem('passed', `${passed} of ${candidates} candidates cannot have passed`)
    : undefined;
};

const rateOfItsCounts: Rule = ({ candidates = '', passed = '', pass_rate_percent: rate = '' }) => {
  const [count, passes] = [Number(candidates), passed === '' ? null : Number(passed)];
  if (rate === '' || Number(passed) > count || printedRate(rate, count, passes)) return undefined;
  const counts = passes === null ? 'no whole number' : `not ${passed}`;
  const share = printedRate(String(Number((Number(rate) * 100).toPrecision(rate.length))), count, passes);
  return problem(
    'pass_rate_percent',
    `${rate} is ${counts} of ${candidates} candidates, neither rounded nor cut${
      Number(rate) < 1 && share ? '; it is a share: write it in percent' : ''
    }`,
  );
};

const examOfItsProgram: Rule = ({ exam, program_type: type }) =>
  type === '' || (exam === 'NCLEX-PN') === (type === 'LPN')
    ? undefined
    : problem('program_type', `graduates of ${type} programs do not take the ${exam}`);

/** A table's total is no program, and would be added to its own parts. */
const schoolAndNoTotal: Rule = ({ state_slug = '', institution_name = '' }) =>
  isTotal(institution_name, state_slug)
    ? problem('institution_name', `"${institution_name}" is a total, not a school; leave the row out`)
    : undefined;

/** The host of an address without "www."; empty where it is no address. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}

/** The hosts of a state's publishers, from the table of boards and the list of further hosts. */
export function publisherHosts(boards: readonly CsvRecord[], further: readonly CsvRecord[]) {
  return (state: string) =>
    [
      ...boards.filter((row) => row['state_slug'] === state).map((row) => hostOf(row['publishes_at'] ?? '')),
      ...further.filter((row) => row['state_slug'] === state).map((row) => hostOf(`https://${row['host']}`)),
    ].filter((host) => host !== '');
}

/** Only a row that was read on the board's own page must be from there. */
const sourceOfThePublisher: Rule = ({ state_slug = '', source_url = '', verification }, { hostsOf }) => {
  const hosts = hostsOf(state_slug);
  if (verification !== 'board' || hosts.includes(hostOf(source_url))) return undefined;
  const known = hosts.length === 0 ? 'none is known' : hosts.join(', ');
  return problem(
    'source_url',
    `not on a host of a publisher of ${state_slug} (${known}); a new one goes into content/data/publisher_hosts.csv`,
  );
};

/** Of these only the first broken one is reported: the others follow from it. */
const periodRules: readonly Rule[] = [
  periodAsText,
  periodOfAYear,
  periodOfItsKind,
  fiscalYear,
  periodOfItsLabel,
  periodThatHasEnded,
];

const countRules: readonly Rule[] = [passesWithinCandidates, rateOfItsCounts];
const otherRules: readonly Rule[] = [examOfItsProgram, schoolAndNoTotal, sourceOfThePublisher];

const broken = (rules: readonly Rule[], record: CsvRecord, context: RuleContext) =>
  rules.map((rule) => rule(record, context)).filter((found) => found !== undefined);

/** What is wrong between the counts and the rate of one row. */
export function countProblems(record: CsvRecord): RowProblem[] {
  return broken(countRules, record, { hostsOf: () => [], month: '' });
}

/** Everything that is wrong with one row taken alone, its counts apart. */
export function rowProblems(record: CsvRecord, context: RuleContext): RowProblem[] {
  return [...broken(periodRules, record, context).slice(0, 1), ...broken(otherRules, record, context)];
}

/** Whether the printed rate was cut to its decimals and not rounded: accepted, and said. */
export function isCut({ candidates = '', passed = '', pass_rate_percent: rate = '' }: CsvRecord): boolean {
  if (rate === '') return false;
  return printedRate(rate, Number(candidates), passed === '' ? null : Number(passed)) === 'cut';
}
