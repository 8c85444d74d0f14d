import { describe, expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import { cautionsOf, credentialReturn, groupAssumptions, returnHref, usualPays } from './returns';

const data = exampleData();
const [adn, bsn] = [credentialReturn('ohio', 'ADN', data), credentialReturn('ohio', 'BSN', data)];

describe('the return of a credential', () => {
  it('links to the calculator with the same question, which asks for the income', () => {
    expect(returnHref('new-york', 'RN_TO_BSN')).toBe(
      '/calculators/nursing-roi?state=new-york&degree=RN_TO_BSN',
    );
    expect(bsn.href).toBe(returnHref('ohio', 'BSN'));
  });

  it('keeps its cautions apart, without the word that opens them', () => {
    const caution = 'Caution: the price is from 1 school only.';
    expect(cautionsOf({ assumptions: ['No growth.', caution] })).toEqual([
      'The price is from 1 school only.',
    ]);
    expect(cautionsOf({ assumptions: [] })).toEqual([]);
  });
});

it('what people usually earn before is said once for the degrees that share it', () => {
  const pays = usualPays([adn, bsn, credentialReturn('ohio', 'MSN', data)]);
  expect(pays).toHaveLength(2);
  expect(pays[0]).toMatch(/^ADN and BSN \$[\d,]+ \(a quarter of all workers in the state earn less\)$/);
  expect(pays[1]).toMatch(/^MSN \$[\d,]+ \(the average of RNs with a BSN in the state\)$/);
});

describe('grouped assumptions', () => {
  it('are all of them, the shared ones once', () => {
    const { shared, own } = groupAssumptions([adn, bsn]);
    expect(shared.length).toBeGreaterThan(0);
    for (const [index, { assumptions }] of [adn, bsn].entries()) {
      const lines = [...shared, ...(own[index]?.lines ?? [])];
      expect([...lines].sort()).toEqual([...assumptions].sort());
    }
  });

  it('of nothing are nothing', () => {
    expect(groupAssumptions([])).toEqual({ shared: [], own: [] });
  });
});
