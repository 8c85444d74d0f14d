import { describe, expect, it } from 'vitest';
import { dataFrom } from '@/lib/data/data';
import { constants } from '@/tests/support/program-tables';
import { scoredCredentials } from './components';
import { componentsOf, rulesOf, scoreRules } from './rules';

const rules = scoreRules(constants('outcomes-score'));
const weights = (credential: string) =>
  Object.fromEntries(componentsOf(rules, credential).map(({ id, weight }) => [id, weight]));

describe('the constants of the score', () => {
  it('weigh the measures of each program type as CONTRACT has them', () => {
    const license = { nclex: 40, earnings: 30, completion: 5, affordability: 15, debt: 10 };
    const completion = { earnings: 25, affordability: 15, debt: 10 };
    expect(Object.fromEntries(scoredCredentials.map((one) => [one, weights(one)]))).toEqual({
      LPN: license,
      ADN: license,
      BSN: { ...license, earnings: 25, completion: 10 },
      ABSN: { nclex: 40, earnings: 25, completion: 10, debt: 10 },
      RN_TO_BSN: completion,
      MSN: completion,
      DNP: completion,
    });
  });

  it('leave program types without a score without rules', () => {
    for (const one of ['PHD', 'DIPLOMA', 'CERTIFICATE']) {
      expect([rulesOf(rules, one), componentsOf(rules, one)]).toEqual([undefined, []]);
    }
  });

  it('have a stand-in for every control and groups that fall', () => {
    for (const [, { components, bandsFrom }] of rules.byCredential) {
      expect(bandsFrom).toEqual(bandsFrom.toSorted((a, b) => b - a));
      for (const { standIns } of components) {
        expect(Object.keys(standIns)).toEqual(['all', 'public', 'private nonprofit', 'private for-profit']);
        for (const { share } of Object.values(standIns)) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('take the effects of states by their slugs, of one program type each', () => {
    expect([...(rulesOf(rules, 'BSN')?.pay.stateEffects.keys() ?? [])]).toEqual(['ohio']);
    expect(rulesOf(rules, 'BSN')?.pay.stateEffects).not.toEqual(rulesOf(rules, 'ADN')?.pay.stateEffects);
  });

  it('may lack none', () => {
    const rows = constants('outcomes-score').rows.filter(
      ({ parameter, subject }) => !(parameter === 'missing_points' && subject === 'MSN:debt:public'),
    );
    const lacking = dataFrom({ 'outcomes-score': rows }).parameters('outcomes-score');
    expect(() => scoreRules(lacking)).toThrow('missing_points for MSN:debt:public');
  });
});
