import { loadData } from '@/lib/data/data';
import { once } from '@/lib/data/once';
import { programs } from '@/lib/site/api/programs';
import type { ComparisonSource } from './comparison-query';
import type { FinderSource } from './finder-page';
import type { InstitutionSource } from './institution';
import { countListed } from './ways-in';

/** What the finder's pages are made from. */
export const finderSource = once((): FinderSource => {
  const { catalogue, finder } = programs();
  return {
    catalogue,
    listed: countListed(catalogue.programs),
    find: finder.find,
  };
});

/** What comparisons are made from. */
export const comparisonSource = once((): ComparisonSource => {
  const { catalogue, finder } = programs();
  return { catalogue, schoolNamed: finder.schoolNamed };
});

/** What the pages of schools are made from. */
export const institutionSource = once(
  (): InstitutionSource => ({
    data: loadData(),
    caveats: finderSource().catalogue.caveats,
  }),
);

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
