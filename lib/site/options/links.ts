import { admissionReadiness } from '@/lib/calculators/admission-readiness';
import {
  type experienceLabels,
  parameters as readinessParameters,
} from '@/lib/calculators/admission-readiness/parameters';
import { lpnPathway } from '@/lib/calculators/lpn-pathway';
import { payOffLink } from '@/lib/calculators/lpn-pathway/page/pay-off';
import type { PathwayInputs } from '@/lib/calculators/lpn-pathway/parameters';
import { programInWords } from '@/lib/calculators/lpn-pathway/sentences/phrases';
import { usualIncome } from '@/lib/calculators/nursing-roi/usual-pay';
import type { Link } from '@/lib/calculators/page/related';
import type { Data } from '@/lib/data/data';
import { roundHalfUp } from '@/lib/numbers/rounding';
import type { finderParameters } from '@/lib/programs/finder/parameters';
import { paths, withQuery } from '../urls';
import { requestFor } from './figures';
import type { Goal, OptionsInputs, StartingPoint } from './parameters';
import type { Where } from './place';
import type { KnownWay } from './table';
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

/**
 * Leads to whether the first program of a way pays off. Pay is sent along where it is not what that page takes by
 * itself; without a state that is not known.
 */
export function wayPayOffLink(way: Way, { near, state }: Where, data: Data): Link {
  const { credential } = way.programs[0];
  const asked = requestFor(credential);
  const income = roundHalfUp(way.payNow);
  const isUsual = state === null || (asked !== null && usualIncome({ ...asked, state }, data) === income);
  return payOffLink(credential, { near, state }, data, isUsual ? undefined : income);
}

/** The field of the finder that asks for the family's income. */
const FAMILY_INCOME = 'family_income' satisfies keyof typeof finderParameters;
/** Where the page of the return says what students may not have to pay. */
const AID = 'aid';

/** Leads to prices after grants for the reader's family, and to what may not have to be paid. */
export function moneyLinks({ programs, payOff }: KnownWay): Link[] {
  const { hasPricesAfterGrants, link } = programs;
  return [
    ...(hasPricesAfterGrants
      ? [
          {
            label: 'See prices after grants for your income',
            href: `${link.href}#${FAMILY_INCOME}`,
          },
        ]
      : []),
    { label: 'What you may not have to pay', href: `${payOff.href}#${AID}` },
  ];
}

/** Leads to the readiness check for the first program of a way; null where it knows no such program. */
export function readinessLink({ programs: [first] }: Way, now: StartingPoint, { near }: Where): Link | null {
  const { credential } = first;
  if (!readinessParameters.program_type.allowedValues.includes(credential)) return null;
  const query = new URLSearchParams({
    program_type: credential,
    experience: experiences[now],
    ...(near === null ? {} : { near: near.asked }),
  });
  return {
    label: `Are you ready for ${programInWords(credential)}?`,
    href: withQuery(paths.calculatorPage(admissionReadiness.id), query.toString()),
  };
}
