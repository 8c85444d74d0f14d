import type { Catalogue, Program } from '@/lib/programs/program';

/** Copies a program to another school: same city, same outcomes, another name. */
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
 * Returns a catalogue with copies of every program, so that each city has more schools and each word more names.
 * The schools stay as they are, since no search reads their slugs.
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
