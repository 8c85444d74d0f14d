import { type Data, loadData } from '@/lib/data/data';
import { once } from '@/lib/data/once';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import { programs } from '@/lib/site/api/programs';
import { paths } from '@/lib/site/urls';
import { currentSince, type RatesSource } from './rates-source';

/** Returns what the tables say of pass rates; no school has a page. */
export const ratesIn = (data: Data): RatesSource => ({
  held: passRatesOf(data),
  boards: data.rows('boards'),
  currentSince: currentSince(data),
  schoolPath: () => undefined,
});

/** What the pages of pass rates are made from. */
export const ratesSource = once((): RatesSource => {
  const bySchool = new Map(
    [...programs().catalogue.institutions.values()].flatMap(({ slug, ipeds }) =>
      ipeds === null ? [] : [[ipeds.unitid, paths.institution(slug)]],
    ),
  );
  return { ...ratesIn(loadData()), schoolPath: (unitid) => bySchool.get(unitid) };
});
