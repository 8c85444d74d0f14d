import type { Link } from '@/lib/calculators/page/related';
import type { Institution, Program } from '../../program';
import { programAddress } from './address';

/** Caveats of a BSN that may be for people who are RNs already. */
const MAY_BE_FOR_NURSES = ['first_degree_not_confirmed', 'completion_possible'];

/** Leads nurses from a BSN that may be theirs to the program that is. */
export function forNurses(institution: Institution, { facts, credential }: Program): Link | null {
  const isOffered = institution.programs.some((other) => other.credential === 'RN_TO_BSN');
  const mayBe = credential === 'BSN' && facts.caveats.some((id) => MAY_BE_FOR_NURSES.includes(id));
  if (!isOffered || !mayBe) return null;
  return {
    label: 'See its RN-to-BSN',
    href: programAddress(institution, 'RN_TO_BSN'),
  };
}
