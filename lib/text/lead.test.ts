import { describe, expect, it } from 'vitest';
import { splitLead } from './lead';

describe('splitLead', () => {
  it('splits after the first sentence', () => {
    expect(splitLead('Closed in 2024. Its programs have ended. Ask the state.')).toEqual({
      lead: 'Closed in 2024.',
      rest: 'Its programs have ended. Ask the state.',
    });
  });

  it('leaves a single sentence whole', () => {
    expect(splitLead('A BSN costs about $57,800.')).toEqual({ lead: 'A BSN costs about $57,800.', rest: '' });
  });

  it.each(['Mount St. Mary’s University has 2 programs.', 'Schools of the U.S. Navy teach 3.5 of them.'])(
    'does not take an abbreviation or a number for an end: %s',
    (text) => {
      expect(splitLead(text)).toEqual({ lead: text, rest: '' });
    },
  );
});
