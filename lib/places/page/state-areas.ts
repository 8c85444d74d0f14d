import { occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { WageMetroRow } from '@/lib/data/tables/wages';
import { type Pay, payOf } from '../pay';
import { type StateSlug, states } from '../states';

/** Occupations whose pay a state page gives by area, in the order of its columns. */
export const areaOccupations = {
  rn: occupations.registeredNurse,
  lpn: occupations.licensedPracticalNurse,
  np: occupations.nursePractitioner,
  aide: occupations.nursingAssistant,
} as const;

type AreaOccupation = keyof typeof areaOccupations;

/** Pay in a metropolitan or nonmetropolitan area, or in a whole state beside them. */
export interface AreaPay extends Readonly<Record<AreaOccupation, Pay>> {
  readonly code: string;
  readonly name: string;
  readonly kind: WageMetroRow['area_kind'] | 'state';
}

/** An area that reaches into a state but is filed under another. */
export interface NeighborArea {
  readonly name: string;
  readonly filedUnder: StateSlug;
}

/** Name of each area once, metropolitan ones first, by name. */
function areasOf(rows: readonly WageMetroRow[]): WageMetroRow[] {
  const byCode = new Map(rows.map((row) => [row.area_code, row]));
  return [...byCode.values()].sort(
    (a, b) => a.area_kind.localeCompare(b.area_kind) || a.area_name.localeCompare(b.area_name),
  );
}

/** Pay of the four occupations in every area that BLS files under a state. */
export function areasIn(state: StateSlug, data: Data): AreaPay[] {
  const rows = data.metroWages(state);
  return areasOf(rows).map(({ area_code: code, area_name: name, area_kind: kind }) => {
    const pay = (soc: string) => payOf(rows.find((row) => row.area_code === code && row.soc === soc));
    const { rn, lpn, np, aide } = areaOccupations;
    return { code, name, kind, rn: pay(rn), lpn: pay(lpn), np: pay(np), aide: pay(aide) };
  });
}

/** Postal codes at the end of a metropolitan area's name: "Cincinnati, OH-KY-IN" gives OH, KY, IN. */
function statesInName(name: string): string[] {
  return name.split(', ').at(-1)?.split('-') ?? [];
}

/** Metropolitan areas whose name says that they reach into a state, although BLS's table files them elsewhere. */
export function neighborAreas(state: StateSlug, data: Data): NeighborArea[] {
  const code = states.find(({ slug }) => slug === state)?.code ?? '';
  const rows = data
    .rows('wages_metro')
    .filter(
      (row) =>
        row.state_slug !== state &&
        row.area_kind === 'metropolitan' &&
        statesInName(row.area_name).includes(code),
    );
  return areasOf(rows).map((row) => ({ name: row.area_name, filedUnder: row.state_slug }));
}
