import { admissionReadiness } from '@/lib/calculators/admission-readiness';
import {
  type experienceLabels,
  parameters as readinessParameters,
} from '@/lib/calculators/admission-readiness/parameters';
import { lpnPathway } from '@/lib/calculators/lpn-pathway';
import { payOffLink } from '@/lib/calculators/lpn-pathway/page/pay-off';
import type { PathwayInputs } from '@/lib/calculators/lpn-pathway/parameters';
import { programInWords } from '@/lib/calculators/lpn-pathway/sentences/phrases';
import type { Link } from '@/lib/calculators/page/related';
import type { Data } from '@/lib/data/data';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { paths, withQuery } from '../urls';
import type { Goal, OptionsInputs, StartingPoint } from './parameters';
import type { Where } from './place';
import { hasReached, isHeld, type Way } from './ways';

/** What counts as experience for each starting point. */
const experiences: Readonly<Record<StartingPoint, keyof typeof experienceLabels>> = {
  none: 'none',
  healthcare: 'cna',
  lpn: 'lpn',
  rn: 'rn',
  degree_holder: 'none',
};

/** The goal of the routes calculator that comes nearest. */
const endGoals: Readonly<Record<Goal, PathwayInputs['end_goal']>> = {
  unsure: 'become_rn',
  nurse_now: 'nurse_now',
  become_rn: 'become_rn',
  bachelors: 'become_rn',
  advanced: 'advanced',
};

/** What the routes calculator calls the starting point: a license has a name of its own. */
const startOf = (now: StartingPoint) => (isHeld(now) ? { have: now } : { starting_point: now });

/** Leads to the routes calculator with the reader's answers. */
export function routesLink({ now, want }: Pick<OptionsInputs, 'now' | 'want'>, { near, state }: Where): Link {
  const query = new URLSearchParams({
    ...startOf(now),
    end_goal: endGoals[hasReached(now, want) ? 'advanced' : want],
    ...(near === null ? {} : { near: near.asked }),
    ...(near === null && state !== null ? { state } : {}),
  });
  return {
    label: 'Choose by time, pay, cost or budget',
    href: withQuery(paths.calculatorPage(lpnPathway.id), query.toString()),
  };
}

/** Leads to whether the first program of a way pays off, with the pay that the way begins with. */
export const wayPayOffLink = ({ programs: [first], payNow }: Way, { state }: Where, data: Data): Link =>
  payOffLink(first.credential, state, data, roundHalfUp(payNow));

/** Leads to the readiness check for the first program of a way; null where it knows no such program. */
export function readinessLink({ programs: [first] }: Way, now: StartingPoint): Link | null {
  const { credential } = first;
  if (!readinessParameters.program_type.allowedValues.includes(credential)) return null;
  const query = new URLSearchParams({ program_type: credential, experience: experiences[now] });
  return {
    label: `Are you ready for ${programInWords(credential)}?`,
    href: withQuery(paths.calculatorPage(admissionReadiness.id), query.toString()),
  };
}
