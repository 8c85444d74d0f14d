import { once } from '@/lib/data/once';
import { programs } from '@/lib/site/api/programs';
import { boardRows, heldPassRates } from '@/lib/site/pass-rate-tables';
import { paths } from '@/lib/site/urls';
import type { RatesSource } from './state-page';

/** What the pages of pass rates are made from. */
export const ratesSource = once((): RatesSource => {
  const bySchool = new Map(
    [...programs().catalogue.institutions.values()].flatMap(({ slug, ipeds }) =>
      ipeds === null ? [] : [[ipeds.unitid, paths.institution(slug)]],
    ),
  );
  return { held: heldPassRates(), boards: boardRows(), schoolPath: (unitid) => bySchool.get(unitid) };
});
