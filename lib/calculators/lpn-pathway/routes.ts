import type { Degree } from '@/lib/data/credentials';
import { conditionInWords, type PathwayInputs, parameterNames } from './parameters';

export const licenses = ['LPN/LVN', 'RN', 'APRN'] as const;
export type License = (typeof licenses)[number];

export const pathwayCredentials = ['LPN', 'LPN_TO_RN', 'ADN', 'BSN', 'ABSN', 'RN_TO_MSN', 'MSN'] as const;
export type PathwayCredential = (typeof pathwayCredentials)[number];

interface CredentialFacts {
  /** License that the program leads to. */
  readonly license: License;
  /** Degree whose published price and pay stand for the program: two of them report none of their own. */
  readonly degree: Degree;
}

export const pathwayFacts: Readonly<Record<PathwayCredential, CredentialFacts>> = {
  LPN: { license: 'LPN/LVN', degree: 'LPN' },
  LPN_TO_RN: { license: 'RN', degree: 'ADN' },
  ADN: { license: 'RN', degree: 'ADN' },
  BSN: { license: 'RN', degree: 'BSN' },
  ABSN: { license: 'RN', degree: 'BSN' },
  RN_TO_MSN: { license: 'APRN', degree: 'RN_TO_MSN' },
  MSN: { license: 'APRN', degree: 'MSN' },
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
export const tieOrder: readonly RouteId[] = [
  'straight_to_rn',
  'accelerated_bsn',
  'lpn_then_bridge',
  'lpn_first',
];

/** Rules that are lists of input values: judgments, so they are data. */
export interface RouteRules {
  /** Any of these sends straight_to_rn to advanced practice by ADN and RN_TO_MSN; none: always by BSN and MSN. */
  readonly adnLadderForAdvanced: readonly string[];
  /** All of these are needed for lpn_then_bridge to be scored for advanced practice; none: always scored. */
  readonly bridgeForAdvanced: readonly string[];
}

const given = (inputs: PathwayInputs) => new Set<string>(parameterNames.map((name) => inputs[name]));

/** At least one of something, in order. */
export type Steps<T> = readonly [T, ...T[]];

/** Programs of a route, in the order they are taken. */
export function ladderOf(route: RouteId, inputs: PathwayInputs, rules: RouteRules): Steps<PathwayCredential> {
  const advanced = inputs.end_goal === 'advanced';
  switch (route) {
    case 'lpn_first':
      return ['LPN'];
    case 'lpn_then_bridge':
      return advanced ? ['LPN', 'LPN_TO_RN', 'RN_TO_MSN'] : ['LPN', 'LPN_TO_RN'];
    case 'accelerated_bsn':
      return advanced ? ['ABSN', 'MSN'] : ['ABSN'];
    case 'straight_to_rn': {
      if (!advanced) return ['ADN'];
      const values = given(inputs);
      return rules.adnLadderForAdvanced.some((value) => values.has(value))
        ? ['ADN', 'RN_TO_MSN']
        : ['BSN', 'MSN'];
    }
  }
}

/** Whether a route is scored, only shown beside the scored ones, or not offered; `reason` is '' when scored. */
export interface RouteStatus {
  readonly status: 'scored' | 'shown' | 'not_offered';
  readonly reason: string;
}

const scored: RouteStatus = { status: 'scored', reason: '' };
const notOffered = (reason: string): RouteStatus => ({ status: 'not_offered', reason });

/** Rules 2 and 3: which routes are weighed against each other for these inputs. */
export function routeStatus(route: RouteId, inputs: PathwayInputs, rules: RouteRules): RouteStatus {
  const wantsLicenseNow = inputs.end_goal === 'nurse_now';
  if (route === 'lpn_first') {
    return wantsLicenseNow
      ? scored
      : notOffered('It ends with the LPN license, and your goal needs the RN license.');
  }
  if (wantsLicenseNow) {
    return notOffered('It goes on to the RN license, and your goal is a license the practical way.');
  }
  if (route === 'accelerated_bsn') {
    if (inputs.starting_point !== 'degree_holder') {
      return notOffered("It is open only to holders of a bachelor's degree in another field.");
    }
    if (inputs.budget === 'tight') {
      return notOffered(
        'It is full-time study that leaves no time for paid work, too much for a tight budget.',
      );
    }
  }
  if (route === 'lpn_then_bridge' && inputs.end_goal === 'advanced') {
    const values = given(inputs);
    if (!rules.bridgeForAdvanced.every((value) => values.has(value))) {
      const conditions = rules.bridgeForAdvanced.map(conditionInWords).join(' and ');
      return {
        status: 'shown',
        reason: `For advanced practice it is scored only when ${conditions}, which is a judgment; here it is shown for comparison.`,
      };
    }
  }
  return scored;
}
