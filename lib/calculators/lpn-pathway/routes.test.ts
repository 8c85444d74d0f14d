import { describe, expect, it } from 'vitest';
import { everyInput, freshModel, inputsOf } from '@/tests/support/lpn-pathway';
import { ladderOf, type RouteId, type RouteRules, routeIds, routeStatus, tieOrder } from './routes';

const rules = () => freshModel().rules;
const without: RouteRules = { adnLadderForAdvanced: [], bridgeForAdvanced: [] };

const ladder = (route: RouteId, question: string, by = rules()) =>
  ladderOf(route, inputsOf(question), by).join(' ');
const standing = (route: RouteId, question: string, by = rules()) =>
  routeStatus(route, inputsOf(question), by);

describe('the ladder of a route', () => {
  it.each([
    ['lpn_first', 'none/nurse_now/speed/open/moderate', 'LPN'],
    ['lpn_then_bridge', 'none/become_rn/speed/open/moderate', 'LPN LPN_TO_RN'],
    ['lpn_then_bridge', 'none/advanced/speed/open/moderate', 'LPN LPN_TO_RN RN_TO_MSN'],
    ['accelerated_bsn', 'degree_holder/become_rn/speed/open/moderate', 'ABSN'],
    ['accelerated_bsn', 'degree_holder/advanced/speed/open/moderate', 'ABSN MSN'],
    ['straight_to_rn', 'none/become_rn/speed/open/moderate', 'ADN'],
    ['straight_to_rn', 'none/nurse_now/cost/open/tight', 'ADN'],
    ['straight_to_rn', 'none/advanced/speed/open/moderate', 'BSN MSN'],
    ['straight_to_rn', 'healthcare/advanced/flexibility/asap/flexible', 'BSN MSN'],
    ['straight_to_rn', 'none/advanced/speed/open/tight', 'ADN RN_TO_MSN'],
    ['straight_to_rn', 'none/advanced/cost/open/moderate', 'ADN RN_TO_MSN'],
    ['straight_to_rn', 'degree_holder/advanced/speed/open/moderate', 'ADN RN_TO_MSN'],
  ] as const)('%s for %s is %s', (route, question, programs) => {
    expect(ladder(route, question)).toBe(programs);
  });

  it('goes to advanced practice by way of a BSN for everyone where no value asks for an ADN', () => {
    expect(ladder('straight_to_rn', 'degree_holder/advanced/cost/open/tight', without)).toBe('BSN MSN');
  });
});

describe('a route is', () => {
  it.each([
    ['lpn_first', 'none/nurse_now/speed/open/moderate'],
    ['straight_to_rn', 'none/become_rn/speed/open/moderate'],
    ['straight_to_rn', 'none/advanced/speed/open/moderate'],
    ['lpn_then_bridge', 'none/become_rn/speed/open/moderate'],
    ['lpn_then_bridge', 'none/advanced/speed/asap/tight'],
    ['accelerated_bsn', 'degree_holder/become_rn/speed/open/moderate'],
    ['accelerated_bsn', 'degree_holder/advanced/speed/open/flexible'],
  ] as const)('scored: %s for %s', (route, question) => {
    expect(standing(route, question)).toEqual({ status: 'scored', reason: '' });
  });

  it.each([
    [
      'lpn_first',
      'none/become_rn/speed/open/moderate',
      'It ends with the LPN license, and your goal needs the RN license.',
    ],
    [
      'lpn_first',
      'none/advanced/speed/open/moderate',
      'It ends with the LPN license, and your goal needs the RN license.',
    ],
    [
      'straight_to_rn',
      'none/nurse_now/speed/open/moderate',
      'It goes on to the RN license, and your goal is a license the practical way.',
    ],
    [
      'lpn_then_bridge',
      'none/nurse_now/speed/asap/tight',
      'It goes on to the RN license, and your goal is a license the practical way.',
    ],
    [
      'accelerated_bsn',
      'degree_holder/nurse_now/speed/open/moderate',
      'It goes on to the RN license, and your goal is a license the practical way.',
    ],
    [
      'accelerated_bsn',
      'none/become_rn/speed/open/moderate',
      "It is open only to holders of a bachelor's degree in another field.",
    ],
    [
      'accelerated_bsn',
      'healthcare/advanced/speed/open/tight',
      "It is open only to holders of a bachelor's degree in another field.",
    ],
    [
      'accelerated_bsn',
      'degree_holder/become_rn/speed/open/tight',
      'It is full-time study that leaves no time for paid work, too much for a tight budget.',
    ],
  ] as const)('not offered: %s for %s', (route, question, reason) => {
    expect(standing(route, question)).toEqual({ status: 'not_offered', reason });
  });

  it.each([
    'none/advanced/speed/asap/moderate',
    'none/advanced/speed/year/tight',
    'degree_holder/advanced/cost/open/flexible',
  ])('shown and not scored: the bridge for %s', (question) => {
    expect(standing('lpn_then_bridge', question)).toEqual({
      status: 'shown',
      reason:
        'For advanced practice it is scored only when the budget is "tight" and the timeline is "starting within months", ' +
        'which is a judgment; here it is shown for comparison.',
    });
  });

  it('scored for advanced practice, the bridge too, where the rules ask for nothing', () => {
    expect(standing('lpn_then_bridge', 'none/advanced/speed/open/flexible', without).status).toBe('scored');
  });
});

it('some route is always scored, and each route has its place among equals', () => {
  const by = rules();
  for (const inputs of everyInput) {
    expect(routeIds.some((route) => routeStatus(route, inputs, by).status === 'scored')).toBe(true);
  }
  expect(tieOrder.toSorted()).toEqual(routeIds.toSorted());
});
