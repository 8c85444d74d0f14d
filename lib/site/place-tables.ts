import { once } from '@/lib/data/once';
import { readTable } from '@/lib/data/table';
import type { NursingAwardRow } from '@/lib/data/tables/awards';
import { type NursingAwardDetailRow, nursingAwards, nursingAwardsDetail } from '@/lib/data/tables/awards';
import { type NpMultiplierRow, npMultipliers } from '@/lib/data/tables/credential-evidence';
import { type InstitutionRow, institutions } from '@/lib/data/tables/institutions';
import { type ProjectionRow, projections, type RppRow, rpp } from '@/lib/data/tables/labor-market';
import { type WageMetroRow, type WageRow, wages, wagesMetro } from '@/lib/data/tables/wages';

/** Tables behind the pages of places and occupations, besides what the calculators read. */
export interface PlaceTables {
  readonly wages: readonly WageRow[];
  readonly areaWages: readonly WageMetroRow[];
  readonly priceLevels: readonly RppRow[];
  readonly projections: readonly ProjectionRow[];
  readonly specialties: readonly NpMultiplierRow[];
  readonly institutions: readonly InstitutionRow[];
  readonly awards: readonly NursingAwardRow[];
  readonly awardDetails: readonly NursingAwardDetailRow[];
}

const readers = {
  wages: once(() => readTable(wages)),
  areaWages: once(() => readTable(wagesMetro)),
  priceLevels: once(() => readTable(rpp)),
  projections: once(() => readTable(projections)),
  specialties: once(() => readTable(npMultipliers)),
  institutions: once(() => readTable(institutions)),
  awards: once(() => readTable(nursingAwards)),
  awardDetails: once(() => readTable(nursingAwardsDetail)),
};

/** The tables in `content/`; each is read when a page first asks for it. */
export const placeTables: PlaceTables = {
  get wages() {
    return readers.wages();
  },
  get areaWages() {
    return readers.areaWages();
  },
  get priceLevels() {
    return readers.priceLevels();
  },
  get projections() {
    return readers.projections();
  },
  get specialties() {
    return readers.specialties();
  },
  get institutions() {
    return readers.institutions();
  },
  get awards() {
    return readers.awards();
  },
  get awardDetails() {
    return readers.awardDetails();
  },
};
