import { sum } from 'd3-array';
import type { CsvRecord } from '../../../csv';
import { type AwardCredential, awardCredentials } from '../../../tables/awards';
import { byUnit } from '../units';

/** Columns of institutions.csv that follow from the awards of a unit. */
export interface UnitAwards {
  /** Credentials with an award in either year, divided by ";". */
  readonly credentials_awarded: string;
  /** Credentials that were reported without an award in either year. */
  readonly credentials_reported_no_awards: string;
  readonly nursing_completions_previous_year: string;
  readonly nursing_completions_latest_year: string;
}

/** Order in which institutions.csv lists credentials. */
const listed: readonly AwardCredential[] = ['CNA', ...awardCredentials.filter((name) => name !== 'CNA')];

const countOf = (record: CsvRecord, column: string) => Number(record[column] ?? '');

function awardsOf(details: readonly CsvRecord[]): UnitAwards {
  const counts = (column: string) => sum(details, (detail) => countOf(detail, column));
  const isAwarded = (detail: CsvRecord) =>
    countOf(detail, 'completions_previous_year') + countOf(detail, 'completions_latest_year') > 0;
  const named = (of: readonly CsvRecord[]) => new Set(of.map(({ credential }) => credential));
  const [reported, awarded] = [named(details), named(details.filter(isAwarded))];
  const list = (is: (credential: AwardCredential) => boolean) =>
    listed.filter((credential) => reported.has(credential) && is(credential)).join(';');
  return {
    credentials_awarded: list((credential) => awarded.has(credential)),
    credentials_reported_no_awards: list((credential) => !awarded.has(credential)),
    nursing_completions_previous_year: String(counts('completions_previous_year')),
    nursing_completions_latest_year: String(counts('completions_latest_year')),
  };
}

/** Sums up records of nursing_awards_detail.csv by UNITID: credentials as field and level read them. */
export function awardsByUnit(details: readonly CsvRecord[]): ReadonlyMap<string, UnitAwards> {
  return new Map([...byUnit(details)].map(([unitid, rows]) => [unitid, awardsOf(rows)]));
}
