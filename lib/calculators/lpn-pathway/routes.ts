import type { Degree } from '@/lib/data/credentials';
import type { PathwayInputs } from './parameters';

export const licenses = ['LPN/LVN', 'RN', 'APRN'] as const;
export type License = (typeof licenses)[number];

export const pathwayCredentials = [
  'LPN',
  'LPN_TO_RN',
  'ADN',
  'BSN',
  'ABSN',
  'RN_TO_BSN',
  'RN_TO_MSN',
  'MSN',
] as const;
export type PathwayCredential = (typeof pathwayCredentials)[number];

interface CredentialFacts {
  /** License that someone has after the program. */
  readonly license: License;
  /** Degree whose pay a graduate earns. */
  readonly degree: Degree;
  /** Whether it ends with a bachelor's degree in nursing. */
  readonly bachelors: boolean;
}

export const pathwayFacts: Readonly<Record<PathwayCredential, CredentialFacts>> = {
  LPN: { license: 'LPN/LVN', degree: 'LPN', bachelors: false },
  LPN_TO_RN: { license: 'RN', degree: 'ADN', bachelors: false },
  ADN: { license: 'RN', degree: 'ADN', bachelors: false },
  BSN: { license: 'RN', degree: 'BSN', bachelors: true },
  ABSN: { license: 'RN', degree: 'BSN', bachelors: true },
  RN_TO_BSN: { license: 'RN', degree: 'RN_TO_BSN', bachelors: true },
  RN_TO_MSN: { license: 'APRN', degree: 'RN_TO_MSN', bachelors: false },
  MSN: { license: 'APRN', degree: 'MSN', bachelors: false },
};

export const routeIds = ['lpn_first', 'lpn_then_bridge', 'straight_to_rn', 'accelerated_bsn'] as const;
export type RouteId = (typeof routeIds)[number];

interface RouteFacts {
  readonly name: string;
  /** The name inside a sentence. */
  readonly phrase: string;
}

export const routeFacts: Readonly<Record<RouteId, RouteFacts>> = {
  lpn_first: { name: 'LPN first', phrase: 'LPN first' },
  lpn_then_bridge: { name: 'LPN, then bridge to RN', phrase: 'LPN, then bridge to RN' },
  straight_to_rn: { name: 'Straight to RN', phrase: 'straight to RN' },
  accelerated_bsn: { name: 'Accelerated BSN', phrase: 'an accelerated BSN' },
};

/** Which of two equal scores comes first: straight, accelerated, bridge. */
export const routeOrder: readonly RouteId[] = [
  'straight_to_rn',
  'accelerated_bsn',
  'lpn_then_bridge',
  'lpn_first',
];

/** At least one of something, in order. */
export type Steps<T> = readonly [T, ...T[]];
/** Programs one after the other. */
export type Ladder = Steps<PathwayCredential>;

/** Every ladder of a route that reaches a goal; a route without one does not reach it, or goes beyond it. */
const ladders: Readonly<Record<PathwayInputs['end_goal'], Partial<Record<RouteId, readonly Ladder[]>>>> = {
  nurse_now: { lpn_first: [['LPN']] },
  become_rn: {
    straight_to_rn: [['ADN'], ['BSN']],
    lpn_then_bridge: [['LPN', 'LPN_TO_RN']],
    accelerated_bsn: [['ABSN']],
  },
  advanced: {
    straight_to_rn: [
      ['BSN', 'MSN'],
      ['ADN', 'RN_TO_MSN'],
      ['ADN', 'RN_TO_BSN', 'MSN'],
    ],
    lpn_then_bridge: [
      ['LPN', 'LPN_TO_RN', 'RN_TO_MSN'],
      ['LPN', 'LPN_TO_RN', 'RN_TO_BSN', 'MSN'],
    ],
    accelerated_bsn: [['ABSN', 'MSN']],
  },
};

/** Ladders of a route that reach the goal, in declared order. */
export const laddersOf = (route: RouteId, goal: PathwayInputs['end_goal']): readonly Ladder[] =>
  ladders[goal][route] ?? [];

/** The straight way to the RN license: what someone who wants a license soon should know beside it. */
export const ladderToRn: Ladder = ['ADN'];

/** Why a route is not open to someone. */
export type ClosedReason = 'ends_below_goal' | 'goes_beyond_goal' | 'needs_degree' | 'too_dear_for_budget';

/** Why a route is not offered for these inputs; null where it is. */
export function whyClosed(route: RouteId, inputs: PathwayInputs): ClosedReason | null {
  if (laddersOf(route, inputs.end_goal).length === 0) {
    return inputs.end_goal === 'nurse_now' ? 'goes_beyond_goal' : 'ends_below_goal';
  }
  if (route !== 'accelerated_bsn') return null;
  if (inputs.starting_point !== 'degree_holder') return 'needs_degree';
  return inputs.budget === 'tight' ? 'too_dear_for_budget' : null;
}
