import { namesOf, type Parameters } from './declare';

/** Shorter names are too often parameters of someone else. */
const MIN_LENGTH = 6;

/** Tests whether two names are the same but for one letter: another one, one more, one less, or two neighbors swapped. */
export function areOneLetterApart(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [left, right] = [one.slice(same), other.slice(same)];
  const [first = '', second = '', ...rest] = left;
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    [second, first, ...rest].join('') === right
  );
}

/** Returns the name that another one differs from by case or one letter alone; undefined for a short or a known one. */
export function misspelledName(name: string, names: readonly string[]): string | undefined {
  if (name.length < MIN_LENGTH || names.includes(name)) return undefined;
  const lower = name.toLowerCase();
  return names.find((known) => areOneLetterApart(lower, known.toLowerCase()));
}

/** Returns the parameter that an undeclared name was probably meant for. */
function meantBy(name: string, parameters: Parameters): string | undefined {
  const entries = Object.entries(parameters);
  const [named] = entries.find(([, { nearMisses = [] }]) => nearMisses.includes(name)) ?? [];
  if (named !== undefined) return named;
  const misspelled = misspelledName(name, namesOf(parameters));
  if (misspelled === undefined) return undefined;
  return entries.find(([known, { aliases }]) => [known, ...aliases].includes(misspelled))?.[0];
}

/** Returns the undeclared names of a query that were given a value, by the parameter that each was meant for. */
export function nearMissesIn(query: URLSearchParams, parameters: Parameters): ReadonlyMap<string, string> {
  const declared = new Set(namesOf(parameters));
  const found = new Map<string, string>();
  for (const [name, value] of query) {
    if (declared.has(name) || value.trim() === '') continue;
    const meant = meantBy(name, parameters);
    if (meant !== undefined && !found.has(meant)) found.set(meant, name);
  }
  return found;
}
