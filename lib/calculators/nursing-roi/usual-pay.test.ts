import { expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { usualPayInWords } from './usual-pay';

it.each([
  ['BSN', 'a quarter of all workers in the state earn less'],
  ['ABSN', 'half of all workers in the state earn less'],
  ['LPN_TO_RN', 'the average of LPNs in the state'],
  ['RN_TO_BSN', 'the average of RNs with an ADN in the state'],
  ['PHD', 'the average of RNs with a BSN in the state'],
] as const)('the usual pay before a program is said in plain words: %s', (credential, words) => {
  expect(usualPayInWords(exampleData().typicalEntrant(credential))).toBe(words);
});
