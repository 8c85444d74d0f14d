import { printedRate } from '../../check/printed-rate';
import type { CsvRecord } from '../../csv';
import { labelledYear, monthsIn, recordPeriod } from '../../period';

/** What a row is checked against, besides itself. */
export interface RuleContext {
  /** Hosts of the publishers of a state. */
  readonly hostsOf: (state: string) => readonly string[];
  /** The month in which the file is read, as 2026-11: a period that has not ended has no result. */
  readonly month: string;
}

/** Says what is wrong with a row, or nothing. */
type Rule = (record: CsvRecord, context: RuleContext) => string | undefined;

const MONTHS_PER_YEAR = 12;

const periodOfAYear: Rule = (record) => (recordPeriod(record) ? undefined : 'period_label: names no year');

const periodOfItsKind: Rule = (record) => {
  const { period_label = '', period_start = '', period_end = '' } = record;
  const period = recordPeriod(record);
  if (period?.kind === 'year as labelled') {
    if (!/^\d{4}$/.test(period_label)) return 'period_label: a year as labelled is a plain year';
    return period_start || period_end ? 'period_start: a year as labelled has no months' : undefined;
  }
  const months = period && monthsIn(period);
  if (months === undefined) {
    return 'period_start and period_end: needed, because the label does not name the months';
  }
  if (period?.kind === 'full-year') {
    return months === MONTHS_PER_YEAR ? undefined : `period_end: a full year has 12 months, not ${months}`;
  }
  return months >= 1 && months < MONTHS_PER_YEAR
    ? undefined
    : `period_end: a part of a year has 1 to 11 months, not ${months}`;
};

const periodOfItsLabel: Rule = (record) => {
  const { period_label = '', period_end = '' } = record;
  const period = recordPeriod(record);
  return period_end === '' || period?.year === labelledYear(period_label)
    ? undefined
    : `period_label: does not name the year in which ${period_end} lies`;
};

const periodThatHasEnded: Rule = (record, { month }) => {
  const period = recordPeriod(record);
  const last = period?.end ?? `${period?.year}-${MONTHS_PER_YEAR}`;
  return last < month ? undefined : `period_end: ${last} has not ended`;
};

const passesWithinCandidates: Rule = ({ candidates = '', passed = '', pass_rate_percent: rate = '' }) => {
  if (passed === '' && rate === '') return 'passed and pass_rate_percent: one of them is needed';
  return Number(passed) > Number(candidates)
    ? `passed: ${passed} of ${candidates} candidates cannot have passed`
    : undefined;
};

const rateOfItsCounts: Rule = ({ candidates = '', passed = '', pass_rate_percent: rate = '' }) => {
  if (rate === '' || Number(passed) > Number(candidates)) return undefined;
  const counts = passed === '' ? 'no whole number' : `not ${passed}`;
  return printedRate(rate, Number(candidates), passed === '' ? null : Number(passed))
    ? undefined
    : `pass_rate_percent: ${rate} is ${counts} of ${candidates} candidates, neither rounded nor cut`;
};

const examOfItsProgram: Rule = ({ exam, program_type: type }) =>
  type === '' || (exam === 'NCLEX-PN') === (type === 'LPN')
    ? undefined
    : `program_type: graduates of ${type} programs do not take the ${exam}`;

/** The host of an address without "www."; empty where it is no address. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}

const sourceOfThePublisher: Rule = ({ state_slug = '', source_url = '' }, { hostsOf }) => {
  const hosts = hostsOf(state_slug);
  if (hosts.includes(hostOf(source_url))) return undefined;
  const known = hosts.length === 0 ? 'none is known' : hosts.join(', ');
  return `source_url: not on a host of a publisher of ${state_slug} (${known}); a new one goes into content/data/publisher_hosts.csv`;
};

/** Of these only the first broken one is reported: the others follow from it. */
const periodRules: readonly Rule[] = [periodOfAYear, periodOfItsKind, periodOfItsLabel, periodThatHasEnded];

const otherRules: readonly Rule[] = [
  passesWithinCandidates,
  rateOfItsCounts,
  examOfItsProgram,
  sourceOfThePublisher,
];

/** Everything that is wrong with one row taken alone. */
export function rowProblems(record: CsvRecord, context: RuleContext): string[] {
  const reasons = (rules: readonly Rule[]) =>
    rules.map((rule) => rule(record, context)).filter((reason) => reason !== undefined);
  return [...reasons(periodRules).slice(0, 1), ...reasons(otherRules)];
}

/** Whether the printed rate was cut to its decimals and not rounded: accepted, and said. */
export function isCut({ candidates = '', passed = '', pass_rate_percent: rate = '' }: CsvRecord): boolean {
  if (rate === '') return false;
  return printedRate(rate, Number(candidates), passed === '' ? null : Number(passed)) === 'cut';
}
