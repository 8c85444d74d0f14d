import type { BoardRow } from '@/lib/data/tables/pass-rates';
import { areaName, type StateSlug } from '@/lib/places/states';
import { possessive } from '@/lib/text/words';
import type { RatesSource } from './rates-source';

/** The board of nursing of a state, and what is known of the pass rates that it publishes. */
export interface Board {
  /** "Ohio’s board of nursing", for the middle of a sentence. */
  readonly name: string;
  /** Where pass rates are published; null where that is not known. */
  readonly page: { readonly href: string; readonly host: string; readonly isFront: boolean } | null;
  /** What is published there, or what a survey found. */
  readonly what: string | null;
  /** What the year of the board is. */
  readonly year: string | null;
}

const pageAt = (address: string) => {
  const { host, pathname } = new URL(address);
  return { href: address, host: host.replace(/^www\./, ''), isFront: pathname === '/' };
};

/** Returns the board of a row. */
export function boardOf({ state_slug, publishes_at, what, exam_year }: BoardRow): Board {
  return {
    name: `${possessive(areaName(state_slug))} board of nursing`,
    page: publishes_at === null ? null : pageAt(publishes_at),
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

/** What to look for where only the front page of a site is known; empty where the page itself is, or nothing. */
export const lookFor = ({ page, what }: Board): string =>
  page?.isFront && what !== null ? ` Look there for: ${what}.` : '';

/** What a link to the page of a state's pass rates leads to. */
export function ratesLinkLabel(place: string, board: Board, hasResults: boolean): string {
  if (hasResults) return `Pass rates of programs in ${place}`;
  return board.page
    ? `Where pass rates of ${place} are published`
    : `What to ask about pass rates in ${place}`;
}
