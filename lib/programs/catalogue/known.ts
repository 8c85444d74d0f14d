/** A value, or why there is none: never neither, never both. */
export type Known<T> =
  | { readonly value: T; readonly reason: null }
  | { readonly value: null; readonly reason: string };

export const known = <T>(value: T): Known<T> => ({ value, reason: null });
export const unknown = (reason: string): Known<never> => ({ value: null, reason });
