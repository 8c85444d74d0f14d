import type { HeldLicense } from '../licensed';
import type { MeasureId } from '../measures';
import type { PathwayInputs } from '../parameters';
import type { RouteId } from '../routes';

type Goal = PathwayInputs['end_goal'];

/** Headings of the page, by what the reader wants. */
export const headings: Readonly<Record<Goal, string>> = {
  nurse_now: 'Your route to an LPN license',
  become_rn: 'Your routes to an RN license',
  advanced: 'Your routes to advanced practice',
};

/** Headings of the page for someone with a license. */
export const headingsWith: Readonly<Record<HeldLicense, string>> = {
  lpn: 'Your next step as an LPN',
  rn: 'Your next step as an RN',
};

/** A goal as something that the reader wants to do. */
export const wants: Readonly<Record<Goal, string>> = {
  nurse_now: 'work as an LPN',
  become_rn: 'become an RN',
  advanced: 'go on to advanced practice',
};

/** What ends the way to a goal, inside a sentence. */
export const goals: Readonly<Record<Goal, string>> = {
  nurse_now: 'your LPN license',
  become_rn: 'your RN license',
  advanced: 'your master’s degree',
};

/** The same as the label of a row. */
export const goalLabels: Readonly<Record<Goal, string>> = {
  nurse_now: 'LPN license',
  become_rn: 'RN license',
  advanced: 'Master’s degree',
};

/** Routes inside a sentence, where their programs are named elsewhere. */
export const shortRoutes: Readonly<Record<RouteId, string>> = {
  lpn_first: 'LPN first',
  lpn_then_bridge: 'LPN first',
  straight_to_rn: 'straight to RN',
  accelerated_bsn: 'an accelerated BSN',
};

/** What a route does that is better on a measure; in the order in which a heading names one. */
export const strengths: readonly (readonly [measure: MeasureId, does: string])[] = [
  ['total_cost', 'costs less'],
  ['first_license_months', 'pays you sooner'],
  ['goal_months', 'gets you there sooner'],
  ['upfront_money', 'needs less money at the start'],
  ['pay_kept', 'leaves you more pay while you study'],
  ['programs', 'takes fewer programs'],
  ['net_earnings_20_year', 'pays more over 20 years'],
];
