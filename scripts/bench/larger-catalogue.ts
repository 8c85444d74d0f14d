import type { Catalogue, Program } from '@/lib/programs/program';

/** A program of another school: in the same city, with the same outcomes, under a name of its own. */
function copy(program: Program, number: number): Program {
  const { slug, institution } = program.facts;
  const ending = 'x'.repeat(number);
  const facts = {
    ...program.facts,
    slug: `${slug}-${number}`,
    institution: institution.replace(/^\S+/, (word) => word + ending),
  };
  return { ...program, id: `${facts.slug}:${program.credential}`, facts };
}

/**
 * A catalogue that is so many times as large: cities have so many times as many schools, and names as many words.
 * Nothing is searched for by the slug of a school, so that the schools themselves stay as they are.
 */
export function largerCatalogue(catalogue: Catalogue, times: number): Catalogue {
  const programs = catalogue.programs
    .flatMap((program) => [
      program,
      ...Array.from({ length: times - 1 }, (_, index) => copy(program, index + 1)),
    ])
    .sort((a, b) => (a.facts.institution < b.facts.institution ? -1 : 1));
  return { ...catalogue, programs };
}
