import { describe, expect, it } from 'vitest';
import { madeUpProgram } from '@/tests/support/programs';
import { leadersInWords } from './leaders';

const program = (institution: string, over: Parameters<typeof madeUpProgram>[0] = {}) =>
  madeUpProgram({ institution, outcomes_score: 76, standard_error: 2, band: 1, caveats: [], ...over });
const presumed = { caveats: ['first_degree_not_confirmed'] };

describe('programs that do best', () => {
  it('are the first and those about the same as it, three by name', () => {
    const same = ['One', 'Two', 'Three', 'Four'].map((name) => program(name));
    const said = 'Doing best, and about the same as each other: One, Two, Three, and 1 more of this page.';
    expect(leadersInWords([...same, program('Five', { outcomes_score: 70 })])).toEqual([said]);
  });

  it('are in the two upper groups', () => {
    expect(leadersInWords([program('One', { band: 3 })])).toEqual([]);
    expect(leadersInWords([program('One', { band: null })])).toEqual([]);
    expect(leadersInWords([program('One'), program('Two', { band: 3 })])).toEqual(['Doing best: One.']);
  });

  it('are confirmed: one in doubt is named with its doubt, and the next leads', () => {
    const first = program('One', { outcomes_score: 90, ...presumed });
    expect(leadersInWords([first, program('Two'), program('Three', presumed)])).toEqual([
      'Doing best: Two.',
      'One is higher in the list, but we couldn’t confirm that it takes people who are not RNs yet: ask.',
    ]);
  });

  it('are none where all are in doubt, those with one doubt together', () => {
    const closed = program('Three', { caveats: ['school_not_confirmed_open'] });
    expect(leadersInWords([program('One', presumed), program('Two', presumed), closed])).toEqual([
      'One and Two are first in the list, but of each we couldn’t confirm that it takes people who are not RNs yet: ask.',
      'Three is first in the list, but we couldn’t confirm that the school is open: ask.',
    ]);
  });
});
