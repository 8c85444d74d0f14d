import { group } from 'd3-array';
import type { StateSlug } from '@/lib/places/states';
import type { Catalogue, Program } from '../../program';
import { isOpen } from '../listing';
import { wordsOf } from '../name-query';

/** A name that a school is found by. */
export interface Label {
  readonly text: string;
  /** Whether it is the school's own name, not another one. */
  readonly isName: boolean;
  /** Whether several schools have it as the name of their system. */
  readonly isSystem: boolean;
  readonly slug: string;
  readonly state: StateSlug;
  readonly words: readonly string[];
  /** Words of its city; none where it has closed: a closed school is found by its name alone. */
  readonly cityWords: readonly string[];
  /** Places of its programs in the finder's order, ascending. */
  readonly places: readonly number[];
}

type Placed = readonly [place: number, program: Program];

/** A school's own names: a correction can give one program another than the rest. */
function namesOf(slug: string, placed: readonly Placed[]): Label[] {
  const site = ([, { facts }]: Placed) => `${facts.institution}|${facts.city}`;
  return [...group(placed, site).values()].flatMap((ofSite) =>
    ofSite.slice(0, 1).map(([, program]) => ({
      text: program.facts.institution,
      isName: true,
      isSystem: false,
      slug,
      state: program.facts.state,
      words: wordsOf(program.facts.institution),
      cityWords: wordsOf(isOpen(program) ? (program.facts.city ?? '') : ''),
      places: ofSite.map(([place]) => place),
    })),
  );
}

/**
 * Returns every name that the schools with programs have.
 *
 * @param programs in the finder's order.
 */
export function labelsOf(
  programs: readonly Program[],
  { institutions }: Pick<Catalogue, 'institutions'>,
): Label[] {
  const placed = programs.map((program, place): Placed => [place, program]);
  return Array.from(
    group(placed, ([, { facts }]) => facts.slug),
    ([slug, ofSchool]) => {
      const names = namesOf(slug, ofSchool);
      const [name] = names;
      if (!name) return [];
      const places = ofSchool.map(([place]) => place);
      const others = new Map(institutions.get(slug)?.aliases.map((one) => [one.alias, one]));
      const aliases = [...others.values()].flatMap(({ alias, kind }): Label[] =>
        names.some(({ text }) => text === alias)
          ? []
          : [
              {
                text: alias,
                isName: false,
                isSystem: kind === 'system',
                slug,
                state: name.state,
                words: wordsOf(alias),
                cityWords: name.cityWords,
                places,
              },
            ],
      );
      return [...names, ...aliases];
    },
  ).flat();
}
