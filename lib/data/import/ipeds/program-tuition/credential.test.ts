import { expect, it } from 'vitest';
import { programCredential } from './credential';

const program = (cip: string, length: string, lengthUnit = 'clock hours') => ({
  unitid: '1',
  cip,
  charge: 9000,
  length,
  lengthUnit,
});

it.each([
  ['51.3902', '120', 'clock hours', [], 'CNA'],
  ['51.3902', '600', 'clock hours', [], ''],
  ['51.3902', '8', 'credit hours', [], 'CNA'],
  ['51.3902', '23', 'credit hours', [], ''],
  ['51.3901', '1500', 'clock hours', ['LPN'], 'LPN'],
  ['51.3901', '320', 'clock hours', ['LPN'], 'CERTIFICATE'],
  ['51.3999', '67', 'credit hours', [], 'LPN'],
  ['51.3999', '89', 'credit hours', ['OTHER'], ''],
  ['51.3801', '72', 'credit hours', ['ADN'], 'ADN'],
  ['51.3801', '120', 'credit hours', ['BSN', 'MSN'], 'BSN'],
  ['51.3801', '72', 'credit hours', ['ADN', 'BSN'], ''],
  ['51.3805', '40', 'credit hours', ['MSN'], ''],
])('reads %s of %s %s at a school that awards %j as "%s"', (cip, length, lengthUnit, awarded, credential) => {
  const one = program(cip, length, lengthUnit);
  const details = awarded.map((name) => ({ cip, credential: name }));
  expect(programCredential(one, [one], details)).toBe(credential);
});

it('reads none of several programs for registered nurses, unless all are certificates', () => {
  const [one, other] = [program('51.3801', '60', 'credit hours'), program('51.3801', '90', 'credit hours')];
  const aides = program('51.3902', '120');
  const read = (credential: string, ...programs: readonly (typeof one)[]) =>
    programCredential(one, programs, [{ cip: '51.3801', credential }]);
  expect(read('ADN', one, other)).toBe('');
  expect(read('ADN', one, aides)).toBe('ADN');
  expect(read('CERTIFICATE', one, other)).toBe('CERTIFICATE');
});
