import { quoted } from '@/lib/text/quoted';
import type { Unmatched } from './answer';
import { condition, type Filter } from './apply-filters';
import type { Refused } from './meaning';
import { setOf } from './program-set';
import type { QueryReader } from './query/read-query';
import type { SchoolNamed } from './query/schools-named';

/** The schools that a search names one by one. */
export interface Schools {
  readonly filter: Filter;
  /** Names that no one school has. */
  readonly unmatched: readonly Unmatched[];
}

const ALLOWED = ['names, acronyms, slugs of /programs or IPEDS unitids of schools, each given by itself'];

/** Between the names of schools in one text. */
const BETWEEN_NAMES = /\s*[,;]\s*/;

/** Writes how to ask for schools one by one. */
export const schoolsQuery = (names: readonly string[]) =>
  names.map((name) => `schools=${encodeURIComponent(name).replaceAll('%20', '+')}`).join('&');

/** Refuses names of which none is that of one school. */
function refused(named: readonly SchoolNamed[], schoolNamed: QueryReader['schoolNamed']): Refused {
  const said = named.flatMap((one) => {
    if (one.ok) return [];
    const { asked, nearest, isCalledSo } = one;
    const each = asked.split(BETWEEN_NAMES);
    if (each.length > 1 && each.every((name) => schoolNamed(name).ok))
      return [`${quoted(asked)} names several schools: ask with ${schoolsQuery(each)}`];
    const names = nearest.join(' or ');
    if (isCalledSo) return [`${quoted(asked)} may be ${names}`];
    return [`No school is called ${quoted(asked)}${nearest.length === 0 ? '' : `; near it are ${names}`}`];
  });
  const message = `schools must name a school that we have. ${said.join('. ')}.`;
  return { ok: false, problem: { parameter: 'schools', message, allowedValues: ALLOWED, isSpecific: true } };
}

/**
 * Prepares the search for schools by name.
 *
 * @param places of programs in the catalogue, by slug of their school.
 */
export function schoolsSearch(
  schoolNamed: QueryReader['schoolNamed'],
  places: ReadonlyMap<string, readonly number[]>,
  size: number,
): (names: readonly string[]) => { readonly ok: true; readonly schools: Schools } | Refused {
  return (names) => {
    const found = names.map(schoolNamed);
    const slugs = found.flatMap((one) => (one.ok ? [one.slug] : []));
    const unmatched = found.flatMap((one) =>
      one.ok ? [] : [{ asked: one.asked, nearest: [...one.nearest] }],
    );
    if (slugs.length === 0) return refused(found, schoolNamed);
    const filter = condition(
      'schools',
      setOf(
        size,
        slugs.flatMap((slug) => places.get(slug) ?? []),
      ),
    );
    return { ok: true, schools: { filter, unmatched } };
  };
}
