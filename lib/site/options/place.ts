import type { PathwayExtras } from '@/lib/calculators/lpn-pathway/page/extras';
import type { Data } from '@/lib/data/data';
import { placeIndex } from '@/lib/places/near/place-index';
import { nearAllowed } from '@/lib/places/near/refusals';
import { stateMeantBy } from '@/lib/places/state-meant';
import { areaName, nation } from '@/lib/places/states';
import { quoted, repeated } from '@/lib/text/quoted';
import { optionsWords } from './parameters';

/** Where a reader lives: a place to look around, or a state alone, or neither. */
export type Where = Pick<PathwayExtras, 'near' | 'state'>;

/** How the answer to "Where do you live?" was read. */
export interface PlaceReading {
  /** Null where the text is no place. */
  readonly where: Where | null;
  /** What to do where the text is no place. */
  readonly error: string | undefined;
  /** Places that may be meant in its stead. */
  readonly meant: readonly string[];
}

/** Places that are offered for one that is not known, or that several states have. */
const MAX_OFFERED = 6;

/** Longest piece of a place that an error repeats. */
const MAX_ECHO = 40;

/** Asks which place is meant, or for one that we know. */
const errorOf = (asked: string, meant: readonly string[]) =>
  meant.length > 0
    ? `Which ${repeated(asked, MAX_ECHO)} do you mean? Choose one, or enter a ZIP code, for example 31201`
    : `We don’t know ${quoted(asked, MAX_ECHO)}. ${optionsWords.near.error}`;

/** Reads a ZIP code, a city or a state. @param asked undefined where the reader left it empty */
export function readPlace(asked: string | undefined, data: Data): PlaceReading {
  if (asked === undefined) return { where: { near: null, state: null }, error: undefined, meant: [] };
  const found = placeIndex(data).find(asked);
  if (found.ok) {
    const { understood, state } = found.place;
    return { where: { near: { asked, understood, state }, state }, error: undefined, meant: [] };
  }
  const meant = found.allowedValues.filter((value) => !nearAllowed.includes(value)).slice(0, MAX_OFFERED);
  const state = stateMeantBy(asked)?.slug;
  if (state !== undefined) return { where: { near: null, state }, error: undefined, meant };
  return { where: null, error: errorOf(asked, meant), meant };
}

/** Takes the city out of how a ZIP code was understood: "ZIP code 31201 (Macon, Georgia)". */
const cityOf = (understood: string) => understood.replace(/^ZIP code \d+ \((.+)\)$/, '$1');

/** The place for a reader: "Macon, Georgia", "Ohio", "the United States". */
export const placeName = ({ near, state }: Where): string =>
  near === null ? areaName(state ?? nation.slug) : cityOf(near.understood);
