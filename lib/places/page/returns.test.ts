import { describe, expect, it } from 'vitest';
import { exampleData } from '@/tests/support/data';
import {
  cautionsIn,
  credentialReturn,
  returnHref,
  sharedAssumptions,
  usualPayBases,
  usualPays,
} from './returns';

const data = exampleData();
const [adn, bsn] = [credentialReturn('ohio', 'ADN', data), credentialReturn('ohio', 'BSN', data)];

describe('the return of a credential', () => {
  it('links to the calculator with the same question, which asks for the income', () => {
    expect(returnHref('new-york', 'RN_TO_BSN')).toBe(
      '/calculators/nursing-roi?state=new-york&degree=RN_TO_BSN',
    );
    expect(bsn.href).toBe(returnHref('ohio', 'BSN'));
  });

  it('of an accelerated BSN is that of its track', () => {
    const absn = credentialReturn('ohio', 'ABSN', data);
    expect(absn.name).toBe('accelerated BSN');
    expect(absn.href).toBe('/calculators/nursing-roi?state=ohio&degree=BSN&track=accelerated');
    expect(absn.result.tuition_basis.area).toBe('national');
  });
});

describe('cautions', () => {
  it('are kept apart, without the word that opens them, each once', () => {
    const caution = 'Caution: the price is from 1 school only.';
    const returns = [
      { name: 'BSN', assumptions: ['No growth.', caution] },
      { name: 'accelerated BSN', assumptions: [caution] },
      { name: 'MSN', assumptions: [] },
    ];
    expect(cautionsIn(returns)).toEqual([
      { name: 'BSN and accelerated BSN', text: 'The price is from 1 school only.' },
    ]);
  });
});

it('what people usually earn before is said once for the degrees that share it', () => {
  const returns = [adn, bsn, credentialReturn('ohio', 'MSN', data)];
  const pays = usualPays(returns);
  expect(pays).toHaveLength(2);
  expect(pays[0]).toMatch(/^ADN and BSN \$[\d,]+$/);
  expect(pays[1]).toMatch(/^MSN \$[\d,]+$/);
  expect(usualPayBases(returns)).toEqual([
    'ADN and BSN, a quarter of all workers in the state earn less',
    'MSN, the average of RNs with a BSN in the state',
  ]);
});

describe('shared assumptions', () => {
  it('are those of every answer', () => {
    const shared = sharedAssumptions([adn, bsn]);
    expect(shared.length).toBeGreaterThan(0);
    expect(shared).toEqual(adn.assumptions.filter((line) => bsn.assumptions.includes(line)));
  });

  it('of nothing are nothing', () => {
    expect(sharedAssumptions([])).toEqual([]);
  });
});
