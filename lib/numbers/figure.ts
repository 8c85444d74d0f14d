/** The reason why a figure is missing. */
export interface Missing {
  readonly missing: string;
}

/** A figure, or the reason why it is missing: never 0 and never left out. */
export type Figure<T = number> = { readonly value: T } | Missing;

/** Narrows a figure, or a table cell, to its reason. */
export function isMissing(figure: unknown): figure is Missing {
  return typeof figure === 'object' && figure !== null && 'missing' in figure;
}

/** Makes a figure of a value, or of the reason why it is null. */
export function figure<T>(value: T | null | undefined, reason: string): Figure<T> {
  return value === null || value === undefined ? { missing: reason } : { value };
}

/** Computes a figure from another; a missing one stays missing for the same reason. */
export function mapFigure<T, U>(from: Figure<T>, compute: (value: T) => U): Figure<U> {
  return isMissing(from) ? from : { value: compute(from.value) };
}

/** Returns the value, or null where it is missing: for charts and sorting. */
export function valueOrNull<T>(figure: Figure<T>): T | null {
  return isMissing(figure) ? null : figure.value;
}

/** Returns the reason why a figure is missing, or null where it is known. */
export function reasonOrNull(figure: Figure<unknown>): string | null {
  return isMissing(figure) ? figure.missing : null;
}

/** Fills a table cell: the figure in words, or the reason why it is missing. */
export function figureCell<T>(figure: Figure<T>, format: (value: T) => string): string | Missing {
  return isMissing(figure) ? figure : format(figure.value);
}

export type FigureMembers<Name extends string, T> = Readonly<
  Record<Name, T | null> & Record<`${Name}_reason`, string | null>
>;

/**
 * Writes a figure as the two members of an answer that `figureSchema` describes.
 * @example figureMembers('score', { missing: 'No measure applies.' }) // { score: null, score_reason: 'No measure applies.' }
 */
export function figureMembers<Name extends string, T>(name: Name, figure: Figure<T>): FigureMembers<Name, T> {
  const members = { [name]: valueOrNull(figure), [`${name}_reason`]: reasonOrNull(figure) };
  return members as FigureMembers<Name, T>;
}
