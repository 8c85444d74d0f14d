import type { Data } from '@/lib/data/data';
import { nation } from '@/lib/places/states';
import { capitalized } from '@/lib/text/words';
import type { NursingRoiInputs } from '../parameters';
import type { NursingRoiResult } from '../result';

/** Price of the whole program at schools of one control, in dollars; null where none is published. */
export interface ControlPrice {
  readonly label: string;
  readonly median: number | null;
  readonly p25: number | null;
  readonly p75: number | null;
  readonly institutions: number;
}

const controls = ['public', 'private'] as const;

/** Prices by control, of the state; of the nation where the answer's price is the nation's. */
export function pricesOf(
  { state, degree }: NursingRoiInputs,
  { tuition_basis: { area } }: NursingRoiResult,
  data: Data,
): ControlPrice[] {
  return controls.map((control) => {
    const price = data.price(area === 'national' ? nation.slug : state, degree, control);
    return {
      label: capitalized(control),
      median: price?.median ?? null,
      p25: price?.p25 ?? null,
      p75: price?.p75 ?? null,
      institutions: price?.institutions ?? 0,
    };
  });
}
