import { expect, it } from 'vitest';
import { madeUpCatalogue } from '@/tests/support/catalogue';
import { largerCatalogue } from './larger-catalogue';

it('has copies of each program under different names, sorted by name', () => {
  const catalogue = madeUpCatalogue([{ institution: 'Lima College' }, { institution: 'Akron College' }]);
  const { programs } = largerCatalogue(catalogue, 3);
  expect(programs.map(({ facts }) => facts.institution)).toEqual([
    'Akron College',
    'Akronx College',
    'Akronxx College',
    'Lima College',
    'Limax College',
    'Limaxx College',
  ]);
  expect(new Set(programs.map(({ id }) => id)).size).toBe(6);
});
