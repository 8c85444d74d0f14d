import { describe, expect, it } from 'vitest';
import { exampleData, withEarnings } from '@/tests/support/data';
import { credentialReturn } from './returns';
import { stateAnswer } from './state-answer';

const adn = credentialReturn('ohio', 'ADN', exampleData());
const facts = {
  place: 'Ohio',
  adn,
  nationTuition: { value: 8760 },
  rnMedianAboveNation: { value: -13.5 },
  priceLevel: 91.8,
} as const;
const answer = (changes: Partial<Parameters<typeof stateAnswer>[0]>) => stateAnswer({ ...facts, ...changes });
const basis = (changes: object) => ({
  ...adn,
  result: { ...adn.result, tuition_basis: { ...adn.result.tuition_basis, ...changes } },
});

describe('the verdict', () => {
  it('says whose price it is where no public college publishes one', () => {
    const { verdict, sentence } = answer({ adn: basis({ control: 'private' }) });
    expect(verdict).toMatch(/^A private ADN costs about \$[\d,]+ here and leads to/);
    expect(sentence).toMatch(/^No public college in Ohio publishes a price for it\./);
  });

  it('says so where price or pay is that of the nation', () => {
    expect(answer({ adn: basis({ area: 'national' }) }).verdict).toMatch(/costs about \$[\d,]+ nationwide /);
    const elsewhere = credentialReturn('ohio', 'ADN', withEarnings({ distinct_values: 0 }, 'ohio'));
    expect(answer({ adn: elsewhere }).verdict).toMatch(/ a year nationwide\.$/);
  });

  it('invents no pay that is not known', () => {
    const unknown = { ...adn, result: { ...adn.result, graduate_earnings: null } };
    expect(answer({ adn: unknown }).verdict).toMatch(/ here\. We don’t know what its graduates earn\.$/);
  });
});

describe('the sentence', () => {
  it('compares in whole percent, and says what is about the same', () => {
    expect(answer({}).sentence).toMatch(/RNs earn 14% less and prices are 8% lower\.$/);
    expect(answer({ rnMedianAboveNation: { value: 0.3 }, priceLevel: 110 }).sentence).toMatch(
      /RNs earn about the same and prices are 10% higher\.$/,
    );
  });

  it('leaves out what is missing', () => {
    const { sentence } = answer({
      nationTuition: { missing: 'None.' },
      rnMedianAboveNation: { missing: 'Not released.' },
    });
    expect(sentence).toMatch(/^Tuition and fees are \$[\d,]+\. Compared with the US, prices are 8% lower\.$/);
  });
});
