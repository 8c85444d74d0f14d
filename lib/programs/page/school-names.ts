import type { SchoolNamed } from '../finder/query/schools-named';
import type { Catalogue } from '../program';
import { placeOf } from './program-view';

/** Between the names of schools in one text. */
const BETWEEN_NAMES = /\s*[,;]\s*/;

/** Returns the names of schools in one text: itself, or its parts where each is a school. Names may have commas. */
export function schoolNamesIn(text: string, schoolNamed: (name: string) => SchoolNamed): string[] {
  if (schoolNamed(text).ok) return [text];
  const parts = text.split(BETWEEN_NAMES).filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => schoolNamed(part).ok) ? parts : [text];
}

/** Returns a query of a page whose `schools` each are one name. */
export function withSingleSchools(
  query: URLSearchParams,
  schoolNamed: (name: string) => SchoolNamed,
): URLSearchParams {
  const names = query.getAll('schools');
  if (names.length === 0) return query;
  const single = new URLSearchParams(query);
  single.delete('schools');
  for (const name of names.flatMap((text) => schoolNamesIn(text, schoolNamed)))
    single.append('schools', name);
  return single;
}

/** The last parts of the addresses of schools, one or a choice of them: "emory-university-139658 or clark-college". */
const SLUGS = /\b[a-z0-9]+(?:-+[a-z0-9]+)+(?: or [a-z0-9]+(?:-+[a-z0-9]+)+)*\b/gi;

/** Schools that a text names where one name may be that of many. */
const MAX_NAMES = 6;

/** A text of the finder with the names and places of schools in place of their addresses, the first of many. */
export const withSchoolNames = (text: string, institutions: Catalogue['institutions']) =>
  text.replace(SLUGS, (slugs) => {
    const names = slugs.split(' or ').map((slug) => {
      const school = institutions.get(slug.toLowerCase());
      return school ? `${school.name} in ${placeOf(school)}` : slug;
    });
    const more = names.length - MAX_NAMES;
    if (more <= 0) return names.join(' or ');
    return `${names.slice(0, MAX_NAMES).join('; ')}; and ${more} more: write more of the name`;
  });
