import { group, rollup } from 'd3-array';
import type { Data } from '@/lib/data/data';
import type { AccreditationRow } from '@/lib/data/tables/accreditation';
import type { CatalogueOverrideRow } from '@/lib/data/tables/catalogue-facts';
import type { InstitutionRow } from '@/lib/data/tables/institutions';
import { type StateSlug, stateSlugs } from '@/lib/places/states';
import type { Alias, School } from '../program';
import { isAccredited } from './accreditation';

/** Lowercase words of a name joined by hyphens, without accents and apostrophes. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The row of a table that places a school where it is. */
type Place = Pick<AccreditationRow, 'unitid' | 'institution' | 'city' | 'state_slug'>;

/** Names a school that no IPEDS unit is known for: agencies punctuate its name in their own ways. */
const slugOfListed = ({ institution, city, state_slug }: Omit<Place, 'unitid'>) =>
  slugOf([institution, city, state_slug].join(' '));

/** What is shown of a school: its name and where it is. */
export type Shown = Pick<School, 'name' | 'city' | 'state'>;

const isState = (value: string): value is StateSlug => stateSlugs.some((slug) => slug === value);

/** Corrects what is shown of a school. */
export function corrected(shown: Shown, overrides: readonly CatalogueOverrideRow[]): Shown {
  const of = (field: CatalogueOverrideRow['field']) => overrides.find((row) => row.field === field)?.value;
  const state = of('state_slug') ?? '';
  return {
    name: of('display_name') ?? shown.name,
    city: of('city') ?? shown.city,
    state: isState(state) ? state : shown.state,
  };
}

/** A school that is a mile or more from its older place is shown in its newer one. */
function newestCity({ unitid, city }: InstitutionRow, data: Data): string {
  const location = data.institutionLocation(unitid);
  const newest = (location?.moved_miles ?? 0) > 1 ? (location?.latest_city ?? city) : city;
  // IPEDS writes "Fort  Morgan"; the table keeps its words.
  return newest.replace(/\s+/g, ' ');
}

/** By unit, the names under which agencies list it. */
type ListedNames = ReadonlyMap<string, ReadonlySet<string>>;

function listedNames(data: Data): ListedNames {
  const names = data
    .rows('accreditation')
    .flatMap(({ unitid, institution }) => (unitid === null ? [] : [{ unitid, institution }]));
  return rollup(
    names,
    (rows) => new Set(rows.map(({ institution }) => institution)),
    ({ unitid }) => unitid,
  );
}

/** Returns the last part of the address of an institution's page. */
export const institutionSlug = ({ name, unitid }: Pick<InstitutionRow, 'name' | 'unitid'>) =>
  slugOf(`${name} ${unitid}`);

const named =
  (kind: Alias['kind']) =>
  (alias: string): Alias => ({ alias, kind });

/** Other names of a unit: those of the table, its newer name and those on the lists of agencies. */
function aliasesOf({ unitid }: InstitutionRow, data: Data, listed: ListedNames): Alias[] {
  const { new_name } = data.closure(unitid) ?? {};
  return [
    ...data.nameAliases(unitid).map(({ alias, kind }) => ({ alias, kind })),
    ...(new_name ? [new_name] : []).map(named('nickname')),
    ...[...(listed.get(unitid) ?? [])].map(named('accreditor name')),
  ];
}

function ofIpeds(ipeds: InstitutionRow, data: Data, listed: ListedNames): School {
  const { name, state_slug: state, unitid } = ipeds;
  return {
    slug: institutionSlug(ipeds),
    // The other corrections are of one program, the name is that of the school.
    name: corrected({ name, city: null, state }, data.overrides(unitid)).name,
    aliases: aliasesOf(ipeds, data, listed),
    city: newestCity(ipeds, data),
    state,
    ipeds,
    closure: data.closure(unitid) ?? null,
  };
}

/** Of the ways in which a name is written, the first in the alphabet, so that the order of the rows decides nothing. */
function onlyListed(data: Data): School[] {
  const withoutUnit = data
    .rows('accreditation')
    .filter((row) => row.unitid === null && isAccredited(row))
    .toSorted((a, b) => a.institution.localeCompare(b.institution, 'en'));
  return Array.from(group(withoutUnit, slugOfListed), ([slug, ofSchool]) =>
    ofSchool.slice(0, 1).map(({ institution: name, city, state_slug: state }) => ({
      slug,
      ...corrected({ name, city, state }, data.overrides(name)),
      aliases: [...new Set(ofSchool.map(({ institution }) => institution))].map(named('accreditor name')),
      ipeds: null,
      closure: null,
    })),
  ).flat();
}

/** Schools, and which of them a row of a table is of. */
export interface Schools {
  /** By name. */
  readonly all: readonly School[];
  /** The school of a row, by its IPEDS unit, else by the words of its name and place. */
  of(row: Place): School | undefined;
}

/** Every institution of IPEDS, and the schools that only an agency lists, as accredited. */
export function schoolsOf(data: Data): Schools {
  const listed = listedNames(data);
  const ofUnits = data.rows('institutions').map((row) => ofIpeds(row, data, listed));
  const all = [...ofUnits, ...onlyListed(data)].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.slug.localeCompare(b.slug, 'en'),
  );
  const byUnit = new Map(all.flatMap((school) => (school.ipeds ? [[school.ipeds.unitid, school]] : [])));
  const bySlug = new Map(all.map((school) => [school.slug, school]));
  return {
    all,
    of: (row) => (row.unitid === null ? bySlug.get(slugOfListed(row)) : byUnit.get(row.unitid)),
  };
}
