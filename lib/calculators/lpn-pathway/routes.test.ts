import { describe, expect, it } from 'vitest';
import { everyInput, inputsOf } from '@/tests/support/lpn-pathway';
import { options } from './parameters';
import { laddersOf, ladderToRn, pathwayFacts, type RouteId, routeIds, routeOrder, whyClosed } from './routes';

const written = (route: RouteId, goal: Parameters<typeof laddersOf>[1]) =>
  laddersOf(route, goal).map((ladder) => ladder.join(' '));

describe('the ladders of a route', () => {
  it.each([
    ['lpn_first', 'nurse_now', ['LPN']],
    ['straight_to_rn', 'become_rn', ['ADN', 'BSN']],
    ['lpn_then_bridge', 'become_rn', ['LPN LPN_TO_RN']],
    ['accelerated_bsn', 'become_rn', ['ABSN']],
    ['straight_to_rn', 'advanced', ['BSN MSN', 'ADN RN_TO_MSN', 'ADN RN_TO_BSN MSN']],
    ['lpn_then_bridge', 'advanced', ['LPN LPN_TO_RN RN_TO_MSN', 'LPN LPN_TO_RN RN_TO_BSN MSN']],
    ['accelerated_bsn', 'advanced', ['ABSN MSN']],
    ['lpn_first', 'become_rn', []],
    ['straight_to_rn', 'nurse_now', []],
  ] as const)('%s to %s are %j', (route, goal, ladders) => {
    expect(written(route, goal)).toEqual(ladders);
  });

  it('end with the license of the goal', () => {
    const license = { nurse_now: 'LPN/LVN', become_rn: 'RN', advanced: 'APRN' };
    for (const goal of options.end_goal) {
      for (const ladder of routeIds.flatMap((route) => laddersOf(route, goal))) {
        const last = ladder.at(-1);
        expect(last && pathwayFacts[last].license).toBe(license[goal]);
      }
    }
    expect(pathwayFacts[ladderToRn[0]].license).toBe('RN');
  });
});

describe('a route is not offered', () => {
  it.each([
    ['lpn_first', 'none/become_rn/speed/open/moderate', 'ends_below_goal'],
    ['lpn_first', 'none/advanced/speed/open/moderate', 'ends_below_goal'],
    ['straight_to_rn', 'none/nurse_now/speed/open/moderate', 'goes_beyond_goal'],
    ['lpn_then_bridge', 'none/nurse_now/speed/asap/tight', 'goes_beyond_goal'],
    ['accelerated_bsn', 'degree_holder/nurse_now/speed/open/moderate', 'goes_beyond_goal'],
    ['accelerated_bsn', 'none/become_rn/speed/open/moderate', 'needs_degree'],
    ['accelerated_bsn', 'healthcare/advanced/speed/open/tight', 'needs_degree'],
    ['accelerated_bsn', 'degree_holder/become_rn/speed/open/tight', 'too_dear_for_budget'],
  ] as const)('%s for %s: %s', (route, question, reason) => {
    expect(whyClosed(route, inputsOf(question))).toBe(reason);
  });

  it.each([
    ['lpn_first', 'none/nurse_now/speed/open/moderate'],
    ['straight_to_rn', 'none/advanced/speed/open/moderate'],
    ['lpn_then_bridge', 'none/advanced/cost/open/flexible'],
    ['accelerated_bsn', 'degree_holder/advanced/speed/open/flexible'],
  ] as const)('but %s for %s is', (route, question) => {
    expect(whyClosed(route, inputsOf(question))).toBeNull();
  });
});

it('some route is always offered, and each route has its place among equals', () => {
  for (const inputs of everyInput) {
    expect(routeIds.some((route) => whyClosed(route, inputs) === null)).toBe(true);
  }
  expect(routeOrder.toSorted()).toEqual(routeIds.toSorted());
});
