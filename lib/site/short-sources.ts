import type { Source, Table } from '@/lib/data/table';
import { nursingAwards } from '@/lib/data/tables/awards';
import { graduateEarningsByState } from '@/lib/data/tables/graduate-earnings';
import { institutions } from '@/lib/data/tables/institutions';
import { projections, rpp } from '@/lib/data/tables/labor-market';
import { priceByState } from '@/lib/data/tables/prices';
import { wages, wagesMetro } from '@/lib/data/tables/wages';
import { paths } from './urls';

/** A source in one short line: publisher and period, and where its document lies. */
export interface ShortSource {
  readonly title: string;
  readonly url: string;
}

/** Each source once, in order. */
export function distinctSources(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [source.title + source.url, source])).values()];
}

const short = ({ sources }: Table, title: string): ShortSource[] =>
  sources.map(({ url }) => ({ title, url }));

/** Sources of the tables that pages of places and occupations show, in short; each block of figures names its own. */
export const shortSources = {
  wages: short(wages, `BLS wages (OEWS), ${wages.edition}`),
  areaWages: short(wagesMetro, `BLS wages by area (OEWS), ${wagesMetro.edition}`),
  priceLevels: short(rpp, `BEA regional price parities, ${rpp.edition}`),
  prices: short(priceByState, `IPEDS published tuition and fees, ${priceByState.edition}`),
  graduates: short(
    graduateEarningsByState,
    `College Scorecard, release of ${graduateEarningsByState.edition}, by way of Truewise (CC BY 4.0)`,
  ),
  schoolPrices: short(institutions, `IPEDS published tuition and fees, ${institutions.edition}`),
  /** Several agencies, boards and documents: the page of sources names each. */
  accreditation: [{ title: 'lists of accrediting agencies', url: `${paths.sources}#accreditation` }],
  passRates: [{ title: 'NCLEX results of state boards', url: `${paths.sources}#pass_rates` }],
  awards: short(nursingAwards, `IPEDS completions, ${nursingAwards.edition}`),
  projections: short(projections, `BLS employment projections, ${projections.edition}`),
} satisfies Record<string, readonly ShortSource[]>;
