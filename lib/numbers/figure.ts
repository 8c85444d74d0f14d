/** A figure of a view, or why there is none: never 0 and never left out. */
export type Figure = { readonly value: number } | { readonly missing: string };

export function isMissing(figure: Figure): figure is { readonly missing: string } {
  return 'missing' in figure;
}

/** The figure, or the reason why it is null. */
export function figure(value: number | null | undefined, reason: string): Figure {
  return value === null || value === undefined ? { missing: reason } : { value };
}

/** A figure computed from another; a missing one stays missing for the same reason. */
export function mapFigure(from: Figure, compute: (value: number) => number): Figure {
  return isMissing(from) ? from : { value: compute(from.value) };
}

/** The value, or null where there is none: for charts and sorting. */
export function valueOrNull(figure: Figure): number | null {
  return isMissing(figure) ? null : figure.value;
}

/** A table cell: the figure in words, or the reason why it is missing. */
export function figureCell(figure: Figure, format: (value: number) => string): string | { missing: string } {
  return isMissing(figure) ? figure : format(figure.value);
}
