import { describe, expect, it } from 'vitest';
import { stateCodes, stateLabels } from '@/lib/places/states';
import { finderParameters } from '@/lib/programs/finder/parameters';
import { enumeration } from './declare';
import { readForm } from './form';
import { hintFor } from './hints';
import { parseQuery } from './parse';
import { several } from './several';

const state = enumeration(stateLabels, {
  description: 'A state.',
  example: 'ohio',
  otherNames: stateCodes,
});

describe('hintFor a state', () => {
  it.each([
    ['Calif.', ['california']],
    ['Fla.', ['florida']],
    ['Penna', ['pennsylvania']],
    ['W. Va.', ['west-virginia']],
    ['N. Mex.', ['new-mexico']],
    ['Ohio', ['ohio']],
    ['oh', ['ohio']],
    ['New York', ['new-york']],
    ['Californa', ['california']],
    ['Miss.', ['mississippi', 'missouri']],
    ['Ala.', ['alabama', 'alaska']],
    ['D.C.', ['district-of-columbia']],
  ])('reads %s', (text, values) => {
    expect(hintFor(state, text)).toEqual({ values });
  });

  it.each(['Ontario', 'atlantis', 'c', '?', '', 'M'])('knows nothing of %j', (text) => {
    expect(hintFor(state, text)).toBeUndefined();
  });
});

const refusal = (query: string) => {
  const parsed = parseQuery(finderParameters, new URLSearchParams(query));
  return parsed.ok ? '' : parsed.problem.message;
};

describe('a refusal', () => {
  it('says what was meant, in one sentence', () => {
    expect(refusal('state=Calif.')).toBe(
      'state must be one of the 51 allowed values, for example ohio; received "Calif.": did you mean california?',
    );
    expect(refusal('state=Miss.')).toMatch(/: did you mean mississippi or missouri\?$/);
    expect(refusal('credential=FNP')).toMatch(
      /; received "FNP": that is a role, not a program type; ask for MSN or DNP with kind=nurse practitioner\.$/,
    );
    expect(refusal('credential=ASN')).toMatch(/: did you mean ADN\?$/);
  });

  it('is of the first value that can’t be read among several', () => {
    const states = several(state, { most: 51, commas: true });
    const parsed = parseQuery({ states }, new URLSearchParams('states=ohio,Calif.,x'));
    expect(parsed).toMatchObject({
      problem: { message: expect.stringMatching(/received "Calif\.": did you mean california\?$/) },
    });
  });

  it('says the same in a form, with the words that its lists have', () => {
    const words = {
      state: { label: 'State', error: 'Choose a state' },
      credential: { label: 'Type', error: 'Choose a program type' },
    };
    const { fields } = readForm(finderParameters, words, new URLSearchParams('state=N.Y&credential=FNP'));
    expect(fields.state.error).toBe('Choose a state. Received "N.Y": did you mean New York?');
    expect(fields.credential.error).toMatch(
      /^Choose a program type. Received "FNP": that is a role, not a program type;/,
    );
    const unknown = readForm(finderParameters, words, new URLSearchParams('state=atlantis'));
    expect(unknown.fields.state.error).toBe('Choose a state. Received "atlantis".');
  });
});
