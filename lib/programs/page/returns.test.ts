import { expect, it } from 'vitest';
import { returnsOf } from './returns';

it('links a list of one type in one state to its answer, and a type without one to the type to see', () => {
  expect(returnsOf(['ohio'], ['ABSN'])).toEqual({
    label: 'What an accelerated BSN costs and pays in Ohio',
    href: '/calculators/nursing-roi?state=ohio&degree=BSN&track=accelerated',
    reason: null,
  });
  expect(returnsOf(['ohio', 'ohio'], ['DIPLOMA'])).toEqual({
    label: 'What an ADN costs and pays in Ohio',
    href: '/calculators/nursing-roi?state=ohio&degree=ADN',
    reason: expect.stringMatching(/^A hospital diploma /),
  });
  expect(returnsOf(['ohio', 'texas'], ['BSN'])).toBeNull();
  expect(returnsOf(['ohio'], ['BSN', 'ADN'])).toBeNull();
  expect(returnsOf([], [])).toBeNull();
});
