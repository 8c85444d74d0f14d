import type { Catalogue, Institution, Program } from '@/lib/programs/program';

/** Returns the name of a copy of a school: each has a first word of its own. */
export const nameOfCopy = (name: string, number: number) =>
  name.replace(/^\S+/, (word) => word + 'x'.repeat(number));

/** Copies a program to another school: same city, same outcomes, another name. */
function copy(program: Program, number: number): Program {
  const { slug, institution } = program.facts;
  const facts = {
    ...program.facts,
    slug: `${slug}-${number}`,
    institution: nameOfCopy(institution, number),
  };
  return { ...program, id: `${facts.slug}:${program.credential}`, facts };
}

/** Copies a school for the copies of its programs, with other names of its own. */
function copySchool(school: Institution, number: number): Institution {
  const ending = 'x'.repeat(number);
  const aliases = school.aliases.map(({ alias, kind }) => ({ alias: alias + ending, kind }));
  return { ...school, slug: `${school.slug}-${number}`, aliases };
}

/** Returns a catalogue with copies of every program, so that each city has more schools and each word more names. */
export function largerCatalogue(catalogue: Catalogue, times: number): Catalogue {
  const programs = catalogue.programs
    .flatMap((program) => [
      program,
      ...Array.from({ length: times - 1 }, (_, index) => copy(program, index + 1)),
    ])
    .sort((a, b) => (a.facts.institution < b.facts.institution ? -1 : 1));
  const schools = [...catalogue.institutions.values()];
  const copies = Array.from({ length: times - 1 }, (_, index) =>
    schools.map((school) => copySchool(school, index + 1)),
  );
  const institutions = new Map([...schools, ...copies.flat()].map((school) => [school.slug, school]));
  return { ...catalogue, programs, institutions };
}
