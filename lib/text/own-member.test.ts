import { expect, it } from 'vitest';
import { isOwn, ownMember } from './own-member';

const prototypeNames = Object.getOwnPropertyNames(Object.prototype);

it('finds what an object has itself', () => {
  expect([ownMember({ ohio: 1 }, 'ohio'), isOwn({ ohio: 1 }, 'ohio')]).toEqual([1, true]);
});

it.each(prototypeNames)('does not take %s for a member', (name) => {
  expect([ownMember({ ohio: 1 }, name), ownMember(undefined, name), isOwn({ ohio: 1 }, name)]).toEqual([
    undefined,
    undefined,
    false,
  ]);
});

it('knows a member that is called so', () => {
  expect(ownMember({ constructor: 'mine' }, 'constructor')).toBe('mine');
});
