import type { Data } from '@/lib/data/data';
import type { WageMetroRow } from '@/lib/data/tables/wages';
import { valueOrNull } from '@/lib/numbers/figure';
import { formatCount, formatDollarsRounded } from '@/lib/numbers/format';
import { type SortColumn, sortRows } from '@/lib/site/sort';
import type { OccupationPage } from '../occupations';
import { type Pay, payIn, payOf } from '../pay';
import { areaName, nation, type StateSlug, stateName } from '../states';
import { inWords, type NationalPay, nationalPay } from './salaries';
import { type DerivedSpecialties, derivedSpecialties } from './specialties';
import { statePath, statesByName } from './state';

/** An occupation in a state. */
export interface StatePay {
  readonly slug: StateSlug;
  readonly code: string;
  readonly name: string;
  readonly path: string;
  readonly pay: Pay;
}

/** An occupation in a metropolitan or nonmetropolitan area. */
export interface AreaPayRow {
  readonly code: string;
  readonly name: string;
  readonly state: StateSlug;
  readonly stateName: string;
  readonly pay: Pay;
}

/** Everything that the page of an occupation says. */
export interface OccupationView extends NationalPay {
  readonly edition: string;
  readonly sentence: string;
  readonly states: readonly StatePay[];
  /** Areas with the highest mean, highest first. */
  readonly topAreas: readonly AreaPayRow[];
  /** Every area with known wages, by state; may be empty. */
  readonly areas: readonly AreaPayRow[];
  /** Specialties whose pay is derived; null for occupations without. */
  readonly specialties: DerivedSpecialties | null;
}

/** Columns that the states can be sorted by; the first is their own order. */
export const occupationColumns = [
  { slug: 'name', direction: 'ascending', key: (row) => row.name },
  { slug: 'mean', direction: 'descending', key: (row) => valueOrNull(row.pay.mean) },
  { slug: 'median', direction: 'descending', key: (row) => valueOrNull(row.pay.median) },
  { slug: 'jobs', direction: 'descending', key: (row) => valueOrNull(row.pay.jobs) },
] as const satisfies readonly SortColumn<StatePay>[];

/** Areas that the page of an occupation lists; the rest is on the page of its areas. */
const TOP_AREAS = 15;

function statePay(soc: string, data: Data): StatePay[] {
  return statesByName.map((state) => ({
    ...state,
    path: statePath(state.slug),
    pay: payIn(state.slug, soc, data),
  }));
}

function areaPay(rows: readonly WageMetroRow[]): AreaPayRow[] {
  return rows
    .map((row) => ({
      code: row.area_code,
      name: row.area_name,
      state: row.state_slug,
      stateName: stateName(row.state_slug),
      pay: payOf(row),
    }))
    .sort((a, b) => a.stateName.localeCompare(b.stateName) || a.name.localeCompare(b.name));
}

/** "The 3,373,090 registered nurses in the United States earn …": who is counted, the mean, and the span of most. */
function occupationSentence({ plural }: OccupationPage, { jobs, mean, p10, p90 }: Pay): string {
  const [low, high] = [valueOrNull(p10), valueOrNull(p90)];
  const most =
    low === null || high === null
      ? ''
      : `; four in five earn between ${formatDollarsRounded(low)} and ${formatDollarsRounded(high)}`;
  return (
    `The ${inWords(jobs, formatCount)} ${plural} in ${areaName(nation.slug)} earn ` +
    `${inWords(mean, formatDollarsRounded)} a year on average${most}.`
  );
}

/** Returns everything that the page of an occupation says. */
export function occupationView(occupation: OccupationPage, data: Data): OccupationView {
  const { soc } = occupation;
  const national = nationalPay(occupation, data);
  const areas = areaPay(data.rows('wages_metro').filter((area) => area.soc === soc));
  const highestFirst: SortColumn<AreaPayRow> = {
    slug: 'mean',
    direction: 'descending',
    key: (area) => valueOrNull(area.pay.mean),
  };
  return {
    ...national,
    edition: data.wage(nation.slug, soc).edition,
    sentence: occupationSentence(occupation, national.pay),
    states: statePay(soc, data),
    topAreas: sortRows(areas, highestFirst).slice(0, TOP_AREAS),
    areas,
    specialties: derivedSpecialties(soc, data),
  };
}
