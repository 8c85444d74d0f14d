import { once } from '../once';
import { boardRows, heldPassRates } from '../pass-rate-tables';
import { programs } from '../programs';
import { paths } from '../urls';
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
