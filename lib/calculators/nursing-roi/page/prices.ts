import type { Data } from '@/lib/data/data';
import { areaName, nation } from '@/lib/places/states';
import { capitalized } from '@/lib/text/words';
import type { NursingRoiInputs } from '../parameters';

/** Price of the whole program at schools of one control, in dollars; null where none is published. */
interface ControlPrice {
  readonly label: string;
  readonly median: number | null;
  readonly p25: number | null;
  readonly p75: number | null;
  readonly institutions: number;
}

/** Published prices by who runs the school. */
export interface PublishedPrices {
  readonly place: string;
  readonly year: string;
  readonly rows: readonly ControlPrice[];
}

const controls = ['public', 'private'] as const;

/** Prices of the state's schools, or the nation's where none of the state has one; null for an accelerated BSN. */
export function pricesOf({ state, degree, track }: NursingRoiInputs, data: Data): PublishedPrices | null {
  if (track === 'accelerated') return null;
  const isKnownHere = controls.some((control) => data.price(state, degree, control) !== undefined);
  const area = isKnownHere ? state : nation.slug;
  const prices = controls.map((control) => ({ control, price: data.price(area, degree, control) }));
  const year = prices.map(({ price }) => price?.year).find((known) => known !== undefined);
  if (year === undefined) return null;
  return {
    place: areaName(area),
    year,
    rows: prices.map(({ control, price }) => ({
      label: capitalized(control),
      median: price?.median ?? null,
      p25: price?.p25 ?? null,
      p75: price?.p75 ?? null,
      institutions: price?.institutions ?? 0,
    })),
  };
}
