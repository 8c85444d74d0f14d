import { occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { ProjectionRow } from '@/lib/data/tables/labor-market';
import { type Figure, valueOrNull } from '@/lib/numbers/figure';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { capitalized } from '@/lib/text/words';
import {
  nursingLadder,
  type OccupationPage,
  occupationBySoc,
  occupationPages,
  occupationPath,
  shortPlural,
} from '../occupations';
import { type Pay, payIn } from '../pay';
import { areaName, nation } from '../states';
import { type PayAnswer, payVerdict } from './pay-answer';

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
  readonly answer: PayAnswer;
  readonly occupations: readonly NationalPay[];
  /** Nursing jobs that the answer compares. */
  readonly ladder: readonly NationalPay[];
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
    const name = capitalized(shortPlural(occupation));
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
  const median = (soc: string) => payIn(nation.slug, soc, data).median;
  const middle = (soc: string) => inWords(median(soc), formatDollarsRounded);
  const rn = occupationBySoc(occupations.registeredNurse);
  return {
    edition: data.wage(nation.slug, occupations.registeredNurse).edition,
    answer: {
      verdict: payVerdict(shortPlural(rn), areaName(nation.slug), median(rn.soc)),
      sentence:
        `The middle is ${middle(occupations.nursingAssistant)} for nursing assistants, ` +
        `${middle(occupations.licensedPracticalNurse)} for LPNs and ` +
        `${middle(occupations.nursePractitioner)} for nurse practitioners. Pay differs a lot by state.`,
    },
    occupations: all,
    ladder: nursingLadder.flatMap((soc) => all.filter(({ occupation }) => occupation.soc === soc)),
    allOccupations: payIn(nation.slug, occupations.all, data),
  };
}
