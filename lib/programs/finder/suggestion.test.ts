import { describe, expect, it } from 'vitest';
import { conditionText, suggestionFor } from './suggestion';

describe('suggestionFor', () => {
  it.each([
    ['RN to BSN Texas', 'credential=RN_TO_BSN&state=texas'],
    ['rn-to-bsn', 'credential=RN_TO_BSN'],
    ['LPN programs in Georgia', 'credential=LPN&state=georgia'],
    ['LVN', 'credential=LPN'],
    ['associate degree Ohio', 'credential=ADN&state=ohio'],
    ['best BSN in New York', 'credential=BSN&state=new-york'],
    ['accelerated BSN OH', 'credential=ABSN&state=ohio'],
    ['BSN Columbus, Ohio', 'credential=BSN&state=ohio&query=columbus'],
    ['Emory BSN', 'credential=BSN&query=emory'],
  ])('reads %s', (question, condition) => {
    const suggestion = suggestionFor(question);
    expect(suggestion && conditionText(suggestion)).toBe(condition);
  });

  it.each(['Cleveland', 'Texas', ''])('leaves %s to the names', (question) => {
    expect(suggestionFor(question)).toBeUndefined();
  });
});
