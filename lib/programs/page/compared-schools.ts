import { onlyOf } from '@/lib/parameters/declare';
import { paths } from '@/lib/site/urls';
import { quoted } from '@/lib/text/quoted';
import { type Credential, credentialName } from '../credentials';
import type { Institution } from '../program';
import { comparisonHref, nameOf, type RequestedComparison, type RequestedSchool } from './comparison-query';
import { placeOf } from './program-view';

/** A link with its words. */
export interface Link {
  readonly label: string;
  readonly href: string;
}

/** A school of the comparison, or a name that no school is shown for. */
export interface ComparedSchool {
  readonly label: string;
  /** Its page; null where no school is shown. */
  readonly href: string | null;
  /** Null where no school is shown. */
  readonly slug: string | null;
  /** The same comparison without it. */
  readonly without: string;
}

/** A name that no single school has. */
export interface UnmatchedName {
  readonly label: string;
  /** Whether the schools are called so; else their names are only near. */
  readonly isCalledSo: boolean;
  /** The same comparison with each school that may be meant in its place. */
  readonly choices: readonly Link[];
}

/** The schools of a comparison, each with the ways to change it. */
export interface ComparedSchools {
  readonly schools: readonly ComparedSchool[];
  readonly unmatched: readonly UnmatchedName[];
}

/** Longest name that is repeated. */
const MAX_NAMED = 80;

const schoolLabel = (school: Institution, type?: Credential) =>
  `${school.name}, ${placeOf(school)}${type === undefined ? '' : `: ${credentialName(type)}`}`;
const nameLabel = (name: string) => quoted(name, MAX_NAMED);

/** Of schools that may be meant those with a program of the comparison, where there are any. */
function offered(nearest: readonly Institution[], asked: RequestedComparison['credentials']) {
  const having = nearest.filter(({ programs }) =>
    programs.some(({ credential }) => asked?.includes(credential)),
  );
  return having.length > 0 ? having : nearest;
}

/** Returns the names of a comparison as a query gives them. */
export const valuesOf = ({ schools, beyond }: RequestedComparison) => [...schools.map(nameOf), ...beyond];

/**
 * Returns the address of a comparison without one of its names.
 *
 * @param shown credentials that stay, whichever the other schools have.
 */
export const withoutName = (
  asked: RequestedComparison,
  shown: readonly Credential[] | undefined,
  name: string,
) =>
  comparisonHref(
    valuesOf(asked).filter((value) => value !== name),
    shown,
    asked.familyIncome,
  );

/** Returns the schools of a comparison. @param shown its credentials */
export function comparedSchools(
  asked: RequestedComparison,
  shown: readonly Credential[] | undefined,
): ComparedSchools {
  // Of more than one comparison takes, a choice keeps those that are shown: it leads to an answer.
  const withPlace = (name: string, { slug }: Institution) =>
    comparisonHref(
      [...new Set(asked.schools.map(nameOf).map((value) => (value === name ? slug : value)))],
      asked.credentials,
      asked.familyIncome,
    );
  /** The page of the one program that is compared of a school; of several the page of the school. */
  const pageOf = ({ slug, programs }: Institution, ownType: Credential | undefined) => {
    const types = ownType === undefined ? shown : [ownType];
    const type = onlyOf(programs.filter(({ credential }) => types?.includes(credential)));
    return type ? paths.institutionProgram(slug, type.credential) : paths.institution(slug);
  };
  const listed = ({ school, ...name }: Pick<RequestedSchool, 'school' | 'ownType' | 'asked'>) => ({
    label: school ? schoolLabel(school, name.ownType) : nameLabel(name.asked),
    href: school ? pageOf(school, name.ownType) : null,
    slug: school?.slug ?? null,
    without: withoutName(asked, shown, nameOf({ school, ...name })),
  });
  return {
    schools: [
      ...asked.schools.map(listed),
      ...asked.beyond.map((name) => listed({ asked: name, school: undefined, ownType: undefined })),
    ],
    unmatched: asked.schools
      .filter(({ school }) => !school)
      .map(({ asked: name, nearest, isCalledSo }) => ({
        label: nameLabel(name),
        isCalledSo,
        choices: offered(nearest, asked.credentials).map((school) => ({
          label: schoolLabel(school),
          href: withPlace(name, school),
        })),
      })),
  };
}
