import type { FilterName } from '@/lib/programs/finder/parameters';
import type { Program } from '@/lib/programs/program';
import type { ProgramFacts } from '@/lib/programs/program-schema';
import { count } from '@/lib/text/words';

/** Filters on a fact that few programs have, each with whether a program has it. */
const isKnown = {
  delivery: ({ delivery }: ProgramFacts) => delivery !== null,
  min_pass_rate: ({ pass_rate: rate }: ProgramFacts) => rate !== null,
} as const satisfies Partial<Record<FilterName, (facts: ProgramFacts) => boolean>>;

/** Says of each filter on a fact that few programs have of how many it is known: to be put behind its description. */
export function coverageNotes(programs: readonly Pick<Program, 'facts'>[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(isKnown).map(([name, has]) => {
      const known = programs.filter(({ facts }) => has(facts));
      const states = new Set(known.map(({ facts }) => facts.state));
      const all = count(programs.length, 'program');
      return [name, `Known for ${known.length} of ${all}, in ${count(states.size, 'state')}.`];
    }),
  );
}
