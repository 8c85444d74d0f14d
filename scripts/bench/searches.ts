import { quantile } from 'd3-array';
import { type Finder, finderIndex } from '@/lib/programs/finder/finder';
import type { FinderInputs } from '@/lib/programs/finder/parameters';
import { programs } from '@/lib/site/api/programs';
import { largerCatalogue } from './larger-catalogue';
import type { Plan } from './plan';
import { interleave } from './rounds';
import { type KindOfSearch, searchMix } from './search-mix';

/** Size of the larger catalogue, as a multiple of today's. */
export const LARGER = 10;

/** Median and 95th percentile of many searches, in microseconds. */
export interface SearchTimes {
  readonly p50: number;
  readonly p95: number;
}

export interface SearchMeasurement {
  readonly programs: { readonly today: number; readonly larger: number };
  /** By kind of search, one value for each round; the last kind is all of them. */
  readonly kinds: readonly {
    readonly title: string;
    /** Different searches in one round. */
    readonly searches: number;
    readonly today: readonly SearchTimes[];
    readonly larger: readonly SearchTimes[];
  }[];
}

const MEDIAN = 0.5;
const NEAR_THE_END = 0.95;
const MICROSECONDS_PER_MILLISECOND = 1000;

function timed(finder: Finder, inputs: FinderInputs): number {
  const start = performance.now();
  const found = finder.find(inputs);
  const milliseconds = performance.now() - start;
  if (!found.ok) throw new Error(found.problem.message);
  return milliseconds * MICROSECONDS_PER_MILLISECOND;
}

const at = (share: number, times: readonly number[]) => quantile(times, share) ?? Number.NaN;

/** Times every search once, and summarizes each kind and all of them together. */
function pass(finder: Finder, mix: readonly KindOfSearch[]): SearchTimes[] {
  const byKind = mix.map(({ searches }) => searches.map((inputs) => timed(finder, inputs)));
  return [...byKind, byKind.flat()].map((times) => ({
    p50: at(MEDIAN, times),
    p95: at(NEAR_THE_END, times),
  }));
}

/** Times the searches of a mix on today's catalogue and on one ten times as large, in turn. */
export async function measureSearches(plan: Plan): Promise<SearchMeasurement> {
  const { catalogue, finder } = programs();
  const larger = largerCatalogue(catalogue, LARGER);
  const finders = { today: finder, larger: finderIndex(larger) };
  const mix = searchMix(finder, catalogue.programs);
  const sizes = ['today', 'larger'] as const;
  const once = (size: 'today' | 'larger') => pass(finders[size], mix);
  await interleave(sizes, plan.searchWarmUpRounds, once);
  const measured = await interleave(sizes, plan.searchRounds, once);
  const titles = [...mix, { title: 'all of them', searches: mix.flatMap(({ searches }) => searches) }];
  return {
    programs: { today: catalogue.programs.length, larger: larger.programs.length },
    kinds: titles.map(({ title, searches }, kind) => ({
      title,
      searches: searches.length,
      today: (measured.get('today') ?? []).flatMap((round) => round[kind] ?? []),
      larger: (measured.get('larger') ?? []).flatMap((round) => round[kind] ?? []),
    })),
  };
}
