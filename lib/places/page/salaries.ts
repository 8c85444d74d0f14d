import { occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { ProjectionRow } from '@/lib/data/tables/labor-market';
import { type Figure, valueOrNull } from '@/lib/numbers/figure';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { capitalized } from '@/lib/text/words';
import { type OccupationPage, occupationPages, occupationPath } from '../occupations';
import { type Pay, payIn } from '../pay';
import { nation } from '../states';

/** A projection of jobs over ten years. */
export interface Projection {
  readonly period: string;
  readonly growthPercent: number;
  readonly annualOpenings: number | null;
  /** Name of the group where BLS projects several occupations together. */
  readonly group: string | null;
}

/** A projection under the name of what is projected; null if an occupation has none. */
export interface ProjectionLine {
  readonly name: string;
  readonly projection: Projection | null;
}

/** An occupation in the nation. */
export interface NationalPay {
  readonly occupation: OccupationPage;
  readonly path: string;
  readonly pay: Pay;
  /** Newest first; may be empty. */
  readonly projections: readonly Projection[];
}

export interface SalariesView {
  readonly edition: string;
  readonly sentence: string;
  readonly occupations: readonly NationalPay[];
  /** Everyone who works, to compare with. */
  readonly allOccupations: Pay;
}

/** Projections that hold for an occupation: its own, newest first, then those of a group that it is in. */
export function projectionsOf(soc: string, rows: readonly ProjectionRow[]): Projection[] {
  return rows
    .filter((row) => row.soc.includes(soc))
    .sort((a, b) => a.soc.length - b.soc.length || b.period.localeCompare(a.period))
    .map((row) => ({
      period: row.period,
      growthPercent: row.growth_pct,
      annualOpenings: row.annual_openings,
      group: row.soc.length > 1 ? capitalized(row.occupation.toLowerCase()) : null,
    }));
}

/** Returns every projection of some occupations, a group's once, and the occupations without one. */
export function projectionLines(occupations: readonly NationalPay[]): ProjectionLine[] {
  const lines = occupations.flatMap(({ occupation, projections }): ProjectionLine[] => {
    const name = capitalized(occupation.plural);
    if (projections.length === 0) return [{ name, projection: null }];
    return projections.map((projection) => ({ name: projection.group ?? name, projection }));
  });
  return [...new Map(lines.map((line) => [`${line.name} ${line.projection?.period}`, line])).values()];
}

export function nationalPay(occupation: OccupationPage, data: Data): NationalPay {
  return {
    occupation,
    path: occupationPath(occupation),
    pay: payIn(nation.slug, occupation.soc, data),
    projections: projectionsOf(occupation.soc, data.rows('projections')),
  };
}

/** A figure for a sentence; a missing one says so. */
export function inWords(of: Figure, format: (value: number) => string): string {
  const value = valueOrNull(of);
  return value === null ? 'an amount that BLS did not release' : format(value);
}

/** Every occupation with a page, in the nation. */
export function salariesView(data: Data): SalariesView {
  const all = occupationPages.map((occupation) => nationalPay(occupation, data));
  const mean = (soc: string) => inWords(payIn(nation.slug, soc, data).mean, formatDollarsRounded);
  return {
    edition: data.wage(nation.slug, occupations.registeredNurse).edition,
    sentence:
      `On average a registered nurse in the United States earns ${mean(occupations.registeredNurse)} a year. ` +
      `A practical nurse earns ${mean(occupations.licensedPracticalNurse)}, a nurse practitioner ${mean(occupations.nursePractitioner)} ` +
      `and a nursing assistant ${mean(occupations.nursingAssistant)}.`,
    occupations: all,
    allOccupations: payIn(nation.slug, occupations.all, data),
  };
}
