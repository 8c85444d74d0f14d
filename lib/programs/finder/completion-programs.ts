import { roundHalfUp } from '@/lib/numbers/rounding';
import type { Catalogue, Program } from '../program';
import type { AlsoAwardBsn, NationalOnline } from './answer';
import { isOpen } from './listing';
import { type ProgramSet, placesIn, setWhere } from './program-set';

/** What accompanies a list of RN-to-BSN programs. */
export interface CompletionPrograms {
  /** Large schools that teach online in most states, those with most degrees first. */
  readonly nationalOnline: readonly NationalOnline[];
  /** BSN programs of schools whose RN-to-BSN program is not confirmed. */
  readonly unconfirmed: ProgramSet;
  /** RN-to-BSN programs of schools whose BSN is for RNs only. */
  readonly forRnsOnly: ProgramSet;
  /** Names the schools of such a set; null where there are none. */
  alsoAward(programs: ProgramSet): AlsoAwardBsn | null;
}

const mostDegreesFirst = (a: Program, b: Program) => (b.graduatesAYear ?? 0) - (a.graduatesAYear ?? 0);

function nationalOnline(
  programs: readonly Program[],
  { onlineSchools, limits }: Catalogue,
): NationalOnline[] {
  return programs
    .filter((program) => isOpen(program) && onlineSchools.has(program.facts.slug))
    .toSorted(mostDegreesFirst)
    .slice(0, limits.nationalOnline)
    .map(({ facts, graduatesAYear }) => ({
      slug: facts.slug,
      institution: facts.institution,
      state: facts.state,
      degrees_a_year: roundHalfUp(graduatesAYear ?? 0),
      offered_evidence: facts.offered_evidence,
      band_label: facts.band_label,
    }));
}

/** Prepares what accompanies lists of RN-to-BSN programs. @param programs those of the catalogue, by place */
export function completionPrograms(programs: readonly Program[], catalogue: Catalogue): CompletionPrograms {
  const completions = programs.filter(({ credential }) => credential === 'RN_TO_BSN');
  const confirmed = new Set(completions.map(({ facts }) => facts.slug));
  return {
    nationalOnline: nationalOnline(completions, catalogue),
    unconfirmed: setWhere(
      programs,
      ({ credential, facts }) =>
        credential === 'BSN' && facts.program_status === 'awarded' && !confirmed.has(facts.slug),
    ),
    forRnsOnly: setWhere(
      programs,
      ({ credential, facts }) => credential === 'RN_TO_BSN' && facts.first_degree?.value === 'no',
    ),
    alsoAward(set) {
      const found = placesIn(set).flatMap((place) => programs[place] ?? []);
      if (found.length === 0) return null;
      const named = found.toSorted(mostDegreesFirst).slice(0, catalogue.limits.named);
      return { count: found.length, names: named.map(({ facts }) => facts.institution) };
    },
  };
}
