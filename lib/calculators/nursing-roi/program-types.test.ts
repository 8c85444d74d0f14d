import { describe, expect, it } from 'vitest';
import { degrees } from '@/lib/data/credentials';
import { catalogueCredentials } from '@/lib/programs/credentials';
import { inputsOf } from './parameters';
import { answeredTypes, answerTo, noAnswerReason, programTypes, readType, typeAsked } from './program-types';

describe('program types', () => {
  it('are those of the finder and those of the calculator, each with an answer or the reason why not', () => {
    expect(new Set(programTypes)).toEqual(new Set([...catalogueCredentials, ...degrees]));
    for (const type of programTypes) {
      expect(answerTo(type).asked === null, type).toBe(noAnswerReason(type) !== null);
    }
    expect(programTypes.filter((type) => noAnswerReason(type) !== null)).toEqual(['DIPLOMA']);
  });

  it('are read as what the calculator asks for, and back', () => {
    for (const type of answeredTypes) {
      const asked = readType(type);
      expect(asked && typeAsked(inputsOf({ state: 'ohio', current_income: 0, ...asked }))).toBe(type);
    }
    expect(readType('ABSN')).toEqual({ degree: 'BSN', track: 'accelerated' });
    expect(readType('DIPLOMA')).toBeNull();
    expect(readType('ohio')).toBeNull();
  });
});
