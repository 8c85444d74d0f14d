import type { WholeYear } from '@/lib/data/period';
import { type PassRate, partsOfYears, wholeYears } from '../rate';
import { highestFirst, Series } from '../series';
import type { Order } from './choice';

type Compare = (a: PassRate, b: PassRate) => number;

const byName: Compare = (a, b) =>
  a.institution_name.localeCompare(b.institution_name, 'en') ||
  a.program_name.localeCompare(b.program_name, 'en') ||
  b.period.year - a.period.year;
const byCandidates: Compare = (a, b) => b.candidates - a.candidates || byName(a, b);
const byYear: Compare = (a, b) => b.period.year - a.period.year || byName(a, b);

type Sorter = (rates: readonly PassRate<WholeYear>[]) => PassRate[];

/** Orders of whole years. By rate only alike years are sorted among each other: other kinds of years come below. */
const sorters: Readonly<Record<Order, Sorter>> = {
  name: (rates) => rates.toSorted(byName),
  rate: (rates) => Series.among(rates.toSorted(byName)).flatMap((series) => highestFirst(series)),
  candidates: (rates) => rates.toSorted(byCandidates),
  year: (rates) => rates.toSorted(byYear),
};

/** The rates in an order. Parts of years are sorted against nothing: they come last, whatever the order. */
export const inOrder = (rates: readonly PassRate[], order: Order): PassRate[] => [
  ...sorters[order](wholeYears(rates)),
  ...partsOfYears(rates).toSorted(byName),
];
