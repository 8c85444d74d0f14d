import { loadData } from '@/lib/data/data';
import { once } from '@/lib/data/once';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import { programs } from '@/lib/site/api/programs';
import { paths } from '@/lib/site/urls';
import type { RatesSource } from './state-page';

/** What the pages of pass rates are made from. */
export const ratesSource = once((): RatesSource => {
  const bySchool = new Map(
    [...programs().catalogue.institutions.values()].flatMap(({ slug, ipeds }) =>
      ipeds === null ? [] : [[ipeds.unitid, paths.institution(slug)]],
    ),
  );
  return {
    held: passRatesOf(loadData()),
    boards: loadData().rows('boards'),
    schoolPath: (unitid) => bySchool.get(unitid),
  };
});
