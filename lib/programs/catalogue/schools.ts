import { group } from 'd3-array';
import { states } from '@/lib/data/geography';
import type { InstitutionRow } from '@/lib/data/tables/institutions';
import type { School } from '../program';
import type { AccreditationRow } from '../tables';
import { isAccredited } from './accreditation';

const codeOf = new Map(states.map(({ slug, code }) => [slug, code.toLowerCase()]));

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

type Unnamed = Omit<School, 'slug'>;

/** The names that a school may go by in addresses, shortest first: the first that is its own is taken. */
function candidateSlugs({ name, city, state, ipeds }: Unnamed): string[] {
  const parts = [name, codeOf.get(state) ?? state, city ?? '', ipeds?.unitid ?? ''];
  return parts.map((_, last) => slugOf(parts.slice(0, last + 1).join(' ')));
}

/**
 * The schools with their slugs. Where two would share one, both take the next longer: neither depends on the order.
 * @throws Error when two schools cannot be told apart.
 */
function named(schools: readonly Unnamed[]): School[] {
  const levels = schools.map(candidateSlugs);
  const uses = new Map<string, number>();
  for (const slug of levels.flatMap((candidates) => [...new Set(candidates)])) {
    uses.set(slug, (uses.get(slug) ?? 0) + 1);
  }
  return schools.map((school, index) => {
    const slug = levels[index]?.find((candidate) => uses.get(candidate) === 1);
    if (slug === undefined) throw new Error(`Two schools are called ${school.name}`);
    return { slug, ...school };
  });
}

/** Names one school among those that no IPEDS unit is known for: agencies punctuate its name in their own ways. */
const listedKey = (name: string, city: string | null, state: string) => slugOf(`${name} ${city} ${state}`);
const keyOfRow = ({ institution, city, state_slug }: AccreditationRow) =>
  listedKey(institution, city, state_slug);

/** Schools, and which of them a row of a table is of. */
export interface Schools {
  /** By name. */
  readonly all: readonly School[];
  ofUnit(unitid: string): School | undefined;
  /** The school of a row of an agency's list. */
  listed(row: AccreditationRow): School | undefined;
}

/** Every institution of IPEDS, and the schools that only an agency lists, as accredited. */
export function schoolsOf(
  institutions: readonly InstitutionRow[],
  accreditation: readonly AccreditationRow[],
): Schools {
  const withoutUnit = accreditation.filter((row) => row.unitid === null && isAccredited(row));
  const onlyListed = [...group(withoutUnit, keyOfRow).values()].flatMap(([row]) =>
    row ? [{ name: row.institution, city: row.city, state: row.state_slug, ipeds: null }] : [],
  );
  const all = named([
    ...institutions.map((ipeds) => ({
      name: ipeds.name,
      city: ipeds.city,
      state: ipeds.state_slug,
      ipeds,
    })),
    ...onlyListed,
  ]).toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.slug.localeCompare(b.slug, 'en'));
  const byUnit = new Map(all.flatMap((school) => (school.ipeds ? [[school.ipeds.unitid, school]] : [])));
  const byListing = new Map(
    all
      .filter(({ ipeds }) => ipeds === null)
      .map((school) => [listedKey(school.name, school.city, school.state), school]),
  );
  return {
    all,
    ofUnit: (unitid) => byUnit.get(unitid),
    listed: (row) => (row.unitid === null ? byListing.get(keyOfRow(row)) : byUnit.get(row.unitid)),
  };
}
