import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { cautionsOf, credentialReturn, groupAssumptions, returnHref } from './returns';

const data = loadData();
const [adn, bsn] = [credentialReturn('ohio', 'ADN', data), credentialReturn('ohio', 'BSN', data)];

describe('the return of a credential', () => {
  it('links to the calculator with the same question, defaults left out', () => {
    expect(returnHref('new-york', 'RN_TO_BSN')).toBe(
      '/calculators/nursing-roi?state=new-york&degree=RN_TO_BSN',
    );
    expect(bsn.href).toBe(returnHref('ohio', 'BSN'));
  });

  it('keeps its cautions apart, without the word that opens them', () => {
    const caution = 'Caution: the price rests on 1 institution only.';
    expect(cautionsOf({ assumptions: ['No growth.', caution] })).toEqual([
      'The price rests on 1 institution only.',
    ]);
    expect(cautionsOf({ assumptions: [] })).toEqual([]);
  });
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
