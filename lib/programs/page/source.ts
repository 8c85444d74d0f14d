import { group } from 'd3-array';
import { loadData } from '@/lib/data/data';
import { once } from '@/lib/data/once';
import { partTimePercent, programs } from '@/lib/site/api/programs';
import { paths } from '@/lib/site/urls';
import type { ComparisonSource } from './comparison-query';
import type { FinderSource } from './finder-results';
import { credentialMeant, isShut } from './school/address';
import type { SchoolSource } from './school/source';
import { countListed } from './ways-in';

/** What the finder's pages are made from. */
export const finderSource = once((): FinderSource => {
  const { catalogue, finder } = programs();
  return {
    catalogue,
    listed: countListed(catalogue.programs),
    find: finder.find,
    schoolNamed: finder.schoolNamed,
  };
});

/** What comparisons are made from. */
export const comparisonSource = once((): ComparisonSource => {
  const { catalogue, finder } = programs();
  return { catalogue, schoolNamed: finder.schoolNamed, partTimePercent };
});

/** What the pages of schools are made from. */
export const schoolSource = once((): SchoolSource => {
  const { catalogue, find } = finderSource();
  const peers = group(
    catalogue.programs,
    ({ facts }) => facts.state,
    ({ credential }) => credential,
  );
  return {
    data: loadData(),
    caveats: catalogue.caveats,
    peers: (state, credential) => peers.get(state)?.get(credential) ?? [],
    find,
  };
});

const slugsByUnit = once(
  () =>
    new Map(
      [...programs().catalogue.institutions.values()].flatMap(({ slug, ipeds }) =>
        ipeds ? [[ipeds.unitid, slug] as const] : [],
      ),
    ),
);

/** The slug of the school whose IPEDS unit a text is or ends with, as an older slug of it does. */
export function slugOfUnit(text: string): string | undefined {
  return slugsByUnit().get(/\d{6}$/.exec(text)?.[0] ?? '');
}

/**
 * Returns the address that a school's name and a program type mean where it is spelled another way: by its unit or an
 * older name, in capitals. All program types of a school that is shut are on its one page.
 */
export function schoolProgramMeant(school: string, type: string): string | undefined {
  const { institutions } = finderSource().catalogue;
  const institution = institutions.get(school) ?? institutions.get(slugOfUnit(school) ?? '');
  const credential = credentialMeant(type);
  if (!institution?.programs.some((program) => program.credential === credential)) return undefined;
  if (isShut(institution)) return paths.institution(institution.slug);
  return credential && paths.institutionProgram(institution.slug, credential);
}
