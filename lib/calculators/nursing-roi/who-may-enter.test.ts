import { describe, expect, it } from 'vitest';
import { answeredTypes, answerTo } from './program-types';
import { areOpenToOnePerson, haveOneEntry, needInWords, needsRnLicense, whoMayEnter } from './who-may-enter';

const asked = (type: (typeof answeredTypes)[number]) => {
  const answer = answerTo(type);
  if (!answer.asked) throw new Error(`${type} has no answer`);
  return answer.asked;
};

describe('who may enter a program', () => {
  it('is an RN for what comes after the first license', () => {
    expect(answeredTypes.filter((type) => needsRnLicense(asked(type)))).toEqual([
      'RN_TO_BSN',
      'RN_TO_MSN',
      'MSN',
      'DNP',
      'PHD',
      'CERTIFICATE',
    ]);
  });

  it('is said in a clause and in a sentence', () => {
    expect(needInWords(asked('LPN'))).toBe('needs no nursing license');
    expect(needInWords(asked('DNP'))).toBe('needs an RN license');
    expect(whoMayEnter(asked('MSN'))).toBe('An MSN is for people who are RNs already.');
    expect(whoMayEnter(asked('ABSN'))).toBe(
      'An accelerated BSN is for people with a bachelor’s degree in another field.',
    );
    expect(whoMayEnter(asked('CERTIFICATE'))).toBe(
      'A post-graduate certificate is for RNs with a graduate degree in nursing.',
    );
    expect(whoMayEnter(asked('ADN'))).toBeNull();
  });

  it('is one person for two programs where both ask for the same, or lead a graduate to a first RN license', () => {
    const openBeside = (type: (typeof answeredTypes)[number]) =>
      answeredTypes.filter((other) => other !== type && areOpenToOnePerson(asked(type), asked(other)));
    expect(openBeside('BSN')).toEqual(['LPN', 'ADN', 'ABSN']);
    expect(openBeside('ABSN')).toEqual(['ADN', 'BSN']);
    expect(openBeside('LPN')).toEqual(['ADN', 'BSN']);
    expect(openBeside('MSN')).toEqual(['RN_TO_BSN', 'RN_TO_MSN', 'DNP', 'PHD', 'CERTIFICATE']);
    expect(haveOneEntry([asked('BSN'), asked('ABSN')])).toBe(false);
    expect(haveOneEntry([asked('BSN'), asked('LPN')])).toBe(true);
  });
});
