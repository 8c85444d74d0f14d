import type { BoardRow } from '@/lib/data/tables/pass-rates';
import { areaName, type StateSlug } from '@/lib/places/states';
import { possessive } from '@/lib/text/words';
import type { RatesSource } from './rates-source';

/** The board of nursing of a state, and what is known of the pass rates that it publishes. */
export interface Board {
  /** "Ohio’s board of nursing", for the middle of a sentence. */
  readonly name: string;
  /** Where pass rates are published; null where that is not known. */
  readonly page: { readonly href: string; readonly host: string } | null;
  /** What is published there, or what a survey found. */
  readonly what: string | null;
  /** What the year of the board is. */
  readonly year: string | null;
}

/** Returns the board of a row. */
export function boardOf({ state_slug, publishes_at, what, exam_year }: BoardRow): Board {
  return {
    name: `${possessive(areaName(state_slug))} board of nursing`,
    page:
      publishes_at === null
        ? null
        : { href: publishes_at, host: new URL(publishes_at).host.replace(/^www\./, '') },
    what,
    year: exam_year,
  };
}

/** Returns the board of a state. @throws Error when the table of boards has no row for it. */
export function boardIn(state: StateSlug, { boards }: Pick<RatesSource, 'boards'>): Board {
  const row = boards.find(({ state_slug }) => state_slug === state);
  if (!row) throw new Error(`The table of boards has no row for ${state}`);
  return boardOf(row);
}
