import type { Data } from '@/lib/data/data';
import { optional } from '@/lib/parameters/declare';
import { fieldOf } from '@/lib/parameters/form';
import { parseEach } from '@/lib/parameters/parse';
import { placeIndex } from '@/lib/places/near/place-index';
import type { StateSlug } from '@/lib/places/states';
import { finderParameters } from '@/lib/programs/finder/parameters';
import type { Extras } from './define';

/** Where a reader said to be: for links to programs, it changes no answer. */
export interface NearPlace {
  /** As it was asked. */
  readonly asked: string;
  readonly understood: string;
  readonly state: StateSlug;
}

const pageParameters = {
  near: optional({
    ...finderParameters.near,
    nearMisses: [],
    description: 'Where you are. The page keeps it for its links to programs; it changes no answer.',
  }),
};

const words = { label: 'Near', hint: null, error: 'Enter a ZIP code or a city' };

function placeOf(query: URLSearchParams, data: Data): NearPlace | null {
  const { near } = parseEach(pageParameters, query);
  if (!near.ok || typeof near.value !== 'string') return null;
  const found = placeIndex(data).find(near.value);
  if (!found.ok) return null;
  const { understood, state } = found.place;
  return { asked: near.value, understood, state };
}

/** The place of a reader, which a form sends along; a text that names no place is left out. */
export const nearPlace: Extras<never, NearPlace | null> = {
  parameters: pageParameters,
  read: (query, data) => {
    const place = placeOf(query, data);
    const field = fieldOf('near', pageParameters.near, words, { value: place?.asked ?? '' });
    return {
      fields: place === null ? [] : [{ ...field, control: { kind: 'hidden' } }],
      // No page's address is another one for it.
      of: () => ({ value: place, pairs: [] }),
    };
  },
};
