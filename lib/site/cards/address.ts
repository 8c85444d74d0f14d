/** Size of a social card in pixels, as networks show it. */
export const cardSize = { width: 1200, height: 630 };

/** Stands for the home page, whose path has no name. */
const HOME = '/index';

/** Address of the social card of a page: `/cards/states/ohio.png`. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? HOME : path}.png`;
}
