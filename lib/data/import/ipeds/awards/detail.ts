import { ascending } from 'd3-array';
import type { CsvRecord } from '../../../csv';
import { numberText } from '../cells';
import { BETWEEN_COPIES } from '../releases';
import { byUnit } from '../units';
import { type AwardCount, type AwardKey, keyText } from './counts';
import { credentialOf, isDnp, type Reading } from './credential';
import { fieldTitles } from './fields';
import { levels } from './levels';

/** Where a figure was read. */
export interface Origin {
  readonly address: string;
  readonly obtained: string;
}

/** Awards of one year, each with the file that it was read from. */
export interface AwardYear {
  readonly counts: readonly AwardCount[];
  originOf(key: AwardKey): Origin;
}

/** Awards of a unit in a field and at a level in two years; null where the year has no row. */
export interface AwardDetail extends AwardKey, Reading {
  readonly older: number | null;
  readonly newer: number | null;
  readonly origins: readonly Origin[];
}

export const bothYears = ({ older, newer }: Pick<AwardDetail, 'older' | 'newer'>): number =>
  (older ?? 0) + (newer ?? 0);

type Counted = Omit<AwardDetail, keyof Reading>;

function countedIn(older: AwardYear, newer: AwardYear): Counted[] {
  const [before, after] = [older, newer].map(
    ({ counts }) => new Map(counts.map((count) => [keyText(count), count])),
  );
  const keys = new Map([...older.counts, ...newer.counts].map((count) => [keyText(count), count]));
  return [...keys].map(([text, { unitid, cip, level }]) => {
    const key = { unitid, cip, level };
    const [past, present] = [before?.get(text), after?.get(text)];
    return {
      ...key,
      older: past?.awards ?? null,
      newer: present?.awards ?? null,
      origins: [...(past ? [older.originOf(key)] : []), ...(present ? [newer.originOf(key)] : [])],
    };
  });
}

/** Puts two years of awards beside each other and reads their credentials; by unit, field and level. */
export function awardDetails(older: AwardYear, newer: AwardYear): AwardDetail[] {
  const details = [...byUnit(countedIn(older, newer)).values()].flatMap((rows) => {
    const awardsDnp = rows.some((row) => isDnp(row.cip, row.level) && bothYears(row) > 0);
    return rows.map((row) => {
      const awards = row.older ?? row.newer ?? 0;
      return { ...row, ...credentialOf(row.cip, row.level, { awardsDnp, awards }) };
    });
  });
  return details.toSorted(
    (a, b) => ascending(a.unitid, b.unitid) || ascending(a.cip, b.cip) || ascending(a.level, b.level),
  );
}

/** Columns that say where figures were read: the address of the newest file, and the copies of all. */
export function originColumns(origins: readonly Origin[]) {
  return {
    source_url: origins.at(-1)?.address ?? '',
    obtained_from: [...new Set(origins.map(({ obtained }) => obtained))].join(BETWEEN_COPIES),
  };
}

/** A row of nursing_awards_detail.csv. */
export function detailRecord(detail: AwardDetail): CsvRecord {
  const { unitid, cip, level, credential, basis, older, newer, origins } = detail;
  return {
    unitid,
    cip,
    cip_title: fieldTitles.get(cip) ?? '',
    award_level: levels.get(level) ?? '',
    award_level_code: level,
    credential,
    completions_previous_year: numberText(older),
    completions_latest_year: numberText(newer),
    credential_basis: basis,
    ...originColumns(origins),
  };
}
