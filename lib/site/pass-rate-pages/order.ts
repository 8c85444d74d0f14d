import { type PassRate, partsOfYears, wholeYears } from '@/lib/pass-rates/rate';
import { highestFirst, Series } from '@/lib/pass-rates/series';
import type { Order } from './choice';

const byName = (a: PassRate, b: PassRate) =>
  a.institution_name.localeCompare(b.institution_name, 'en') ||
  a.program_name.localeCompare(b.program_name, 'en') ||
  b.period.year - a.period.year;

/**
 * Orders of the table. By rate only alike years are sorted among each other: other kinds of years stand below, parts
 * of years last.
 */
const sorters: Readonly<Record<Order, (rates: readonly PassRate[]) => PassRate[]>> = {
  name: (rates) => rates.toSorted(byName),
  rate: (rates) => [
    ...Series.among(wholeYears(rates.toSorted(byName))).flatMap((series) => highestFirst(series)),
    ...partsOfYears(rates).toSorted(byName),
  ],
  candidates: (rates) => rates.toSorted((a, b) => b.candidates - a.candidates || byName(a, b)),
  year: (rates) => rates.toSorted((a, b) => b.period.year - a.period.year || byName(a, b)),
};

export const inOrder = (rates: readonly PassRate[], order: Order) => sorters[order](rates);
