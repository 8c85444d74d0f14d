import { expect, it } from 'vitest';
import { madeUpProgram } from '@/tests/support/programs';
import { shortNames, shortProgramNames } from './short-names';

it('leave out what kind of school it is', () => {
  expect(
    shortNames([
      'Southern Crescent Technical College',
      'Gordon State College',
      'Ohio State University-Main Campus',
    ]),
  ).toEqual(['Southern Crescent', 'Gordon State', 'Ohio State']);
});

it('are whole where only a state is left, or two schools would be called alike', () => {
  expect(shortNames(['Ohio University-Main Campus'])).toEqual(['Ohio University']);
  expect(shortNames(['Boston College', 'Boston University'])).toEqual([
    'Boston College',
    'Boston University',
  ]);
  expect(shortNames(['Emory University', 'Emory University'])).toEqual(['Emory', 'Emory']);
});

it('of one school’s programs have their types', () => {
  const programs = (['BSN', 'MSN'] as const).map((credential) => ({ facts: madeUpProgram({ credential }) }));
  expect(shortProgramNames(programs)).toEqual(['A, BSN', 'A, MSN']);
});
