import { describe, expect, it } from 'vitest';
import { withFootnotes } from './footnotes';

describe('withFootnotes', () => {
  it('says a remark once, and without a number where every passage refers to it', () => {
    const written = withFootnotes([
      ({ refer }) => `Price${refer('Before aid.')}, debt${refer('Of those who borrowed.')}.`,
      ({ refer }) => `Price${refer('Before aid.')}, pay${refer('Before tax.')}.`,
      ({ refer }) => `Pay${refer('Before tax.')}, price${refer('Before aid.')}.`,
    ]);
    expect(written).toEqual({
      passages: ['Price, debt [1].', 'Price, pay [2].', 'Pay [2], price.'],
      common: ['Before aid.'],
      numbered: ['Of those who borrowed.', 'Before tax.'],
    });
  });

  it('says in passing what few words can', () => {
    const written = withFootnotes(
      ['Ohio', 'Ohio', 'Iowa'].map(
        (state) =>
          ({ refer }) =>
            `Pay${refer(`Nurses in ${state} earn $1.`, `${state}: $1`)}.`,
      ),
    );
    expect(written).toEqual({
      passages: ['Pay (Ohio: $1).', 'Pay (Ohio: $1).', 'Pay (Iowa: $1).'],
      common: [],
      numbered: [],
    });
  });

  it('has only common ones for one passage, and none for none', () => {
    expect(withFootnotes([({ refer }) => `Price${refer('Before aid.')}.`])).toEqual({
      passages: ['Price.'],
      common: ['Before aid.'],
      numbered: [],
    });
    expect(withFootnotes([])).toEqual({ passages: [], common: [], numbered: [] });
  });
});
