import { occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { isMissing } from '@/lib/numbers/figure';
import { formatDollars } from '@/lib/numbers/format';
import { occupationPages, occupationPath } from '@/lib/places/occupations';
import { findState, statePath } from '@/lib/places/page/state';
import { payOf } from '@/lib/places/pay';
import { type AreaSlug, nation } from '@/lib/places/states';
import { capitalized } from '@/lib/text/words';
import { identity } from '../identity';
import { pageAt, pages, trail } from '../pages/pages';
import { cardPath } from './address';

/** The figure that a page is about. */
export interface CardFigure {
  readonly value: string;
  /** What it is, its period and its publisher. */
  readonly label: string;
}

/** What a link to a page looks like where it is shared. */
export interface CardView {
  readonly siteName: string;
  /** Sections above the page: "Salaries". Empty on the home page and on a section. */
  readonly section: string;
  readonly title: string;
  readonly description: string;
  readonly figure: CardFigure | null;
}

/** Returns the parts below `/cards` of the address of each card that the build draws: all but the home page's. */
export function cardParts(): string[][] {
  return pages.filter(({ path }) => path !== '/').map(({ path }) => cardPath(path).split('/').slice(2));
}

/** The page whose card has that address; undefined where none has. */
export function pageOfCard(parts: readonly string[]): string | undefined {
  const card = `/cards/${parts.join('/')}`;
  return pages.find(({ path }) => cardPath(path) === card)?.path;
}

function payFigure(area: AreaSlug, soc: string, who: string, data: Data): CardFigure | null {
  const row = data.findWage(area, soc);
  const { median } = payOf(row);
  if (!row || isMissing(median)) return null;
  return {
    value: formatDollars(median.value),
    label: `a year: half of ${who} earn more. BLS wages, ${row.edition}`,
  };
}

function figureOf(path: string, data: Data): CardFigure | null {
  const state = findState(path.split('/').at(-1) ?? '');
  if (state && path === statePath(state)) {
    return payFigure(state, occupations.registeredNurse, 'registered nurses', data);
  }
  const occupation = occupationPages.find((candidate) => path.startsWith(occupationPath(candidate)));
  return occupation ? payFigure(nation.slug, occupation.soc, occupation.plural, data) : null;
}

/** What the card of a page says. @throws Error when no page has the path. */
export function cardView(path: string, data: Data): CardView {
  const page = pageAt(path);
  const { title, description } = page;
  return {
    siteName: identity().name,
    section: trail(page)
      .slice(0, -1)
      .map(({ label }) => capitalized(label))
      .join(' / '),
    title,
    description,
    figure: figureOf(path, data),
  };
}
