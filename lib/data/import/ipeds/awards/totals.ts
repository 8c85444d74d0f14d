import { descending, group, sum } from 'd3-array';
import type { CsvRecord } from '../../../csv';
import { type AwardCredential, awardCredentials } from '../../../tables/awards';
import { numberText } from '../cells';
import { bothYears, originColumns } from './detail';
import { aideShare, kindColumns } from './kinds';
import { levels } from './levels';
import type { ReadDetail } from './readings';

/** What is known of a unit beside its awards. */
export interface UnitFacts {
  readonly isPublic: boolean;
  /** Its current rows of nursing_awards.csv. */
  readonly held: readonly CsvRecord[];
  /** Whether its detail counts the same as the current one. */
  readonly isUnchanged: boolean;
}

/** Sum of a year; null where no row has the year. */
function sumOf(rows: readonly ReadDetail[], year: 'older' | 'newer'): number | null {
  const counts = rows.flatMap((row) => row[year] ?? []);
  return counts.length === 0 ? null : sum(counts);
}

const listed = (values: readonly string[], divider: string) => [...new Set(values)].join(divider);

/** Fields, levels and basis; the fields and levels with most awards first. */
function listColumns(rows: readonly ReadDetail[]) {
  const largest = rows.toSorted(
    (a, b) => descending(a.older ?? 0, b.older ?? 0) || descending(a.newer ?? 0, b.newer ?? 0),
  );
  const direct = rows.filter(({ basis }) => basis === 'direct');
  const isDirect = direct.length === rows.length || sum(direct, bothYears) > 0;
  return {
    cip: listed(
      largest.map(({ cip }) => cip),
      ';',
    ),
    award_level: listed(
      largest.map(({ level }) => levels.get(level) ?? ''),
      '; ',
    ),
    credential_basis: isDirect ? 'direct' : 'inferred',
  };
}

function statusOf(rows: readonly ReadDetail[], held: CsvRecord | undefined): string {
  if (sum(rows, bothYears) > 0) return 'awarded';
  return held?.['status'] === 'ended' ? 'ended' : 'no graduates two years';
}

/** ADN awards to a BSN award from which the BSN looks like one for RNs. */
const COMPLETION_RATIO = 1.5;

function trackOf(bsn: readonly ReadDetail[], adn: readonly ReadDetail[], isPublic: boolean): string {
  const [bachelors, associates] = [sumOf(bsn, 'newer') ?? 0, sumOf(adn, 'newer') ?? 0];
  if (bachelors === 0 || associates < COMPLETION_RATIO * bachelors) return '';
  return isPublic ? 'completion likely' : 'completion possible';
}

/** What only some credentials have. */
function credentialColumns(
  credential: AwardCredential,
  byCredential: ReadonlyMap<AwardCredential, readonly ReadDetail[]>,
  { isPublic }: UnitFacts,
  held: CsvRecord | undefined,
): CsvRecord {
  const rows = byCredential.get(credential) ?? [];
  if (credential === 'MSN' || credential === 'DNP') return kindColumns(rows, credential === 'DNP', held);
  if (credential === 'LPN') return { aide_share: aideShare([...byCredential.values()].flat()) };
  return credential === 'BSN' ? { track: trackOf(rows, byCredential.get('ADN') ?? [], isPublic) } : {};
}

/**
 * Rows of nursing_awards.csv of a unit. Notes and the ratio to pay are kept; so are lists and basis
 * of a unit whose counts did not change, because earlier lists name the fields of the older year only.
 */
export function unitTotals(details: readonly ReadDetail[], facts: UnitFacts): CsvRecord[] {
  const byCredential = group(details, ({ credential }) => credential);
  return awardCredentials.flatMap((credential) => {
    const rows = byCredential.get(credential);
    if (rows === undefined) return [];
    const held = facts.held.find((record) => record['credential'] === credential);
    const lists = facts.isUnchanged && held ? {} : listColumns(rows);
    return [
      {
        ...held,
        ...lists,
        ...credentialColumns(credential, byCredential, facts, held),
        ...originColumns(rows.flatMap(({ origins }) => origins)),
        unitid: rows[0]?.unitid ?? '',
        credential,
        completions_previous_year: numberText(sumOf(rows, 'older')),
        completions_latest_year: numberText(sumOf(rows, 'newer')),
        status: statusOf(rows, held),
      },
    ];
  });
}
