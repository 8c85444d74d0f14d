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

/** The last part of the address of a school: its name and its number in IPEDS. */
const SLUG = /\b[a-z0-9-]+-\d{6}\b/gi;

/** A text of the finder with the names and places of schools in place of their addresses. */
export const withSchoolNames = (text: string, institutions: Catalogue['institutions']) =>
  text.replace(SLUG, (slug) => {
    const school = institutions.get(slug.toLowerCase());
    return school ? `${school.name} in ${placeOf(school)}` : slug;
  });
